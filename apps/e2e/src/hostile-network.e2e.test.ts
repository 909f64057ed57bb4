import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { clientOf } from './client.ts';
import { dataFolder, startProduct, type Product } from './product.ts';

// The limits stay on: while they ask the database, a request has a body and no reader.
let folder: Awaited<ReturnType<typeof dataFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await dataFolder();
  product = await startProduct({ DATA_DIR: folder.path });
});
afterAll(async () => {
  await product?.stop();
  await folder?.remove();
});

// Other addresses of the loopback network are other clients, each with limits of its own.
let address = 1;
beforeEach(() => void address++);

async function open(localAddress = `127.0.0.${address}`): Promise<Socket> {
  const socket = connect({ port: Number(new URL(product.siteUrl).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends raw bytes, and waits until the server has ended the connection or has had `forMs` for it. */
async function send(bytes: string, forMs: number): Promise<void> {
  const socket = await open();
  socket.resume().write(bytes);
  await Promise.race([once(socket, 'close'), sleep(forMs)]);
  socket.resetAndDestroy();
}

async function atOnce(count: number, jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.pop(); job; job = waiting.pop()) await job();
  };
  await Promise.all(Array.from({ length: count }, work));
}

async function expectWell(): Promise<void> {
  const health = await fetch(`${product.siteUrl}/healthz`).catch(() => undefined);
  expect(health?.status).toBe(200);
  // A client's fault is never logged as a fault of the product.
  const faults = product
    .output()
    .split('\n')
    .filter((line) => /Unhandled|"code":"internal"/.test(line));
  expect(faults).toEqual([]);
}

const upload = (length: number) =>
  `POST /api/uploads HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n` +
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const types = [
  'multipart/form-data; boundary=b',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
];
const broken = [
  'Transfer-Encoding: chunked\r\n\r\nZ\r\n',
  'Transfer-Encoding: chunked\r\n\r\nZZZZ\r\n--b\r\n',
  'Transfer-Encoding: chunked\r\n\r\n5\r\n--b\r\n\r\nZ\r\n',
  'Transfer-Encoding: xchunked\r\n\r\n--b\r\n',
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nZ\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n\r\n--b--',
];

test('bodies that break the protocol end no process, on any route, method and content type', async () => {
  const document = await (await fetch(`${product.siteUrl}/api/docs-json`)).json();
  const documented = Object.keys((document as { paths: object }).paths).map((path) => path.replace(/\{\w+\}/g, 'x'));
  const paths = [...documented, '/', '/admin', '/nothing', '/auth/v1/token', '/auth/v1/user', '/healthz'];
  expect(paths.length).toBeGreaterThan(30);
  const requests = paths.flatMap((path) =>
    methods.flatMap((method) =>
      types.flatMap((type) =>
        broken.map((body) => `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${body}`),
      ),
    ),
  );
  await atOnce(
    64,
    requests.map((request) => () => send(request, 100)),
  );
  await expectWell();
});

test('uploads that are cut off at any moment end no process', async () => {
  const aborts = Array.from({ length: 400 }, (_, index) => async () => {
    const socket = await open(`127.0.1.${1 + (index % 8)}`);
    socket.write(upload(500_000), 'latin1');
    await sleep((index % 20) / 2);
    socket.resetAndDestroy();
  });
  await atOnce(8, aborts);
  await expectWell();
});

test('clients that leave while they wait for a busy service end no process', async () => {
  const held: Socket[] = [];
  for (let index = 0; index < 160; index++) {
    const socket = await open(`127.0.2.${1 + (index % 4)}`);
    socket.write(upload(9_000_000), 'latin1');
    held.push(socket);
  }
  await sleep(500);
  for (const socket of held.toReversed()) socket.resetAndDestroy();
  await expectWell();
  await clientOf(product).submit();
});

test('slow uploads and idle listeners leave applications and the desk alone', async () => {
  const client = clientOf(product);
  const authorization = `Bearer ${await client.signIn()}`;
  const held: Socket[] = [];
  for (let index = 0; index < 140; index++) {
    const socket = await open(`127.0.3.${1 + (index % 4)}`);
    socket.resume().write(upload(9_000_000), 'latin1');
    held.push(socket);
  }
  const left = new AbortController();
  const listen = () =>
    fetch(`${product.siteUrl}/api/admin/live`, { headers: { authorization }, signal: left.signal }).then(
      ({ status }) => status,
    );
  const statuses = await Promise.all(Array.from({ length: 200 }, listen));
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 503)).toHaveLength(196);

  await client.submit();
  expect((await client.applications()).items.length).toBeGreaterThan(0);
  expect((await fetch(`${product.siteUrl}/readyz`)).status).toBe(200);
  left.abort();
  for (const socket of held) socket.resetAndDestroy();
  await expectWell();
});
