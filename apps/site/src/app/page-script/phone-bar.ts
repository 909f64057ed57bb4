// Hides the bar of a phone while what it leads to is in view.
const aim = document.querySelector('#apply form, #prices table');
if (aim)
  new IntersectionObserver(([entry]) =>
    document.documentElement.toggleAttribute('data-arrived', entry!.isIntersecting),
  ).observe(aim);
