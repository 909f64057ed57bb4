import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import { newEvent } from '@blue-peony/messaging';
import { until } from '@blue-peony/test-kit';
import { Stage } from './stage.ts';

const stage = new Stage();
afterAll(() => adopt({}));

const changed = (name: string, occurredAt = new Date().toISOString()) => ({
  ...newEvent('gateway.agency-changed.v1', {
    aggregateId: 'site',
    correlationId: 'request-1',
    payload: { facts: { agency: { name, email: 'hello@velvet.example' } }, texts: {} },
  }),
  occurredAt,
});

/** What a mail of now names. */
async function named() {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const payload = {
    kind: 'recovery',
    to: 'ann@agency.example',
    token: 'secret-token-of-the-link',
    code: '12345678',
    expires_at,
  } as const;
  await stage.through(
    newEvent('gateway.staff-mail-requested.v1', { aggregateId: randomUUID(), correlationId: 'request-1', payload }),
  );
  const { html, replyTo } = stage.smtp.messages().at(-1)!;
  return [/(Velvet Rose|Violet|Thorn|Blue Peony)/.exec(html!)![0], replyTo?.[0]?.address];
}

test('mails name the agency as its owner published it last, whatever the order of the events', async () => {
  expect((await named())[0]).toBe('Blue Peony');
  await stage.through(changed('Velvet Rose'));
  expect(await named()).toEqual(['Velvet Rose', 'hello@velvet.example']);
  await stage.through(changed('Thorn', '2020-01-01T00:00:00.000Z'));
  expect((await named())[0]).toBe('Velvet Rose');
});

test('a worker that did not get the event follows its colleague, and a restarted one begins with the last facts', async () => {
  await stage.database.dataSource.query(
    `UPDATE agency_facts SET changed_at = now(), facts = '{"agency": {"name": "Violet"}}'`,
  );
  await until(async () => (await named())[0] === 'Violet');
  await stage.worker.close();
  adopt({});
  await stage.startWorker();
  expect((await named())[0]).toBe('Violet');
});
