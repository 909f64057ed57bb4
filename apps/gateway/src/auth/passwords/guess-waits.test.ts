import { expect, test } from '@jest/globals';
import { waitFor } from './guess-waits.ts';

test.each([
  [0, 0],
  [10, 0],
  [11, 250],
  [20, 250],
  [21, 500],
  [31, 1_000],
  [60, 4_000],
  [61, 8_000],
  [100_000, 8_000],
])('%d guesses for an account within an hour delay the next one by %d ms', (count, milliseconds) => {
  expect(waitFor(count)).toBe(milliseconds);
});
