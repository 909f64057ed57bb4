import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { TimeoutError, withTimeLimit } from './time-limit.ts';

test('work within its time limit gives its own result or failure', async () => {
  await expect(withTimeLimit(sleep(5, 'done'), 1_000)).resolves.toBe('done');
  await expect(withTimeLimit(Promise.reject(new RangeError()), 1_000)).rejects.toThrow(RangeError);
});

test('work over its time limit is not waited for, and its later failure ends no process', async () => {
  const late = sleep(50).then(() => Promise.reject(new RangeError()));
  await expect(withTimeLimit(late, 10)).rejects.toThrow(TimeoutError);
  await sleep(80);
});
