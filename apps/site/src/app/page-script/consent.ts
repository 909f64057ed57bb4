import { setConsent, storedConsent, type Consent } from '../../features/tracking/consent.ts';
import { quietly } from './wake.ts';

/** The address of the tracking code; empty where no provider is configured, and with it everything below. */
declare const TRACKING_ENTRY: string;

type Tracking = { viewed: () => void; refused: () => void };
let loaded: Promise<Tracking> | undefined;
const load = () => (loaded ??= import(/* @vite-ignore */ TRACKING_ENTRY) as Promise<Tracking>);

function granted(): void {
  if (document.querySelector('main[data-tracked]'))
    load()
      .then(({ viewed }) => viewed())
      .catch(quietly);
}

function answer(control: HTMLElement): void {
  const consent = control.dataset.consent as Consent;
  const before = storedConsent();
  setConsent(consent);
  if (consent === 'granted') granted();
  if (consent === 'denied' && before === 'granted')
    load()
      .then(({ refused }) => refused())
      .catch(quietly);
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
