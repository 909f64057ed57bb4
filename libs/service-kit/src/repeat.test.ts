import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createLogger } from './logger.ts';
import { Repeat } from './repeat.ts';

/** On a clock that only the test moves. */
const sleep = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const hour = 3_600_000;
const lines: string[] = [];
const logger = createLogger({
  service: 'test',
  level: 'info',
  destination: { write: (line: string) => void lines.push(line) },
});
const opened: Repeat[] = [];

function repeat(work: () => Promise<boolean | void>, everyMs = hour): Repeat {
  const made = new Repeat({ name: 'test', work, everyMs, logger });
  opened.push(made);
  return made;
}

/** Work whose runs end when the test says so. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  return { work, endRun: () => ends.shift()!() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.stop()));
  lines.length = 0;
  jest.useRealTimers();
});

test('work runs at the start and again after each pause', async () => {
  const work = jest.fn(async () => undefined);
  repeat(work, 20).start();
  expect(work).toHaveBeenCalledTimes(1);
  await sleep(200);
  expect(work.mock.calls.length).toBeGreaterThan(2);
});

test('work does not run before it is started', async () => {
  const work = jest.fn(async () => undefined);
  repeat(work, 1);
  await sleep(20);
  expect(work).not.toHaveBeenCalled();
});

test('work that failed is tried again within half a minute, however long its pause is', async () => {
  const work = jest.fn(async () => undefined as boolean | void).mockRejectedValueOnce(new Error('no'));
  repeat(work).start();
  await sleep(30_000);
  expect(work).toHaveBeenCalledTimes(2);
  await sleep(hour / 2);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a wake-up ends the pause, and the next pause is a whole one', async () => {
  const work = jest.fn(async () => undefined);
  const repeated = repeat(work, 300);
  repeated.start();
  await sleep(200);
  repeated.wake();
  expect(work).toHaveBeenCalledTimes(2);
  await sleep(200);
  expect(work).toHaveBeenCalledTimes(2);
});

test('wake-ups during a run cause one more run after it, never one beside it', async () => {
  const { work, endRun } = heldWork();
  const repeated = repeat(work);
  repeated.start();
  repeated.wake();
  repeated.wake();
  await sleep(1);
  expect(work).toHaveBeenCalledTimes(1);
  endRun();
  await sleep(1);
  expect(work).toHaveBeenCalledTimes(2);
  endRun();
  await sleep(20);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a run that leaves more to do is followed by another at once', async () => {
  let left = 3;
  const work = jest.fn(async () => --left > 0);
  repeat(work).start();
  await sleep(20);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failed run is logged, and the next one comes after the pause', async () => {
  const work = jest.fn(async () => Promise.reject(new RangeError('too far')));
  repeat(work, 20).start();
  await sleep(100);
  expect(work.mock.calls.length).toBeGreaterThan(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'error',
    work: 'test',
    err: { type: 'RangeError' },
    msg: 'repeated work failed',
  });
});

test('a wake-up during a run that fails is not lost', async () => {
  const { work, endRun } = heldWork();
  const repeated = repeat(() => work().then(() => Promise.reject(new Error('failed'))));
  repeated.start();
  repeated.wake();
  endRun();
  await sleep(1);
  expect(work).toHaveBeenCalledTimes(2);
  endRun();
});

test('a stop waits for the run in progress and lets no other follow, woken or not', async () => {
  const { work, endRun } = heldWork();
  const repeated = repeat(work, 1);
  repeated.start();
  repeated.wake();
  let stopped = false;
  const stopping = repeated.stop().then(() => (stopped = true));
  await sleep(20);
  expect(stopped).toBe(false);
  endRun();
  await stopping;
  repeated.wake();
  await sleep(20);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a stop during the pause is immediate, and one before the start keeps the work from running', async () => {
  const work = jest.fn(async () => undefined);
  const [paused, unstarted] = [repeat(work), repeat(work)];
  paused.start();
  await paused.stop();
  await unstarted.stop();
  unstarted.start();
  expect(work).toHaveBeenCalledTimes(1);
});

test('an outage is in the log once, however often the work fails of it', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const work = jest.fn(() => Promise.reject(away));
  repeat(work, 5).start();
  while (work.mock.calls.length < 4) await sleep(5);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ level: 'warn', part: 'database', msg: 'repeated work waits' }),
  ]);
});
