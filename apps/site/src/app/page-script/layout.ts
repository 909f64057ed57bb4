/** Shows one section a frame, so that no long task delays a tap; all at once for a hash, which needs the layout. */
const root = document.documentElement;
const waiting = [
  ...document.querySelectorAll<HTMLElement>('main > section, article section, #closing > section, footer'),
];

export function layOut(): void {
  waiting.length = 0;
  root.dataset.laidOut = '';
}

function layOutNext(): void {
  const section = waiting.shift();
  if (!section) return layOut();
  section.style.contentVisibility = 'visible';
  // After the frame, so that each section is laid out in its own task.
  requestAnimationFrame(() => setTimeout(layOutNext));
}

// After "back" the browser restores the scroll position, which needs the full height.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') layOut();
else requestAnimationFrame(() => setTimeout(layOutNext));
