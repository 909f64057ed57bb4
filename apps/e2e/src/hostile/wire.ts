import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, send } from '@blue-peony/test-kit';
import type { Field } from './attack.ts';

/** Opens a connection from one of the attacker's machines; if the server refuses, it is already closed. */
export async function open({ port, from }: Pick<Field, 'port' | 'from'>, machine: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from(machine) });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

/** Counts the response on a connection, or how the connection ended, after at most `forMs`. */
export async function hear(socket: Socket, { answers }: Field, about: string, forMs: number): Promise<string> {
  let text = '';
  const done = new AbortController();
  socket.on('data', (part: Buffer) => {
    if (text.length < 4_000) text += part.toString('latin1');
    if (text.includes('\r\n\r\n')) done.abort();
  });
  const over = once(socket, 'close', { signal: done.signal }).then(
    () => 'closed',
    () => 'answered',
  );
  const end = await Promise.race([over, sleep(forMs, 'silent')]);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  if (status) answers.add(Number(status), /\r\nretry-after: *\d/i.test(text), about);
  else answers.add(end === 'silent' ? 'silent' : 'closed', false, about);
  return status ?? end;
}

/** Sends raw bytes over a new connection, counts the response and resets the connection. */
export async function sendRaw(field: Field, machine: number, bytes: string, forMs: number): Promise<string> {
  const socket = await open(field, machine);
  socket.write(bytes, 'latin1');
  const said = await hear(socket, field, bytes.slice(0, bytes.indexOf(' HTTP')), forMs);
  socket.resetAndDestroy();
  return said;
}

/** Calls the product as an attacker, counts the response and closes the connection. */
export async function strike(
  field: Field,
  path: string,
  init: Parameters<typeof send>[1],
  machine: number,
): Promise<void> {
  const about = `${init?.method ?? 'GET'} ${path.slice(0, 60)}`;
  try {
    const { status, retryAfter } = await send(field.url + path, { ...init, from: field.from(machine) });
    field.answers.add(status, retryAfter !== undefined, about);
  } catch (error) {
    field.answers.add(reasonOf(error as Error), false, about);
  }
}

/** The headers of an upload of that many bytes, and its first bytes. */
export const uploadHead = (length: number) =>
  `POST /api/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n` +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\xff\xd8\xff\xe0';

/** Runs jobs, `count` at a time. */
export async function atOnce(count: number, jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) await job();
  };
  await Promise.all(Array.from({ length: count }, work));
}
