/** As `ref`: gives the focus to what has just appeared because the reader asked for it. */
export const focused = (element: HTMLElement | null): void => element?.focus();
