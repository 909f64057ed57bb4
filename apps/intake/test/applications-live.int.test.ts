import { afterEach, expect, test } from '@jest/globals';
import { allowed, until } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { listenTo } from './live-listener.ts';

const app = useIntakeApp();
let stops: AbortController[] = [];
afterEach(() => {
  for (const stop of stops) stop.abort();
  stops = [];
});

async function listen(lastSeen?: string) {
  const stop = new AbortController();
  stops.push(stop);
  return listenTo(app, { signal: stop.signal, ...(lastSeen && { lastSeen }) });
}

test('every listener hears of a new application and of each change to it, once', async () => {
  const listeners = [await listen(), await listen()];
  expect(listeners[0]!.response.headers.get('content-type')).toBe('text/event-stream');
  const allHear = async (id: string, times: number) => {
    for (const each of listeners) await until(() => each.changesOf(id).length === times);
  };
  const id = await app.seed();
  await allHear(id, 1);
  await app.desk(`applications/${id}`, { method: 'PATCH', body: { score: 5 } });
  await allHear(id, 2);
  // The feed has looked once more when it tells of another one.
  await allHear(await app.seed(), 1);
  for (const each of listeners) expect(each.changesOf(id).map(({ kind }) => kind)).toEqual(['submitted', 'changed']);
});

test('whoever comes back hears what was missed, or that too much was', async () => {
  const before = new Date().toISOString();
  const id = await app.seed();
  const back = await listen(before);
  await until(() => back.changesOf(id).length > 0);
  const late = await listen(new Date(Date.now() - 3_600_000).toISOString());
  await until(() => late.heard.text.includes('event: reset'));
});

test('many changes at once are told as one', async () => {
  const listener = await listen();
  await app.seedMany(2_000, {}, { email: `'crowd' || n` });
  await until(() => listener.heard.text.includes('event: reset'));
  expect(listener.changes().length).toBeLessThan(200);
});

test('more than 200 listeners are sent away, until one leaves', async () => {
  const listeners = await Promise.all(Array.from({ length: 200 }, () => listen()));
  expect(listeners.every(({ response }) => response.status === 200)).toBe(true);
  expect((await listen()).response.status).toBe(503);
  stops[0]!.abort();
  await until(async () => (await listen()).response.status === 200);
});

test('a service that stops lets its listeners go at once', async () => {
  const other = await app.replica();
  const { ended } = await listenTo(app, { url: other.url });
  const began = performance.now();
  await other.close();
  await ended;
  expect(performance.now() - began).toBeLessThan(allowed(5_000));
});
