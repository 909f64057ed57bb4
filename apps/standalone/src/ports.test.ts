import { expect, test } from '@jest/globals';
import { problemSchema } from '@blue-peony/contracts';
import { claimPort, holdPort, loopback } from './ports.ts';

test('a call that comes while the product starts is told when to come again', async () => {
  const held = (await holdPort(0, loopback))!;
  const answer = await fetch(`http://${loopback}:${held.port}/api/applications`, {
    method: 'POST',
    body: 'x'.repeat(1e6),
  });
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
  expect(problemSchema.parse(await answer.json()).code).toBe('unavailable');
  expect(await claimPort(held.port, loopback)).toBeUndefined();
  await held.release();
  expect(await claimPort(held.port, loopback)).toBe(held.port);
});
