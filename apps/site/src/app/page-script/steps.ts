/**
 * The form in steps: on narrow screens the styles show one, the `data-current` one, and the buttons between them. On wide
 * screens and without a script it is one page. Nothing here needs React, so the steps work before and after it has come.
 */
const shown = (element: Element | null): boolean => element?.checkVisibility() ?? false;
const stepOf = (element: Element) => element.closest<HTMLElement>('.step');

function show(step: Element): void {
  step.parentElement!.querySelector('.step[data-current]')?.removeAttribute('data-current');
  step.setAttribute('data-current', '');
}

function go(button: HTMLElement): void {
  const step = stepOf(button)!;
  const forward = button.dataset.step === 'next';
  const controls = [...step.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  // The browser asks for the first that is missing.
  if (forward && !controls.every((control) => control.reportValidity())) return;
  const next = forward ? step.nextElementSibling! : step.previousElementSibling!;
  show(next);
  next.querySelector('legend')!.focus({ preventScroll: true });
  next.scrollIntoView({ behavior: 'instant' });
}

export function walkSteps(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) go(button);
  });

  // Enter goes to the next step first.
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const next = stepOf(target)?.querySelector<HTMLElement>('[data-step=next]') ?? null;
    if (!next || !shown(next)) return;
    event.preventDefault();
    go(next);
  });

  // A field that the browser asks for comes into view before the browser looks for it.
  addEventListener(
    'invalid',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      const step = stepOf(target);
      if (step && target === target.form!.querySelector(':invalid:not(fieldset)')) show(step);
    },
    true,
  );
  addEventListener('reset', ({ target }) => {
    const first = (target as HTMLFormElement).querySelector('.step');
    if (first) show(first);
  });
}
