import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { liveEventSchema } from '@blue-peony/contracts';
import { allowed, until } from '@blue-peony/test-kit';
import { startIntakeApp, useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
let stops: AbortController[] = [];
afterEach(() => {
  for (const stop of stops) stop.abort();
  stops = [];
});

/** Listens like the staff app: reads the body of a fetch response. */
async function listen(url = app.url, lastSeen?: string) {
  const stop = new AbortController();
  stops.push(stop);
  const response = await fetch(`${url}/api/admin/live`, {
    signal: stop.signal,
    headers: { authorization: `Bearer ${await app.identity.token()}`, ...(lastSeen && { 'last-event-id': lastSeen }) },
  });
  const heard = { text: '', ended: false, status: response.status, headers: response.headers };
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard.text += chunk;
  };
  void read()
    .catch(() => undefined)
    .finally(() => (heard.ended = true));
  const events = () =>
    [...heard.text.matchAll(/^event: application\nid: .*\ndata: (.*)$/gm)].map(([, data]) =>
      liveEventSchema.parse(JSON.parse(data!)),
    );
  return Object.assign(heard, { all: events, stop });
}

const score = (id: string) => app.desk(`applications/${id}`, { method: 'PATCH', body: { score: 5 } });

test('every listener hears of a new application and of each change to it, once', async () => {
  const listeners = [await listen(), await listen()];
  expect(listeners[0]!.headers.get('content-type')).toBe('text/event-stream');
  const id = await store(app.database);
  const of = (listener: (typeof listeners)[0]) => listener.all().filter((event) => event.id === id);
  for (const each of listeners) await until(() => of(each).length === 1);
  await score(id);
  for (const each of listeners) await until(() => of(each).length === 2);
  await sleep(2_500);
  for (const each of listeners) expect(of(each).map(({ kind }) => kind)).toEqual(['submitted', 'changed']);
});

test('whoever comes back hears what was missed, or that too much was', async () => {
  const before = new Date().toISOString();
  const id = await store(app.database);
  await sleep(50);
  const back = await listen(app.url, before);
  await until(() => back.all().some((event) => event.id === id));
  const late = await listen(app.url, new Date(Date.now() - 3_600_000).toISOString());
  await until(() => late.text.includes('event: reset'));
});

test('many changes at once are told as one', async () => {
  const listener = await listen();
  await app.database.query(
    `INSERT INTO applications (name, email, country, city, onlyfans_monthly_earnings, whatsapp, file_urls, language,
       assessment_result, assessment_version, age_confirmed, privacy_version, request_hash)
     SELECT 'Row', $1 || n, 'Chile', 'Crowd', '$0', '1', '{}', 'en', 'rejected', 1, true, '2024-01-30', ''
     FROM generate_series(1, 2000) AS n`,
    [randomUUID()],
  );
  await until(() => listener.text.includes('event: reset'));
  expect(listener.all().length).toBeLessThan(200);
});

test('more than 200 listeners are sent away, until one leaves', async () => {
  const listeners = await Promise.all(Array.from({ length: 200 }, () => listen()));
  expect(listeners.every(({ status }) => status === 200)).toBe(true);
  expect((await listen()).status).toBe(503);
  listeners[0]!.stop.abort();
  await until(async () => (await listen()).status === 200);
});

test('a service that stops lets its listeners go at once', async () => {
  const other = await startIntakeApp();
  const response = await fetch(`${other.url}/api/admin/live`, {
    headers: { authorization: `Bearer ${await other.identity.token()}` },
  });
  const ended = response.text().catch(() => 'cut');
  const began = performance.now();
  await other.close();
  await ended;
  expect(performance.now() - began).toBeLessThan(allowed(5_000));
});
