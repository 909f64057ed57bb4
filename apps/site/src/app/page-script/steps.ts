import {
  clearDraft,
  draftKey,
  isKept,
  keepDraft,
  restoreDraft,
  saveDraft,
  untilKey,
} from '../../features/application-form/draft.ts';
import { showStepOf } from '../../features/application-form/show-step.ts';

/** What a history entry remembers; the router's own state stays beside it. */
type Entry = { step?: number; from?: number } | null;

const entry = () => history.state as Entry;
const mark = (step: number) => history.replaceState({ ...entry(), step, from: undefined }, '');

/** On narrow screens the styles show only the `data-current` step. Nothing here needs React. */
function go(button: HTMLElement, forward: boolean): void {
  const step = button.closest('.step')!;
  const number = [...step.parentElement!.querySelectorAll('.step')].indexOf(step) + 1;
  const controls = [...step.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  // The browser reports the first missing field.
  if (forward && !controls.every((control) => control.reportValidity())) return;
  if (!forward && entry()?.step === number && entry()?.from === number - 1) return history.back();
  mark(forward ? number : number - 1);
  if (forward) history.pushState({ ...entry(), step: number + 1, from: number }, '');
  arriveAt(showStepOf(forward ? step.nextElementSibling! : step.previousElementSibling!)!);
}

function arriveAt(step: HTMLElement): void {
  step.querySelector('legend')!.focus({ preventScroll: true });
  step.scrollIntoView({ behavior: 'instant' });
}

/** The step of the history entry, if it has one. */
const entered = () => document.querySelectorAll('.step')[(entry()?.step ?? 0) - 1];

const clearDialog = () => document.querySelector<HTMLDialogElement>('#clear-form');

const acts: Record<string, (button: HTMLElement) => void> = {
  next: (button) => go(button, true),
  back: (button) => go(button, false),
  clear: () => clearDialog()!.showModal(),
  keep: () => clearDialog()!.close(),
};

const formOf = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element && target.closest('form');
  return form && form.querySelector('.step') ? form : undefined;
};

/** What is still open of a draft that the device no longer keeps belongs to the tab. */
function takeBack(): void {
  const open = document.querySelector<HTMLFormElement>('form[data-draft=device]');
  if (isKept() || !open) return;
  saveDraft(open);
  open.querySelector<HTMLInputElement>('[data-keep]')!.checked = false;
}

export function walkSteps(): void {
  const form = formOf(document.querySelector('.step'));
  if (form) {
    restoreDraft(form);
    form.querySelector<HTMLInputElement>('[data-keep]')!.checked = isKept();
  }
  const last = entered();
  if (form && last && 'restored' in form.dataset) showStepOf(last);
  addEventListener('popstate', () => {
    const step = entered();
    // After the browser has gone to the address's hash, which takes the focus away.
    if (step) requestAnimationFrame(() => arriveAt(showStepOf(step)!));
  });
  addEventListener('input', ({ target }) => {
    const typed = formOf(target);
    if (typed) saveDraft(typed);
  });

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
    if (button) acts[button.dataset.act!]?.(button);
  });

  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-keep]')) keepDraft(target.form!, target.checked);
  });
  // A draft whose 24 hours are over leaves the device here, too.
  addEventListener('visibilitychange', takeBack);

  // Enter goes to the next step instead of submitting.
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const next = target.closest('.step')?.querySelector<HTMLElement>('[data-act=next]');
    if (!next?.checkVisibility()) return;
    event.preventDefault();
    go(next, true);
  });

  // Shows the step of an invalid field before the browser tries to focus it.
  addEventListener(
    'invalid',
    ({ target }) => {
      const control = target as HTMLInputElement;
      if (control === control.form?.querySelector(':invalid:not(fieldset)')) showStepOf(control);
    },
    true,
  );
  addEventListener('reset', ({ target }) => {
    const emptied = formOf(target);
    if (!emptied) return;
    // By her own hand, and not because it was sent.
    const pressed = document.activeElement?.matches('[type=reset]');
    clearDraft(emptied);
    const first = showStepOf(emptied.querySelector('.step')!)!;
    if (entry()?.step) mark(1);
    clearDialog()?.close();
    if (pressed) arriveAt(first);
  });

  addEventListener('storage', ({ key, newValue }) => {
    if (key === untilKey) takeBack();
    // Another tab has sent the form or cleared it.
    if (key === draftKey && newValue === null)
      document.querySelector<HTMLFormElement>('form[data-draft=device]')?.reset();
  });
}
