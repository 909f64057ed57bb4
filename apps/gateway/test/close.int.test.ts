import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { postJson, startService, startUnderTest } from './gateway-under-test.ts';

test('closing finishes running calls and accepts no new ones', async () => {
  const intake = await startService();
  const first = await startUnderTest({ intakeUrl: intake.url });
  const slow: (() => void)[] = [];
  intake.answer = (_request, response) => void slow.push(() => response.writeHead(201).end('{"late":true}'));
  const underWay = postJson(`${first.url}/api/applications`, {});
  await once(intake.server, 'request');
  const closing = first.gateway.close();
  setTimeout(() => slow.forEach((finish) => finish()), 300);
  const response = await underWay;
  expect([response.status, await response.json()]).toEqual([201, { late: true }]);
  await closing;
  await expect(fetch(first.url)).rejects.toThrow();
  await first.close();
  await intake.close();
});
