import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { applicationDetailSchema, mailTextSchema } from '@blue-peony/contracts';
import { remindReplies } from '../src/mail-texts/remind-replies.ts';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';

const app = useIntakeApp();
const { receive } = mails(app);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** The job on another replica. */
const remind = () => remindReplies(app.database);
const reminders = () =>
  app.sql<{ event: { aggregateId: string } }>(
    `SELECT event FROM outbox WHERE type = 'intake.reply-due.v1' ORDER BY created_at`,
  );
const textOf = async (id: string) => (await app.inner(`mail-texts/reply_due/${id}`)).body;

test('what is due within four hours is told in one mail, once, with what is due soon after, also when the rule rejected it', async () => {
  await app.seed({ created_at: hoursAgo(18) });
  await app.seed({ created_at: hoursAgo(19.5) });
  await Promise.all([remind(), remind()]);
  expect(await reminders()).toEqual([]);

  const first = await app.seed({
    created_at: hoursAgo(20.5),
    country: 'Poland',
    language: 'pl',
    onlyfans_monthly_earnings: '$100000+',
    assessment_result: 'rejected',
  });
  const second = await app.seed({ created_at: hoursAgo(20.2), assignee_id: randomUUID() });
  await app.seed({ created_at: hoursAgo(20.5), replied_at: hoursAgo(1) });
  await app.seed({ created_at: hoursAgo(20.5), closed_at: hoursAgo(1) });
  await app.seed({ created_at: hoursAgo(20.5), sealed_at: hoursAgo(1) });
  await app.seed({ created_at: hoursAgo(25) });
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  const [told, ...more] = await reminders();
  expect(more).toEqual([]);

  const text = mailTextSchema.parse(await textOf(told!.event.aggregateId));
  expect(text.kind === 'reply_due' && text.applications.map(({ id, assigned }) => [id, assigned])).toEqual([
    [first, false],
    [second, true],
    [expect.any(String), false],
  ]);
  expect(text).toMatchObject({ applications: [{ country: 'Poland', language: 'pl' }, {}, {}] });
  await app.sql('UPDATE applications SET replied_at = now()');
  expect(await textOf(told!.event.aggregateId)).toMatchObject({ code: 'not_found' });
});

test('a mail of an applicant that waits is told too, once', async () => {
  const id = await app.seed({ created_at: hoursAgo(90), replied_at: hoursAgo(80), email: 'jane@mail.example' });
  await receive(mail({ to: replyAddress(id) }));
  const before = (await reminders()).length;
  await remind();
  expect(await reminders()).toHaveLength(before);
  await app.sql('UPDATE replies SET at = $1', hoursAgo(20.5));
  await Promise.all([remind(), remind()]);
  await remind();
  const told = (await reminders()).slice(before);
  expect(told).toHaveLength(1);
  expect(await textOf(told[0]!.event.aggregateId)).toMatchObject({ applications: [{ id }] });
  await app.sql('UPDATE replies SET settled_at = now()');
  expect(await textOf(told[0]!.event.aggregateId)).toMatchObject({ code: 'not_found' });
});

test('an address that refused a mail is marked until it is corrected, or takes one', async () => {
  const id = await app.seed({ email: 'Gone@mail.example' });
  const marked = async () => applicationDetailSchema.parse((await app.ask(`applications/${id}`)).body).mail_refused;
  const tell = async (method: string) => expect((await app.inner(`refusals/${id}`, { method })).status).toBe(200);
  expect(await marked()).toBe(false);
  await tell('PUT');
  expect(await marked()).toBe(true);
  await tell('DELETE');
  expect(await marked()).toBe(false);
  await tell('PUT');
  await app.update(id, `email = 'right@mail.example'`);
  expect(await marked()).toBe(false);
});
