/** The element outside dialogs that had the focus last; a button that gets disabled would lose it otherwise. */
let last: HTMLElement | undefined;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest('dialog')) last = target;
  });

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
