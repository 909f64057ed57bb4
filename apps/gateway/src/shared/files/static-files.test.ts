import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StaticFiles } from './static-files.ts';

let folder: string;
let server: Server;
let files: StaticFiles;
/** Resolves with the next file that is opened, before it is sent, so that a test can disconnect first. */
let sent: (file: Readable) => void;
let leavesFirst = false;

/** Together more than is kept in memory. */
const many = Array.from({ length: 80 }, (_, index) => `many-${index}.js`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blue-peony-static-'));
  await writeFile(join(folder, 'page.html'), '');
  await truncate(join(folder, 'page.html'), 50_000_000);
  await writeFile(join(folder, 'gone.html'), 'here until it is built again');
  await writeFile(join(folder, 'small.js'), '0123456789');
  for (const name of many) await writeFile(join(folder, name), name.padEnd(60_000));
  files = new StaticFiles(folder);
  await rm(join(folder, 'gone.html'));
  server = createServer(async (request, response) => {
    response.once('pipe', (file: Readable) => sent(file));
    if (leavesFirst) await once(request.socket, 'close');
    files.send({ request, response, headers: {} }, request.url!.slice(1), {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Requests a file and reads nothing of the answer. */
async function ask(name: string) {
  const sending = new Promise<Readable>((resolve) => (sent = resolve));
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  await once(reader, 'connect');
  reader.write(`GET /${name} HTTP/1.1\r\nHost: x\r\n\r\n`);
  return { reader, sending };
}

test.each([
  ['before it is sent', true],
  ['while it is sent', false],
])('closes a file when the client disconnects %s', async (_, first) => {
  leavesFirst = first;
  const { reader, sending } = await ask('page.html');
  if (first) setImmediate(() => reader.resetAndDestroy());
  const file = await sending;
  if (!first) reader.resetAndDestroy();
  if (!file.closed) await new Promise((resolve) => file.once('close', resolve));
  expect(file.destroyed).toBe(true);
});

test('a file that cannot be opened closes its connection and does not stop the process', async () => {
  leavesFirst = false;
  const { reader } = await ask('gone.html');
  await once(reader.resume(), 'close');
});

test('a small file is read once, and its parts and its whole are answered from memory', async () => {
  leavesFirst = false;
  const get = async (range: string) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/small.js`;
    const answer = await fetch(url, { headers: { range } });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  const type = 'text/javascript; charset=utf-8';
  expect(await get('bytes=2-3')).toEqual([206, type, '23']);
  await rm(join(folder, 'small.js'));
  expect(await get('bytes=4-')).toEqual([206, type, '456789']);
  expect(await get('')).toEqual([200, type, '0123456789']);
});

test('of small files those asked for last stay in memory, four megabytes of them', async () => {
  const get = async (name: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`)).text();
  for (const name of many) expect((await get(name)).trimEnd()).toBe(name);
  for (const name of many) await rm(join(folder, name));
  expect((await get(many.at(-1)!)).trimEnd()).toBe(many.at(-1));
  expect((await get(many.at(-60)!)).trimEnd()).toBe(many.at(-60));
  await expect(get(many[0]!)).rejects.toThrow();
});
