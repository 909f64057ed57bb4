import { request, type Agent } from 'node:http';
import { text } from 'node:stream/consumers';

export type Init = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
/** `from` is the address on this machine that the server sees; `limitMs` the longest time until the whole answer. */
type Over = { from?: string; agent?: Agent; limitMs?: number };
export type Answer = { status: number; retryAfter: string | undefined; location: string; body: string };
/** Calls one product. */
export type Ask = (path: string, init?: Init) => Promise<Answer>;

/** Why a request failed whose connection was new, and reset before any answer. */
export const newReset = 'ECONNRESET of a new connection';

/** Makes one request, over a connection of its own without an agent. @throws Error without a complete answer in time */
export function send(
  url: string,
  { method = 'GET', headers = {}, body, from, agent, limitMs = 60_000 }: Init & Over = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
    const options = { method, localAddress: from, agent: agent ?? false, headers: { ...length, ...headers } };
    const sent = request(url, { ...options, signal: AbortSignal.timeout(limitMs) }, (response) => {
      const { 'retry-after': retryAfter, location = '' } = response.headers;
      text(response).then((body) => resolve({ status: response.statusCode!, retryAfter, location, body }), reject);
    });
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ECONNRESET' && !sent.reusedSocket ? Object.assign(error, { code: newReset }) : error);
    sent.on('error', fail).end(body);
  });
}

/** Calls over connections that stay open, like a browser's. */
export const keptAlive =
  (siteUrl: string, limitMs = 60_000): Ask =>
  async (path, init = {}) => {
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(new URL(path, siteUrl), { redirect: 'manual', signal, ...(init as RequestInit) });
    const { status, headers } = response;
    const retryAfter = headers.get('retry-after') ?? undefined;
    return { status, retryAfter, location: headers.get('location') ?? '', body: await response.text() };
  };

export const jsonPost = (body: unknown, headers: Record<string, string> = {}, method = 'POST') => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** What a page's form without files sends. */
export const formPost = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: `${new URLSearchParams(fields)}`,
});

/** A photo as a multipart form. */
export function photoForm(photo: Buffer, name = 'me.jpg', boundary = 'b') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** The error's code, or its text; `timeout` for a time limit. */
export function reasonOf(error: Error & { code?: string }): string {
  const cause: Error & { code?: string } = error.cause instanceof Error ? error.cause : error;
  return cause.name === 'TimeoutError' ? 'timeout' : (cause.code ?? cause.message);
}

/** Why a call was no success; undefined when it was. */
export function failureOf(answer: Answer | Error): string | undefined {
  if (answer instanceof Error) return reasonOf(answer);
  const { status, retryAfter, body } = answer;
  if (status < 400) return undefined;
  const [, code] = /"code":"(\w+)"/.exec(body) ?? [];
  const hopeless = [502, 503].includes(status) && !retryAfter && 'without Retry-After';
  return [status, code, hopeless].filter(Boolean).join(' ');
}
