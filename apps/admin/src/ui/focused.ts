/** A `ref` that focuses an element which appears because the user requested it. */
export const focused = (element: HTMLElement | null): void => element?.focus();

/** A `ref` that focuses this element when its dialog opens. React's `autoFocus` runs too early for that. */
export const focusedInDialog = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
