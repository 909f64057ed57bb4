/**
 * Refs that focus their element once, when it appears. Each is a constant function: React calls a new one at every
 * render.
 */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
/** The same, and scrolls to it: on a phone a form that closes leaves the screen far below. */
export const arrive = (element: HTMLElement | null) => element?.focus();
export const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
