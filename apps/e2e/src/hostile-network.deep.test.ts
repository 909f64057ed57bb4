import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { clientOf } from './client.ts';
import { aborts, hold, leavers, letGo } from './hostile/aborts.ts';
import { Answers } from './hostile/answers.ts';
import type { Attack } from './hostile/attack.ts';
import { brokenFrames } from './hostile/frames.ts';
import { uploadHead } from './hostile/wire.ts';
import { product, startWith } from './started.ts';

// A short version of `npm run hostile`. The limits stay on: while they query the database, nobody reads the request's
// body.
startWith({ browser: false, settings: () => ({ RATE_LIMITS: 'on' }) });
let token: string;
beforeAll(async () => {
  token = await clientOf(product).signIn();
});

// Other loopback addresses are other clients, each with its own limits.
let network = 0;
beforeEach(() => void network++);

async function expectWellAfter(attack: Attack, forMs = 0): Promise<void> {
  const url = product.siteUrl;
  const from = (machine: number) => `127.0.${network}.${1 + (machine % 200)}`;
  const answers = new Answers();
  await attack({ url, port: Number(new URL(url).port), token, until: Date.now() + forMs, from, answers });
  expect(await Promise.race([product.ended, Promise.resolve('runs')])).toBe('runs');
  expect([...answers.faults]).toEqual([]);
  const health = await fetch(`${url}/healthz`).catch(() => undefined);
  expect(health?.status).toBe(200);
  // A client's fault is never logged as a fault of the product.
  const faults = product
    .output()
    .split('\n')
    .filter((line) => /Unhandled|"code":"internal"/.test(line));
  expect(faults).toEqual([]);
  await clientOf(product).submit();
}

test('requests that break the protocol end no process, on any route, method and content type', () =>
  expectWellAfter(brokenFrames));

test('requests that are cut off at any moment end no process', () => expectWellAfter(aborts, 4_000));

test('clients that leave while they wait for a busy service end no process', () => expectWellAfter(leavers(160)));

test('slow uploads and idle listeners leave applications and the desk alone', () =>
  expectWellAfter(async (field) => {
    const client = clientOf(product);
    const uploads = await hold(field, 140, uploadHead(9_000_000));
    const listeners = await hold(
      field,
      200,
      `GET /api/admin/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${field.token}\r\n\r\n`,
    );
    await client.submit();
    expect((await client.applications()).items.length).toBeGreaterThan(0);
    expect((await fetch(`${field.url}/readyz`)).status).toBe(200);
    await letGo(field, [...listeners, ...uploads], 'held');
  }));
