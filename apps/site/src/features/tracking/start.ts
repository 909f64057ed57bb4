import { stopTracking, track } from './track.ts';

/** What the page script calls once the visitor has agreed: the only tracking code that runs before React. */
export const viewed = (): void => track({ name: 'PageView', id: randomId() });
export const refused = (): void => stopTracking();

const randomId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
