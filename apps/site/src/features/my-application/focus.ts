/** Focuses its element once, when it appears. A constant: React calls a new function at every render. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
/** The same, and scrolls to it: on a phone a form that closes leaves the screen far below. */
export const arrive = (element: HTMLElement | null) => element?.focus();
export const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
