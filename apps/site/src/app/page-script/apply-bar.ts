// The way to the form steps aside where the form is in view.
const form = document.querySelector('#apply form');
if (form)
  new IntersectionObserver(([entry]) =>
    document.documentElement.toggleAttribute('data-applying', entry!.isIntersecting),
  ).observe(form);
