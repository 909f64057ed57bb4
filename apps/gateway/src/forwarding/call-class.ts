import type { Endpoint } from '@blue-peony/contracts';

/** Calls of one class share their connections to the services and cannot use up those of another class. */
export type CallClass = 'short' | 'upload' | 'stream';

/** Content types of short answers, which fit into memory as a whole. */
const shortContents: readonly Endpoint['content'][] = [undefined, 'text/css', 'text/html'];

export function classOf({ file, content }: Endpoint): CallClass {
  if (file) return 'upload';
  return shortContents.includes(content) ? 'short' : 'stream';
}
