// Hides the Apply bar while the form is in view.
const form = document.querySelector('#apply form');
if (form)
  new IntersectionObserver(([entry]) =>
    document.documentElement.toggleAttribute('data-applying', entry!.isIntersecting),
  ).observe(form);
