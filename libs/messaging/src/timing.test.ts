import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Bell, TimeoutError, withTimeout } from './timing.ts';

describe('withTimeout', () => {
  it('gives what the work gives', async () => {
    await expect(withTimeout(sleep(5, 'done'), 1_000)).resolves.toBe('done');
    await expect(withTimeout(Promise.reject(new RangeError()), 1_000)).rejects.toThrow(RangeError);
  });

  it('does not wait for work that takes longer, nor mind its failure later', async () => {
    const late = sleep(50).then(() => Promise.reject(new RangeError()));
    await expect(withTimeout(late, 10)).rejects.toThrow(TimeoutError);
    await sleep(80);
  });
});

describe('Bell', () => {
  const timed = async (work: Promise<void>) => {
    const start = performance.now();
    await work;
    return performance.now() - start;
  };

  it('wakes the sleeper at once, and lets it sleep to the end when nobody rings', async () => {
    const bell = new Bell();
    setTimeout(() => bell.ring(), 20);
    expect(await timed(bell.wait(2_000))).toBeLessThan(1_000);
    expect(await timed(bell.wait(60))).toBeGreaterThan(50);
  });

  it('remembers a ring that came while nobody slept, once', async () => {
    const bell = new Bell();
    bell.ring();
    bell.ring();
    expect(await timed(bell.wait(2_000))).toBeLessThan(1_000);
    expect(await timed(bell.wait(60))).toBeGreaterThan(50);
  });
});
