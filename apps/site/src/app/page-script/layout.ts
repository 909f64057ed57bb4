/**
 * The styles hold back what is below the first screen. It is laid out one section a frame, so that no task keeps a tap
 * waiting; at once where a place on the page is asked for, because places are right only then.
 */
const root = document.documentElement;
const waiting = [...document.querySelectorAll<HTMLElement>('main > section, footer')];

export function layOut(): void {
  waiting.length = 0;
  root.dataset.laidOut = '';
}

function layOutNext(): void {
  const section = waiting.shift();
  if (!section) return layOut();
  section.style.contentVisibility = 'visible';
  // After the frame, so that the next one has a task of its own.
  requestAnimationFrame(() => setTimeout(layOutNext));
}

// A browser that comes back scrolls to where the visitor was.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== 'navigate') layOut();
else requestAnimationFrame(() => setTimeout(layOutNext));
