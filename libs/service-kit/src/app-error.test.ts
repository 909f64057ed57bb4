import { expect, test } from '@jest/globals';
import { AppError } from './app-error.ts';

test.each(['unavailable', 'upstream_unavailable', 'checkout_unavailable'] as const)(
  '%s says when to ask again',
  (code) => {
    expect(new AppError(code).retryAfterSeconds).toBeGreaterThan(0);
    expect(new AppError(code, { retryAfterSeconds: 60 }).retryAfterSeconds).toBe(60);
  },
);

test.each(['not_found', 'internal'] as const)('%s does not say when to ask again', (code) => {
  expect(new AppError(code).retryAfterSeconds).toBeUndefined();
});
