export function showStepOf(element: Element): HTMLElement | null {
  const step = element.closest<HTMLElement>('.step');
  step?.parentElement!.querySelector('.step[data-current]')?.removeAttribute('data-current');
  step?.setAttribute('data-current', '');
  return step;
}
