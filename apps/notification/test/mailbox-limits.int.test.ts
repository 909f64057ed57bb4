import { beforeEach, expect, test } from '@jest/globals';
import type { DomainEvent } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { eventOf } from './bench.ts';
import { Stage, toStaff } from './stage.ts';

const stage = new Stage();
beforeEach(() => stage.intake.countByAddress(true));

const mailsTo = (...addresses: string[]) =>
  stage.smtp.messages().filter(({ envelope }) => addresses.some((address) => envelope.to.includes(address)));
const later = (minutes: number) =>
  Promise.all(
    ['mails_by_address SET at = at', 'gathered_mails SET since = since'].map((column) =>
      stage.database.dataSource.query(`UPDATE ${column} - make_interval(mins => $1)`, [minutes]),
    ),
  );
const settledAs = (event: DomainEvent, status: string) => until(async () => (await stateOf(event)) === status);
const limited = (event: DomainEvent) =>
  until(async () => (await stage.deliveries(event))[0]?.last_error_code === 'mailbox_limit');
const linksRequested = ({ aggregateId }: DomainEvent) =>
  eventOf('intake.links-requested.v1', aggregateId, { language: 'en' });
/** As if the pause before the next attempt were over. */
const sentNow = async (event: DomainEvent) => {
  await stage.database.dataSource.query('UPDATE inbox SET due_at = now() WHERE id = $1', [event.id]);
  expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent']);
};
const stateOf = async (event: DomainEvent) =>
  (await stage.deliveries(event)).find(({ recipient }) => recipient === 'applicant')?.status;

test('an unproven mailbox gets three mails of all applications in its name, and its own is told', async () => {
  const email = 'victim@applicant.example';
  const strangers = ['1', '2', '3'].flatMap((n) => [email, email.replace('@', `+${n}@`)]);
  for (const address of strangers) await stage.through(stage.anEvent({ email: address }));
  const hers = stage.anEvent({ email });
  await stage.through(hers);
  expect(mailsTo(email, ...strangers)).toHaveLength(2);
  expect(await stateOf(hers)).toBe('suppressed');
  // Staff read each of them at once.
  expect(stage.smtp.messages().filter(toStaff)).toHaveLength(7);

  await later(15);
  await settledAs(hers, 'sent');
  const [, , third, ...more] = mailsTo(email, ...strangers);
  expect(more).toEqual([]);
  expect(third).toMatchObject({ subject: 'News about your applications', envelope: { to: [email] } });
  // A link goes to the very address alone: with a plus sign it may be another person on some servers.
  const told = stage.intake.asked.at(-1)!;
  expect(told).toContain(hers.aggregateId);
  expect(third!.text!.match(/#secret/g)).toHaveLength(3);
});

test('what no mail of the day could tell waits for the next day, however many ask', async () => {
  const email = 'flooded@applicant.example';
  const events = Array.from({ length: 4 }, () => stage.anEvent({ email }));
  await Promise.all(events.map((event) => stage.through(event)));
  await later(15);
  for (const event of events) await settledAs(event, 'sent');
  const hers = stage.anEvent({ email });
  await stage.through(hers);
  await later(60);
  const asked = linksRequested(hers);
  await stage.publish(asked);
  await limited(asked);
  expect([await stateOf(hers), mailsTo(email).length]).toEqual(['suppressed', 3]);
  await later(23 * 60);
  await settledAs(hers, 'sent');
  expect(mailsTo(email)).toHaveLength(4);
  await sentNow(asked);
  expect(mailsTo(email)).toHaveLength(5);
});

test('a proven mailbox gets each mail at once, and past eleven a day one that gathers', async () => {
  stage.intake.confirm('proven@applicant.example');
  const events = Array.from({ length: 13 }, () => stage.anEvent({ email: 'proven@applicant.example' }));
  await Promise.all(events.map((event) => stage.through(event)));
  expect(mailsTo('proven@applicant.example')).toHaveLength(11);
  await later(15);
  for (const event of events) await settledAs(event, 'sent');
  expect(mailsTo('proven@applicant.example')).toHaveLength(12);
});

test('a gathered mail waits while the mail server is away, and is told once', async () => {
  const email = 'later@applicant.example';
  const events = Array.from({ length: 3 }, () => stage.anEvent({ email }));
  for (const event of events) await stage.through(event);
  let failures = 1;
  stage.smtp.fail((recipient) => (recipient === email && failures-- > 0 ? { refuse: 450 } : undefined));
  await later(15);
  await settledAs(events[2]!, 'sent');
  expect(mailsTo(email)).toHaveLength(3);
});

test('mails of a mailbox are counted for a day, and a retried one counts once', async () => {
  const email = 'other@applicant.example';
  let failures = 2;
  stage.smtp.fail((recipient) => (recipient === email && failures-- > 0 ? { refuse: 450 } : undefined));
  expect((await stage.through(stage.anEvent({ email })))[1]?.status).toBe('sent');
  expect((await stage.through(stage.anEvent({ email })))[1]?.status).toBe('sent');
  await later(24 * 60);
  expect((await stage.through(stage.anEvent({ email })))[1]?.status).toBe('sent');
  const left = await stage.database.dataSource.query('SELECT FROM mails_by_address');
  expect(left).toHaveLength(1);
});

test('fresh links are mailed to a proven mailbox three times an hour, and a fourth request waits', async () => {
  const email = 'links@applicant.example';
  const application = stage.anEvent({ email });
  stage.intake.confirm(email);
  const request = () => linksRequested(application);
  for (let times = 0; times < 3; times++) expect((await stage.through(request()))[0]?.status).toBe('sent');
  expect(stage.smtp.messages()[0]?.text).toContain('https://site.example/my-application#secret');
  expect(stage.intake.forgotten.filter((one) => one === `links ${application.aggregateId}`)).toHaveLength(3);
  const fourth = request();
  await stage.publish(fourth);
  await limited(fourth);
  await later(60);
  await sentNow(fourth);
});
