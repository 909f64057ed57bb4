import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** A busy machine can hold up this client for longer than an ending service keeps a connection: it connects again. */
const keptMs = 500;

/**
 * Sends a request on a kept connection as soon as the one before is answered, and connects again where it must.
 * @param told that the service should end: from now on a new connection may meet the closing port (decision 065)
 */
async function visit(port: number, told: AbortSignal, stopping: AbortSignal) {
  const seen = { answered: 0, broken: [] as string[] };
  while (!stopping.aborted) {
    await sleep(10);
    const socket = connect(port, '127.0.0.1');
    const connected = await once(socket, 'connect').catch(() => undefined);
    // Refused: nothing was taken, nothing is lost.
    if (!connected) continue;
    let text = '';
    let waits = false;
    let isNew = true;
    const isBroken = () => waits && !(isNew && told.aborted);
    let answeredAt = performance.now();
    const ask = () => {
      const mayCome = performance.now() - answeredAt < keptMs;
      waits = mayCome && !stopping.aborted;
      if (waits) socket.write('GET /greeting HTTP/1.1\r\nHost: localhost\r\n\r\n');
      else socket.end();
    };
    socket.on('error', ({ message }) => isBroken() && seen.broken.push(message));
    socket.on('data', (part) => {
      text += part.toString();
      if (!text.endsWith('{"text":"hello"}')) return;
      waits = isNew = false;
      answeredAt = performance.now();
      seen.answered++;
      const closes = /connection: close/i.test(text);
      text = '';
      if (closes) socket.end();
      else setTimeout(ask, 10);
    });
    ask();
    await once(socket, 'close').catch(() => undefined);
    if (isBroken()) seen.broken.push('closed without an answer');
  }
  return seen;
}

async function start() {
  const program = ['--import', path('../../../tools/register.mjs'), path('doomed-service.ts')];
  const service = spawn(process.execPath, program);
  const [url] = (await once(service.stdout, 'data')) as [Buffer];
  return { service, port: Number(new URL(url.toString().trim()).port) };
}

/** Ends a service while six visitors are at it. */
async function endUnderLoad() {
  const { service, port } = await start();
  const [told, stopping] = [new AbortController(), new AbortController()];
  const visits = Promise.all(Array.from({ length: 6 }, () => visit(port, told.signal, stopping.signal)));
  await sleep(300);
  told.abort();
  service.kill('SIGTERM');
  const [code] = await once(service, 'exit');
  stopping.abort();
  const seen = await visits;
  return { code, broken: seen.flatMap(({ broken }) => broken), idle: seen.filter(({ answered }) => !answered).length };
}

test('answers every request on the connections that it has, when it is told to end under load', async () => {
  for (let times = 0; times < 5; times++) expect(await endUnderLoad()).toEqual({ code: 0, broken: [], idle: 0 });
});

test('lets a slow reader read an answer to its end that was written before the service was told to end', async () => {
  const { service, port } = await start();
  const request = get({ port, path: '/book', agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.pause();
  service.kill('SIGTERM');
  await sleep(3_000);
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  expect(bytes).toBe(48 * 1024 * 1024);
  expect(await once(service, 'exit')).toEqual([0, null]);
});
