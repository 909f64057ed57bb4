import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { failureOf, RequestFailure } from '@blue-peony/ui';
import { keepTrying, type Waiting } from './keep-trying.ts';

const refused = (status: number, retryAfter?: string) => failureOf({ status, retryAfter: retryAfter ?? null }, '');
const offline = new RequestFailure('network');

let waits: (Waiting['reason'] | 'on')[];
let waiting: Waiting | undefined;
const stop = () => new AbortController();

function tryWith(failures: RequestFailure[], { signal } = stop()) {
  const left = [...failures];
  const call = jest.fn(async () => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'sent';
  });
  const outcome = keepTrying(
    call,
    (state) => {
      waiting = state;
      waits.push(state?.reason ?? 'on');
    },
    signal,
  ).catch((error: unknown) => error);
  return { call, outcome };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  waits = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a busy server is asked again when it wants to be, not sooner', async () => {
  const { call, outcome } = tryWith([refused(503, '7')]);
  await jest.advanceTimersByTimeAsync(6_999);
  expect([call.mock.calls.length, waits]).toEqual([1, ['busy']]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('sent');
  expect([call.mock.calls.length, waits]).toEqual([2, ['busy', 'on']]);
});

test('pauses grow to 30 s, and each is spread by up to a quarter', async () => {
  const { call } = tryWith(Array.from({ length: 9 }, () => offline));
  for (const [tries, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
    expect(call).toHaveBeenCalledTimes(tries + 1);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(call).toHaveBeenCalledTimes(tries + 1);
    await jest.advanceTimersByTimeAsync(1);
  }
  jest.mocked(Math.random).mockReturnValue(1);
  const late = tryWith([refused(503, '8')]);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(late.call).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await late.outcome).toBe('sent');
});

test.each([
  ['a busy server', refused(503)],
  ['a limit of seconds', refused(429, '3')],
  ['a proxy that does not reach the server', refused(502)],
  ['a proxy that waited too long', refused(504)],
  ['a request that came too slowly', refused(408)],
  ['a lost line', offline],
])('%s is tried again', async (_, failure) => {
  const { outcome } = tryWith([failure]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await outcome).toBe('sent');
});

test.each([
  ['a refused photo', refused(415)],
  ['an invalid form', refused(422)],
  ['a fault of the server', refused(500)],
  ['a limit of an hour', refused(429, '3063')],
  ['a limit without a time', refused(429)],
  ['a server that does not answer in time', new RequestFailure('timeout')],
])('%s fails at once', async (_, failure) => {
  const { call, outcome } = tryWith([failure]);
  expect(await outcome).toBe(failure);
  expect([call.mock.calls.length, waits]).toEqual([1, []]);
});

test('a server that is busy for five minutes has failed', async () => {
  const { outcome } = tryWith(Array.from({ length: 99 }, () => refused(503, '30')));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(await outcome).toMatchObject({ code: 'unavailable' });
});

test('a pause ends when the visitor says so', async () => {
  const { outcome } = tryWith([refused(503, '60')]);
  await jest.advanceTimersByTimeAsync(0);
  waiting!.tryNow();
  expect(await outcome).toBe('sent');
});

test('nothing is tried again once the visitor stopped', async () => {
  const controller = stop();
  const { call, outcome } = tryWith([offline], controller);
  await jest.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});
