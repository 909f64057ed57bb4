import { stopTracking, track } from './track.ts';
import type { TrackedEvent } from './tracking-adapter.ts';

/** What the page script calls once the visitor has agreed: the only tracking code that runs before React. */
export const viewed = (): void => track({ name: 'PageView', id: randomId() });
export const refused = (): void => stopTracking();

/** What the report page calls: the page that holds it has asked for consent. */
export function report(event: TrackedEvent): void {
  document.documentElement.dataset.consent = 'granted';
  track(event);
}

const randomId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
