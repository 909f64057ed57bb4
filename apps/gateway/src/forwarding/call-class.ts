import type { Endpoint } from '@blue-peony/contracts';

/** Calls of one class share their connections to the services, and can use up no other class's. */
export type CallClass = 'short' | 'upload' | 'stream';

/** A short answer fits into memory, whole. */
const shortContents: readonly Endpoint['content'][] = [undefined, 'text/css', 'text/html'];

export function classOf({ file, content }: Endpoint): CallClass {
  if (file) return 'upload';
  return shortContents.includes(content) ? 'short' : 'stream';
}
