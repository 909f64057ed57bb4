/** The element outside dialogs that had the focus last; a button that gets disabled would lose it otherwise. */
let last: HTMLElement | undefined;
if (typeof document !== 'undefined') {
  const note = (target: EventTarget | null) => {
    if (target instanceof HTMLElement && !target.closest('dialog')) last = target;
  };
  // The dialogs may be loaded after the press that opens one.
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to where it was before a dialog, or to the page's heading when that is gone. */
export function focusBack(): void {
  last?.focus({ preventScroll: true });
  if (document.activeElement !== last) focusHeading();
}
