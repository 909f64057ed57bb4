import type { IncomingMessage, OutgoingHttpHeaders as Headers, ServerResponse } from 'node:http';

/** A request for a page or file. `headers`, in lower case: those of every answer; an answer's own replace them. */
export type Asked = { request: IncomingMessage; response: ServerResponse; headers: Readonly<Headers> };
export type { Headers };

/** Headers as Node writes them fastest: names and values in turn, made once for all answers. */
export type Head = { names: ReadonlySet<string>; lines: readonly string[] };

export const headOf = (headers: Readonly<Headers>): Head => ({
  names: new Set(Object.keys(headers)),
  lines: Object.entries(headers).flat().map(String),
});

/** @param more names and values of this answer alone. @returns the response, whose body may follow */
export function respond({ response, headers }: Asked, status: number, { names, lines }: Head, more: string[] = []) {
  const all = [...lines, ...more];
  for (const name in headers) if (!names.has(name)) all.push(name, String(headers[name]));
  return response.writeHead(status, all);
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** nginx uses the same expressions. */
const accepting = (['br', 'gzip'] as const).map((name) => ({
  name,
  pattern: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i'),
}));

export const preferred = ({ headers }: IncomingMessage): Encoding => {
  const accepted = headers['accept-encoding'] ?? '';
  return accepting.find(({ pattern }) => pattern.test(accepted))?.name ?? 'identity';
};

/** Whether the client has this version already. */
export const isKnown = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^(?!W\/)/, 'W/') === etag) ?? false;
