import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Background } from './background.ts';
import { createLogger } from './logger.ts';
import { readMetrics } from './metrics/metrics.ts';

const hour = 3_600_000;
const made: Background[] = [];

function newBackground(): Background {
  const background = new Background(createLogger({ service: 'test', level: 'silent' }));
  made.push(background);
  return background;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await Promise.all(made.splice(0).map((background) => background.onModuleDestroy()));
  jest.useRealTimers();
});

test('work begins when the service has started, and work that is added later begins at once', () => {
  const [early, late] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
  const background = newBackground();
  background.every('early', hour, early);
  expect(early).not.toHaveBeenCalled();
  background.onApplicationBootstrap();
  expect(early).toHaveBeenCalledTimes(1);
  background.every('late', hour, late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('the end of a module waits for its running work, and nothing runs afterwards', async () => {
  let endRun = () => {};
  const work = jest.fn(() => new Promise<void>((end) => (endRun = end)));
  const background = newBackground();
  const repeat = background.every('held', 1, work);
  background.onApplicationBootstrap();
  let ended = false;
  const ending = background.onModuleDestroy().then(() => (ended = true));
  await jest.advanceTimersByTimeAsync(20);
  expect(ended).toBe(false);
  endRun();
  await ending;
  repeat.wake();
  await jest.advanceTimersByTimeAsync(hour);
  expect(work).toHaveBeenCalledTimes(1);
});

test('gauges are read from the start of the service until the end of their module', async () => {
  jest.useRealTimers();
  const background = newBackground();
  background.observe(() => [{ gauge: 'blue_peony_applications_overdue', labels: {}, value: 7 }]);
  const isRead = async () => /blue_peony_applications_overdue(\{[^}]*\})? 7/.test(await readMetrics());
  expect(await isRead()).toBe(false);
  background.onApplicationBootstrap();
  expect(await isRead()).toBe(true);
  await background.onModuleDestroy();
  expect(await isRead()).toBe(false);
});
