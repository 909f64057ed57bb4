import { setConsent, storedConsent, type Consent } from '../../features/tracking/consent.ts';
import { quietly } from './wake.ts';

/** The address of the tracking code; empty where no provider is configured, and with it everything below. */
declare const TRACKING_ENTRY: string;

type Tracking = { viewed: () => void; refused: () => void };
let loaded: Promise<Tracking> | undefined;

function tell(news: keyof Tracking): void {
  loaded ??= import(/* @vite-ignore */ TRACKING_ENTRY) as Promise<Tracking>;
  loaded.then((tracking) => tracking[news]()).catch(quietly);
}

function granted(): void {
  if (document.querySelector('main[data-tracked]')) tell('viewed');
}

function answer(control: HTMLElement): void {
  const consent = control.dataset.consent as Consent;
  const before = storedConsent();
  setConsent(consent);
  if (consent === 'granted') granted();
  if (consent === 'denied' && before === 'granted') tell('refused');
  const next = consent === 'ask' ? '#consent' : '.consent-settings';
  document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
}

if (TRACKING_ENTRY) {
  setConsent(storedConsent());
  addEventListener('load', () => storedConsent() === 'granted' && granted());
  addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
    if (control) answer(control);
  });
}
