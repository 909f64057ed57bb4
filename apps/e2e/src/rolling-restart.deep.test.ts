import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@blue-peony/contracts';
import { allowed, buy, caller, keptAlive, until } from '@blue-peony/test-kit';
import { staffMailbox, startCluster, type Cluster } from './cluster/cluster.ts';
import { startLoad } from './cluster/load.ts';
import { services, type Service } from './cluster/replica.ts';

/** More bytes than the sockets between commerce and a reader can buffer, so that all of them wait for the reader. */
const book = randomBytes(48 * 1024 * 1024);

let guide: string;
let cluster: Cluster;
beforeAll(async () => {
  guide = await mkdtemp(join(tmpdir(), 'blue-peony-guide-'));
  for (const name of ['guide.pdf', 'worksheets.pdf'])
    await copyFile(resolve(import.meta.dirname, '../../commerce/dist/guide', name), join(guide, name));
  await writeFile(join(guide, 'guide.epub'), book);
  cluster = await startCluster(2, { RATE_LIMITS: 'off', GUIDE_DIR: guide });
  await cluster.complete();
});
afterAll(async () => {
  await cluster?.close();
  await rm(guide, { recursive: true });
});

/** Like a Deployment with `maxSurge` 1 and `maxUnavailable` 0: a new pod must be ready before an old one stops. */
async function rollOut(service: Service) {
  const ends = [];
  for (const old of cluster.replicas[service].slice(0, 2)) {
    await cluster.add(service);
    ends.push(await old.terminate());
    cluster.balancers[service].remove(old.url);
  }
  return ends;
}

test('replacing every replica of every service under load fails no request, and mails each application once', async () => {
  const load = await startLoad(cluster.siteUrl, 4);
  await sleep(1_000);
  const ends = (await Promise.all(services.map(rollOut))).flat();
  await sleep(1_000);
  await load.stop();

  const logged = cluster.replicas.gateway.flatMap(({ output }) => output().match(/^.*"request failed".*$/gm) ?? []);
  expect({ failures: load.failures, logged }).toEqual({ failures: [], logged: [] });
  expect(ends.map(({ code }) => code)).toEqual(ends.map(() => 0));
  expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(allowed(20_000));
  for (const kind of ['application', 'photo', 'checkout', 'list', 'mails', 'sign-in', 'sign-out'])
    expect(load.done[kind]).toBeGreaterThan(10);

  const mails = () => cluster.smtp.messages().filter(({ envelope }) => envelope.to[0] === staffMailbox);
  await until(() => mails().length >= load.done.application!);
  expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(load.done.application);
  expect(mails()).toHaveLength(load.done.application!);
});

/** Buys the guide. @returns the order's entry of the large file */
async function buyBook(): Promise<() => Promise<{ url: string; download_count: number }>> {
  const call = caller(keptAlive(cluster.siteUrl));
  const bought = (await buy(call, 'ada@reader.example'))!;
  const headers = { authorization: `Order ${bought.secret}` };
  return () =>
    until(async () => {
      const answer = await call('order', `/api/orders/${bought.id}`, { headers });
      const { files = [] } = JSON.parse(answer!.body) as Partial<Order>;
      return files.find(({ file_type }) => file_type === 'epub');
    });
}

/** Reads a first part, and the rest after `may` resolves. */
async function download(path: string, may: Promise<unknown>, headers = {}) {
  const [response] = (await once(get(cluster.siteUrl + path, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const read = async () => {
    const parts: Buffer[] = [];
    try {
      for await (const part of response) {
        parts.push(part as Buffer);
        await may;
      }
    } catch {
      // The response was cut off, which `complete` reports.
    }
    return { status: response.statusCode, complete: response.complete, body: Buffer.concat(parts) };
  };
  return { ended: read() };
}

const isRefused = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => false,
    ({ cause }: { cause: { code: string } }) => cause.code === 'ECONNREFUSED',
  );

test('a download under way is finished by the replicas that go, or where their time is up by others, and counts once', async () => {
  const file = await buyBook();
  const { url } = await file();
  const moved = ['gateway', 'commerce'] as const;
  const old = moved.flatMap((service) => cluster.replicas[service].slice(-2));
  const reading = new EventEmitter();
  const patient = await download(url, once(reading, 'drain'));
  const late = await download(url, once(reading, 'end'));

  for (const service of [...moved, ...moved]) await cluster.add(service);
  const ends = Promise.all(old.map((replica) => replica.terminate()));
  // From now on they accept nothing new and wait for running work.
  await until(async () => (await Promise.all(old.map(({ url }) => isRefused(url)))).every(Boolean));
  reading.emit('drain');
  const finished = await patient.ended;
  expect([finished.status, finished.complete, finished.body.equals(book)]).toEqual([200, true, true]);

  expect((await ends).map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  reading.emit('end');
  const { complete, body } = await late.ended;
  expect([complete, body.length]).toEqual([false, expect.any(Number)]);
  const rest = await download(url, Promise.resolve(), { range: `bytes=${body.length}-` });
  const { status, body: more } = await rest.ended;
  expect([status, Buffer.concat([body, more]).equals(book)]).toEqual([206, true]);
  expect((await file()).download_count).toBe(1);
});
