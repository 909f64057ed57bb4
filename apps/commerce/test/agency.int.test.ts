import { afterAll, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import { newEvent } from '@blue-peony/messaging';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';

const app = useCommerceApp();
afterAll(() => adopt({}));

test('a checkout names the agency as its owner published it', async () => {
  const payload = { facts: { agency: { name: 'Velvet Rose' } } };
  const event = newEvent('gateway.agency-changed.v1', { aggregateId: 'site', correlationId: 'request-1', payload });
  expect(await app.transport.publish([event])).toEqual([{ confirmed: true }]);
  const shown = async () => (await app.call((await app.checkout()).page)).text();
  await until(async () => (await shown()).includes('Velvet Rose: digital guide'));
  expect(await shown()).not.toContain('Blue Peony');
});
