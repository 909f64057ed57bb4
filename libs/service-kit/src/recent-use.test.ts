import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RecentUse } from './recent-use.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what a client used counts half after each half-life', () => {
  const use = new RecentUse(60_000);
  use.add('a', 8);
  jest.advanceTimersByTime(60_000);
  expect(use.of('a')).toBeCloseTo(4);
  use.add('a', 1);
  expect(use.of('a')).toBeCloseTo(5);
  expect(use.of('b')).toBe(0);
  jest.advanceTimersByTime(120_000);
  expect(use.of('a')).toBeCloseTo(1.25);
});

test('ten thousand clients are remembered, those of the latest use', () => {
  const use = new RecentUse(60_000);
  for (let client = 0; client < 10_000; client += 1) use.add(`${client}`, 1);
  use.add('0', 1);
  use.add('newcomer', 1);
  expect([use.of('0'), use.of('1'), use.of('2'), use.of('newcomer')]).toEqual([2, 0, 1, 1]);
});
