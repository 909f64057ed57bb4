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

/** On the page of a form that nobody has typed into, Escape is for others. While it sleeps, only its fields tell. */
function isUntouched(): boolean {
  const form = document.querySelector('form:not([data-draft]):has(> .step)');
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  return form !== null && fields.every(({ value, defaultValue }) => value === defaultValue);
}

export function watchLeaving(): void {
  addEventListener('click', (event) => {
    const way = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-leave]');
    if (!way) return;
    event.preventDefault();
    leave(way);
  });

  // Twice, because one press closes a dialog.
  let pressed = -Infinity;
  addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      const way = found();
      if (key !== 'Escape' || repeat || !way || isUntouched()) return;
      if (timeStamp - pressed < twice) leave(way);
      pressed = timeStamp;
    },
    true,
  );
}
