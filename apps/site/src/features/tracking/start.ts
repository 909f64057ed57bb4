import { randomId, stopTracking, track } from './track.ts';
import type { TrackedEvent } from './tracking-adapter.ts';

/** Called by the page script after consent: the only tracking code that runs before hydration. */
export const viewed = (): void => track({ name: 'PageView', id: randomId() });
export const refused = (): void => stopTracking();

/** Called by the report page; the page that frames it has asked for consent. */
export function report(event: TrackedEvent): void {
  document.documentElement.dataset.consent = 'granted';
  track(event);
}
