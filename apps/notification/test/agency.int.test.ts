import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import { until } from '@blue-peony/test-kit';
import { eventOf } from './bench.ts';
import { Stage } from './stage.ts';

const stage = new Stage();
afterAll(() => adopt({}));

const changed = (name: string, occurredAt = new Date().toISOString()) => ({
  ...eventOf('gateway.agency-changed.v1', 'site', {
    facts: { agency: { name, email: 'hello@velvet.example' } },
    texts: {},
  }),
  occurredAt,
});

/** What a mail of now names. */
async function named() {
  const payload = { kind: 'password_guessed', to: 'ann@agency.example' } as const;
  await stage.through(eventOf('gateway.staff-mail-requested.v1', randomUUID(), payload));
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
