import { expect, test } from '@jest/globals';
import { agency } from '@blue-peony/agency';
import { until } from '@blue-peony/test-kit';
import { anApplication, type TestApplication } from './an-application.ts';
import { eventOf } from './bench.ts';
import { anOrder } from './samples.ts';
import { applicantAddress, Stage, toApplicant } from './stage.ts';

const stage = new Stage();
const english = { language: 'en' } as const;

test('staff get one mail for all that a reminder names, and none when all of it is answered', async () => {
  const remind = (id: string) => stage.through(eventOf('intake.reply-due.v1', id, {}));
  expect(await remind(anApplication().id)).toEqual([expect.objectContaining({ recipient: 'staff', status: 'sent' })]);
  expect(stage.smtp.messages()).toHaveLength(1);
  expect(stage.smtp.messages()[0]!.subject).toMatch(/^2 applications are waiting/);
  const { id } = anApplication();
  stage.intake.erase(id);
  expect(await remind(id)).toEqual([expect.objectContaining({ recipient: 'staff', status: 'erased' })]);
  expect(stage.smtp.messages()).toHaveLength(1);
});

test('a discreet mail is from a neutral name, at the address that is the sender of all', async () => {
  await stage.through(stage.anEvent({ discreet: true }));
  const senders = stage.smtp.messages().map(({ from }) => from as { name: string; address: string });
  expect(new Set(senders.map(({ name }) => name))).toEqual(new Set([agency.name, 'Notifications']));
  expect(new Set(senders.map(({ address }) => address))).toHaveProperty('size', 1);
});

test('what is deleted before its mails went out is mailed to nobody', async () => {
  const event = stage.anEvent();
  stage.intake.erase(event.aggregateId);
  expect(await stage.through(event)).toEqual([
    { recipient: 'staff', status: 'erased', attempts: 1, last_error_code: null },
    { recipient: 'applicant', status: 'erased', attempts: 1, last_error_code: null },
  ]);
  expect(stage.smtp.messages()).toEqual([]);
});

test.each([
  ['is away', 503],
  ['has another secret than the worker', 401],
])('while intake %s mails about applications wait without an attempt, and go out afterwards', async (_, status) => {
  stage.intake.fail(status);
  const event = stage.anEvent();
  await stage.publish(event);
  const waiting = () => stage.database.dataSource.query('SELECT attempts, reason FROM inbox WHERE id = $1', [event.id]);
  // A running attempt counts, and is given back when it ends.
  await until(async () => {
    const [row] = await waiting();
    return row?.reason === 'OwnerAway' && row.attempts === 0;
  });
  stage.intake.sold(event.id, anOrder({ to: applicantAddress }));
  await stage.through(eventOf('commerce.download-renewed.v2', event.id, {}));
  expect(stage.smtp.messages()).toHaveLength(1);
  stage.intake.fail(0);
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a text that intake cannot tell by a fault of its own costs that mail an attempt', async () => {
  stage.intake.fail(500);
  const event = stage.anEvent();
  await stage.publish(event);
  const attempts = () => stage.database.dataSource.query('SELECT attempts FROM inbox WHERE id = $1', [event.id]);
  await until(async () => (await attempts())[0]?.attempts >= 3);
  stage.intake.fail(0);
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test.each([
  ['qualified', {}, 'preliminarily qualified'],
  ['rejected', {}, 'reply within 24 hours.'],
  [
    'rejected',
    { instagram: null, file_urls: [] },
    'welcome to apply again. A profile link or a clothed photo helps us',
  ],
  ['rejected', { onlyfans_monthly_earnings: '$100000+' }, 'contact you within 24 hours about the main plans.'],
] as const)(
  'the result %s of %j comes by mail, with the sentence that fits, the link to their page and her flower',
  async (result, given, words) => {
    const { aggregateId } = stage.anEvent({ ...given, assessment_result: result } as Partial<TestApplication>);
    await stage.through(eventOf('intake.application-assessed.v1', aggregateId, english));
    const [mail] = stage.smtp.messages();
    expect(mail?.subject).toBe('Your preliminary result is here');
    expect(mail?.text).toContain('https://site.example/my-application#secret');
    expect(mail?.text).toContain(words);
    expect(mail?.html).toMatch(/src="cid:flower@blue-peony"[^>]* alt="Your flower, instead of your face\. /);
    expect(mail?.attachments).toMatchObject([{ contentId: '<flower@blue-peony>', mimeType: 'image/png' }]);
  },
);

test('a change is told by its kind and time to the address of before, without a secret, and then forgotten', async () => {
  const { aggregateId } = stage.anEvent();
  const event = eventOf('intake.application-changed.v1', aggregateId, english);
  expect(await stage.through(event)).toMatchObject([{ recipient: 'applicant', status: 'sent' }]);
  const { subject, text } = stage.smtp.messages().find(toApplicant)!;
  expect(subject).toBe('Your application was changed');
  expect(text).toMatch(/WhatsApp: November 22, 2026 at 9:00\sAM UTC\nPhoto removed: November 22, 2026/);
  expect(text).toContain('https://site.example/my-application\n');
  expect(text).not.toContain('#');
  expect(stage.intake.forgotten).toContain(`changed ${event.id}`);
});

test('an erasure takes every trace of the mails about an application, and ends with a farewell', async () => {
  const application = anApplication();
  const waiting = stage.anEvent(application);
  const { aggregateId } = waiting;
  stage.smtp.fail((recipient) => (recipient === applicantAddress ? undefined : { refuse: 450 }));
  await stage.publish(waiting);
  const payload = { recipient: 'applicant', ...english } as const;
  await stage.through(eventOf('intake.application-mail-requested.v2', aggregateId, payload));
  const { dataSource } = stage.database;
  await dataSource.query('INSERT INTO mail_repeats (id, due_at) VALUES ($1, now())', [aggregateId]);
  await dataSource.query(`INSERT INTO inbox (id, type, event, state) VALUES (gen_random_uuid(), $1, $2, 'dead')`, [
    waiting.type,
    JSON.stringify(waiting),
  ]);
  await until(async () => (await stage.deliveries(waiting)).some(({ last_error_code }) => last_error_code));
  await dataSource.query(`UPDATE inbox SET due_at = now() + interval '1 hour', outage_since = NULL WHERE id = $1`, [
    waiting.id,
  ]);

  expect(await stage.through(eventOf('intake.application-erased.v1', aggregateId, english))).toEqual([
    { recipient: 'applicant', status: 'sent', attempts: 1, last_error_code: null },
  ]);
  const farewell = stage.smtp.messages().at(-1);
  expect([farewell?.subject, farewell?.envelope.to]).toEqual(['Your application is deleted', [applicantAddress]]);
  expect(stage.intake.forgotten).toContain(`farewell ${aggregateId}`);
  for (const table of ['deliveries', 'inbox', 'mail_repeats']) {
    const rows = await dataSource.query(`SELECT rows::text FROM ${table} AS rows`);
    const text = JSON.stringify(rows);
    expect([table, text.includes(aggregateId), text.includes(application.name)]).toEqual([table, false, false]);
  }
});

test('a new address is confirmed at both, each by a link of its own', async () => {
  const { aggregateId } = stage.anEvent();
  await stage.through(eventOf('intake.address-change-requested.v1', aggregateId, english));
  const linkTo = (address: string) =>
    stage.smtp
      .messages()
      .find(({ envelope }) => envelope.to.includes(address))
      ?.text?.match(/#confirm=\w+/)?.[0];
  expect([linkTo(applicantAddress), linkTo(`new-${applicantAddress}`)]).toEqual(['#confirm=old', '#confirm=new']);
});

test('an answer that had no text, as its application was sealed, is mailed once its event is told again', async () => {
  const { aggregateId } = stage.anEvent();
  const answered = () => eventOf('intake.application-answered.v1', aggregateId, english);
  const event = answered();
  stage.intake.erase(event.id);
  expect(await stage.through(event)).toMatchObject([{ recipient: 'applicant', status: 'erased' }]);
  stage.intake.restore(event.id);
  await stage.through({ ...answered(), repeats: event.id });
  expect(await stage.deliveries(event)).toMatchObject([{ recipient: 'applicant', status: 'sent' }]);
  expect(stage.smtp.messages()).toHaveLength(1);
});

test('an answer of staff is mailed once, also when its event is told again, as a person’s reply to the newest mail', async () => {
  const { aggregateId } = stage.anEvent();
  const answered = () => eventOf('intake.application-answered.v1', aggregateId, english);
  const event = answered();
  expect(await stage.through(event)).toMatchObject([{ recipient: 'applicant', status: 'sent' }]);
  await stage.through({ ...answered(), repeats: event.id });
  const [mail, ...more] = stage.smtp.messages();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Let’s talk [A-0000ADA0]' });
  expect(mail!.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('no');
  expect(mail).toMatchObject({
    inReplyTo: '<her-second@applicant.example>',
    references: '<her-first@applicant.example> <her-second@applicant.example>',
  });
  expect(mail!.replyTo).toMatchObject([{ address: agency.email, name: agency.name }]);
});
