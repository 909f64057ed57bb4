/** Pixels from the top after which the navigation slides away, and after which the way back to the top shows. */
const hideAfter = 100;
const farAfter = 400;

const root = document.documentElement;
// The scroll position is not read here, because reading it would force a layout.
let last = 0;

// The styles decide on which widths and in which languages the navigation follows `data-nav`.
addEventListener(
  'scroll',
  () => {
    root.dataset.nav = scrollY > hideAfter && scrollY > last ? 'hidden' : 'shown';
    last = scrollY;
    root.toggleAttribute('data-far', scrollY > farAfter);
  },
  { passive: true },
);
