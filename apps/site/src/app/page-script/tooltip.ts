/** Tooltips repeat the control's accessible name, so they stay silent for screen readers. */
const openDelay = 700;
/** Milliseconds after a tooltip closed in which the next one opens without a delay. */
const skipDelay = 300;

let tip: HTMLElement | undefined;
let owner: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

function make(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'tooltip';
  made.popover = 'manual';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

function show(control: HTMLElement): void {
  clearTimeout(timer);
  owner = control;
  tip ??= make();
  tip.textContent = control.dataset.tooltip!;
  tip.showPopover();
  const around = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = around.left + (around.width - width) / 2;
  const below = around.bottom + height < innerHeight;
  tip.style.left = `${Math.max(4, Math.min(left, document.documentElement.clientWidth - width - 4))}px`;
  tip.style.top = `${below ? around.bottom : around.top - height}px`;
}

function hide(): void {
  clearTimeout(timer);
  if (!owner) return;
  owner = undefined;
  closedAt = performance.now();
  tip?.hidePopover();
}

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined;

addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || target === tip) return;
  const control = controlOf(target);
  if (control && control === owner) return;
  hide();
  if (control) timer = setTimeout(show, performance.now() - closedAt < skipDelay ? 0 : openDelay, control);
});
addEventListener('focusin', ({ target }) => {
  const control = controlOf(target);
  if (control?.matches(':focus-visible')) show(control);
});
for (const type of ['focusout', 'pointerdown', 'scroll']) addEventListener(type, hide, { passive: true });
addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
