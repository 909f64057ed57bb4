import { expect, it } from '@jest/globals';
import { RequestFailure } from '@blue-peony/ui';
import { z } from 'zod';
import { queryClient } from './query-client.ts';

const { retry, retryDelay, gcTime } = queryClient.getDefaultOptions().queries as {
  retry: (failures: number, error: Error) => boolean;
  retryDelay: (failures: number) => number;
  gcTime: number;
};

it('keeps what nobody looks at for five minutes', () => {
  expect(gcTime).toBe(300_000);
});

it('asks three times more, each time after twice as long, up to half a minute', () => {
  expect([0, 1, 2, 3].map((failures) => retry(failures, new RequestFailure('network')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

it.each(['timeout', 'internal', 'upstream_unavailable', 'unavailable'] as const)('asks again after %s', (code) => {
  expect(retry(0, new RequestFailure(code))).toBe(true);
});

it.each(['forbidden', 'unauthorized', 'validation_failed', 'rate_limited'] as const)('takes %s as final', (code) => {
  expect(retry(0, new RequestFailure(code))).toBe(false);
});

it('takes an answer that breaks the contract as final', () => {
  expect(retry(0, z.string().safeParse(1).error!)).toBe(false);
});
