/** Refs that move the focus once, when their element appears; each is one function, or React would call it at every render. */
export const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
export const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
