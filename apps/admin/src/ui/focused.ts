/** As `ref`: gives the focus to what has just appeared because the reader asked for it. */
export const focused = (element: HTMLElement | null): void => element?.focus();

/** As `ref`: gives the focus to this element when the dialog around it opens. React's `autoFocus` comes before that. */
export const focusedInDialog = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
