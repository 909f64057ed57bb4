import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLogger } from './logger.ts';
import { Parts, PartsAway, type HealthCheck } from './parts.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const opened: Parts[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  opened.splice(0).forEach((parts) => parts.stop());
  jest.useRealTimers();
});

function partsOf(...checks: HealthCheck[]): Parts {
  const parts = new Parts(checks, logger);
  opened.push(parts);
  return parts;
}
const answers = async () => undefined;
const refuses = () => Promise.reject(new Error('away'));

test('a part that calls can do without leaves the service ready, and is named', async () => {
  const parts = partsOf({ name: 'database', check: answers }, { name: 'photo store', check: refuses, optional: true });
  expect(await parts.read()).toMatchObject({
    ready: true,
    required: ['database'],
    optional: ['photo store'],
    away: ['photo store'],
    since: { 'photo store': expect.any(String) },
  });
});

test('without a required part the service is not ready', async () => {
  expect(await partsOf({ name: 'database', check: refuses }).read()).toMatchObject({
    ready: false,
    away: ['database'],
  });
});

test('the parts that another service misses are named below it', async () => {
  const check = () => Promise.reject(new PartsAway(['database', 'photo store']));
  const { away } = await partsOf({ name: 'intake', check, optional: true }).read();
  expect(away).toEqual(['intake/database', 'intake/photo store']);
});

test('a part that does not answer in time is away', async () => {
  const read = partsOf({ name: 'database', check: () => new Promise(() => undefined) }).read();
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await read).away).toEqual(['database']);
});

test('a crowd of probes asks each part once a second, and the time of an outage stays while it lasts', async () => {
  const check = jest.fn(refuses);
  const parts = partsOf({ name: 'database', check });
  const [first] = await Promise.all(Array.from({ length: 100 }, () => parts.read()));
  await parts.read();
  expect(check).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await parts.read()).since).toEqual(first!.since);
  expect(check).toHaveBeenCalledTimes(2);
});
