/** The quick exit of private pages and of the form; the address is the link's own. */
const found = () => document.querySelector<HTMLAnchorElement>('[data-leave]');
/** The longest time in milliseconds between the two presses of a double press. */
const twice = 1_500;

/** Empties the page, deletes the tab's session storage and replaces the page, so that "back" does not return here. */
function leave({ href }: HTMLAnchorElement): void {
  document.body.hidden = true;
  try {
    sessionStorage.clear();
  } finally {
    location.replace(href);
  }
}

export function watchLeaving(): void {
  addEventListener('click', (event) => {
    const way = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-leave]');
    if (!way) return;
    event.preventDefault();
    leave(way);
  });

  // Twice, because one press closes a dialog. On a page with a form only once something is typed there.
  let pressed = -Infinity;
  addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      const way = found();
      if (key !== 'Escape' || repeat || !way || document.querySelector('form:not([data-draft]) > .step')) return;
      if (timeStamp - pressed < twice) leave(way);
      pressed = timeStamp;
    },
    true,
  );
}
