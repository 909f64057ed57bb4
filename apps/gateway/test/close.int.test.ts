import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { allowed } from '@blue-peony/test-kit';
import { postJson, signIn, startService, startUnderTest } from './gateway-under-test.ts';

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

test('an open live feed does not delay a stopping gateway', async () => {
  const intake = await startService();
  const lonely = await startUnderTest({ intakeUrl: intake.url });
  const session = await signIn(lonely.url);
  intake.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
  const headers = { authorization: `Bearer ${session.access_token}` };
  const response = await fetch(`${lonely.url}/api/admin/live`, { headers });
  const ended = response.text().catch(() => 'cut');
  const began = performance.now();
  await lonely.close();
  await ended;
  expect(performance.now() - began).toBeLessThan(allowed(5_000));
  await intake.close();
});
