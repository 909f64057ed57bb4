import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { deadLetterListSchema, mailListSchema, orderMailListSchema, type MailDelivery } from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { anEvent, eventOf, staffAddress } from './bench.ts';
import { aCase, anOrder } from './samples.ts';
import { Stage, toApplicant } from './stage.ts';

const stage = new Stage({ retryDelaysMs: [50] });
const english = { language: 'en' } as const;
const forApplicant = { recipient: 'applicant', ...english } as const;
const call = stage.call.bind(stage);
const mailsOf = async (id: string) => mailListSchema.parse((await call(`applications/${id}/mails`)).body).items;
const letters = async () => deadLetterListSchema.parse((await call('dead-letters')).body);

const eventually = (id: string, expected: (mails: MailDelivery[]) => boolean) =>
  until(async () => {
    const mails = await mailsOf(id);
    return expected(mails) && mails;
  });
const allSent = (count: number) => (mails: MailDelivery[]) =>
  mails.length === count && mails.every(({ state }) => state === 'sent');

test('tells strangers nothing', async () => {
  const at = `${stage.worker.url}/api/admin`;
  for (const path of [
    `applications/${randomUUID()}/mails`,
    `orders/${randomUUID()}/mails`,
    'dead-letters',
    'mail-ledger',
  ])
    expect((await fetch(`${at}/${path}`)).status).toBe(401);
  const replay = await fetch(`${at}/dead-letters/x/replay`, { method: 'POST' });
  expect(replay.status).toBe(401);
});

test('shows what became of each mail of an application, without address or text, also of one sent once more', async () => {
  const event = anEvent();
  await stage.through(event);
  const mails = await eventually(event.aggregateId, allSent(2));
  expect(mails.map(({ recipient, mail, attempts }) => [recipient, mail, attempts]).sort()).toEqual([
    ['applicant', 'received', 1],
    ['staff', 'staff', 1],
  ]);
  expect(JSON.stringify(mails)).not.toContain('@');
  expect(await mailsOf(randomUUID())).toEqual([]);
  expect((await call('applications/nothing/mails')).status).toBe(404);

  const again = eventOf('intake.application-mail-requested.v2', event.aggregateId, forApplicant);
  await stage.publish(again);
  const [newest] = await eventually(event.aggregateId, allSent(3));
  expect(newest).toMatchObject({ event_id: again.id, recipient: 'applicant', state: 'sent' });
  const copies = stage.smtp.messages().filter(toApplicant);
  expect(copies).toHaveLength(2);
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(2);
});

test('shows what became of the mails of an order and of its payment that matched it not, without an address', async () => {
  const [orderId, caseId] = [randomUUID(), randomUUID()];
  stage.intake.sold(orderId, anOrder({ previous_to: 'wrong@example.com' }));
  stage.intake.sold(caseId, aCase());
  stage.smtp.fail((address) => (address === 'wrong@example.com' ? { refuse: 550 } : undefined));
  const payload = { reason: 'amount', payment_status: 'paid', order_id: orderId } as const;
  await stage.publish(eventOf('commerce.case-opened.v1', caseId, payload));
  await stage.publish(eventOf('commerce.order-mail-requested.v1', orderId, { kind: 'moved' }));
  const read = async () => orderMailListSchema.strict().parse((await call(`orders/${orderId}/mails`)).body).items;
  await until(async () => (await read()).filter(({ state }) => state !== 'waiting').length >= 4);
  const mails = await read();
  expect(mails.map(({ mail, recipient, state }) => `${mail} ${recipient} ${state}`).sort()).toEqual([
    'moved previous_buyer refused',
    'receipt buyer sent',
    'review buyer sent',
    'review staff sent',
  ]);
  expect(JSON.stringify(mails)).not.toContain('@');
});

test('says of a held mail that the next one tells it, and of another that it waits for its turn', async () => {
  stage.intake.countByAddress(true);
  const event = anEvent();
  const requested = () => eventOf('intake.application-mail-requested.v2', event.aggregateId, forApplicant);
  await stage.publish(event, requested(), requested());
  const ofApplicant = (mails: MailDelivery[]) =>
    mails
      .filter(({ recipient }) => recipient === 'applicant')
      .map(({ state, last_error_code: code }) => [state, code].join(' '))
      .sort();
  const heldBack = ['sent ', 'sent ', 'waiting gathered'];
  await eventually(event.aggregateId, (mails) => ofApplicant(mails).join() === heldBack.join());
  const moved = () => eventOf('intake.address-change-requested.v1', event.aggregateId, english);
  await stage.publish(moved(), moved());
  const waiting = [...heldBack.slice(0, 2), 'sent ', 'waiting gathered', 'waiting mailbox_limit'];
  await eventually(event.aggregateId, (mails) => ofApplicant(mails).join() === waiting.join());
});

test('says when the address of an applicant is refused for good', async () => {
  stage.smtp.fail((recipient) => (recipient === staffAddress ? undefined : { refuse: 550 }));
  const event = anEvent();
  await stage.through(event);
  const mails = await eventually(event.aggregateId, (found) => found.some(({ state }) => state === 'refused'));
  expect(mails.find(({ recipient }) => recipient === 'applicant')).toMatchObject({ last_error_code: '550' });
});

test('keeps a dead mail until somebody replays it', async () => {
  stage.smtp.fail((recipient) => (recipient === staffAddress ? { refuse: 550 } : undefined));
  const event = anEvent();
  await stage.publish(event);
  await eventually(event.aggregateId, (mails) => mails.some(({ state }) => state === 'dead'));
  expect((await letters()).items).toEqual([
    expect.objectContaining({
      id: event.id,
      type: 'intake.application-submitted.v2',
      subject: event.aggregateId,
      attempts: 2,
    }),
  ]);
  stage.smtp.fail(0);
  expect(await call(`dead-letters/${event.id}/replay`, 'POST')).toEqual({ status: 202, body: { id: event.id } });
  await eventually(event.aggregateId, allSent(2));
  expect((await letters()).items).toEqual([]);
  expect((await call(`dead-letters/${event.id}/replay`, 'POST')).status).toBe(404);
  expect(stage.smtp.messages()).toHaveLength(2);
});

test('counts dead letters beyond those that it lists, and replays all of a class in one call', async () => {
  const events = Array.from({ length: 120 }, () => anEvent());
  await stage.database.dataSource.query(
    `INSERT INTO inbox (id, type, event, state, attempts, reason, settled_at)
     SELECT (event->>'id')::uuid, event->>'type', event, 'dead', 2, 'MailFailure', now()
     FROM jsonb_array_elements($1::jsonb) AS event`,
    [JSON.stringify(events)],
  );
  const { items, counts } = await letters();
  expect([items.length, counts]).toEqual([100, { outage: 0, fault: 120 }]);
  const replay = (which: string) => call('dead-letters/replay', 'POST', { class: which });
  expect((await replay('every')).status).toBe(422);
  expect(await replay('outage')).toEqual({ status: 202, body: { replayed: 0 } });
  expect(await replay('fault')).toEqual({ status: 202, body: { replayed: 120 } });
  for (const event of events)
    expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(stage.smtp.messages()).toHaveLength(240);
});
