import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { allowed } from '@blue-peony/test-kit';
import { json, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));

test('closing finishes running calls and accepts no new ones', async () => {
  const { url, post, close } = await gateway.another();
  const slow: (() => void)[] = [];
  intake.answer = (request, response) => void slow.push(() => json({ late: true }, 201)(request, response));
  const underWay = post('/api/applications', {});
  await once(intake.server, 'request');
  const closing = close();
  setTimeout(() => slow.forEach((finish) => finish()), 300);
  const response = await underWay;
  expect([response.status, await response.json()]).toEqual([201, { late: true }]);
  await closing;
  await expect(fetch(url)).rejects.toThrow();
});

test('an open live feed does not delay a stopping gateway', async () => {
  const { signIn, call, close } = await gateway.another();
  const { access_token } = await signIn();
  intake.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
  const response = await call('/api/admin/live', access_token);
  const ended = response.text().catch(() => 'cut');
  const began = performance.now();
  await close();
  await ended;
  expect(performance.now() - began).toBeLessThan(allowed(5_000));
});
