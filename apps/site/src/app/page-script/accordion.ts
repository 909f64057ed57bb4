// The arrow, Home and End keys walk the headers of an accordion.
addEventListener('keydown', (event) => {
  const { target, key } = event;
  const accordion = target instanceof Element && target.matches('summary') && target.closest('[data-accordion]');
  if (!accordion) return;
  const headers = [...accordion.querySelectorAll('summary')];
  const at = headers.indexOf(target);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  if (to === undefined) return;
  event.preventDefault();
  headers.at(to % headers.length)!.focus();
});
