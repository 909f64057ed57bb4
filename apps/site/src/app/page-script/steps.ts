import { clearDraft, draftKey, restoreDraft, saveDraft } from '../../features/application-form/draft.ts';
import { showStepOf } from '../../features/application-form/show-step.ts';

/** On narrow screens the styles show only the `data-current` step. Nothing here needs React. */
function go(button: HTMLElement, forward: boolean): void {
  const step = button.closest('.step')!;
  const controls = [...step.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  // The browser reports the first missing field.
  if (forward && !controls.every((control) => control.reportValidity())) return;
  arriveAt(showStepOf(forward ? step.nextElementSibling! : step.previousElementSibling!)!);
}

function arriveAt(step: HTMLElement): void {
  step.querySelector('legend')!.focus({ preventScroll: true });
  step.scrollIntoView({ behavior: 'instant' });
}

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

export function walkSteps(): void {
  const form = formOf(document.querySelector('.step'));
  if (form) restoreDraft(form);
  addEventListener('input', ({ target }) => {
    const typed = formOf(target);
    if (typed) saveDraft(typed);
  });

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-act]');
    if (button) acts[button.dataset.act!]?.(button);
  });

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
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (target === target.form?.querySelector(':invalid:not(fieldset)')) showStepOf(target);
    },
    true,
  );
  addEventListener('reset', ({ target }) => {
    const emptied = formOf(target);
    if (!emptied) return;
    clearDraft(emptied);
    const first = showStepOf(emptied.querySelector('.step')!)!;
    if (!clearDialog()?.open) return;
    clearDialog()!.close();
    arriveAt(first);
  });

  // Another tab has sent the form or cleared it.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === draftKey && newValue === null) document.querySelector<HTMLFormElement>('form[data-draft]')?.reset();
  });
}
