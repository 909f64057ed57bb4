import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { deadLetterListSchema, mailListSchema, orderMailListSchema, type MailDelivery } from '@blue-peony/contracts';
import { InProcessTransport, newEvent } from '@blue-peony/messaging';
import { startIdentity, startSmtpSink, type SmtpSink, type TestIdentity, until } from '@blue-peony/test-kit';
import { startTestIntake, type TestIntake } from './an-intake.ts';
import { anEvent, createServiceDatabase, readableLogger, staffAddress, startWorker, type Worker } from './bench.ts';

let database: Awaited<ReturnType<typeof createServiceDatabase>>;
let identity: TestIdentity;
let intake: TestIntake;
let smtp: SmtpSink;
let transport: InProcessTransport;
let worker: Worker;

beforeAll(async () => {
  [database, identity, intake] = await Promise.all([createServiceDatabase(), startIdentity(), startTestIntake()]);
});
beforeEach(async () => {
  intake.countByAddress(false);
  smtp = await startSmtpSink();
  transport = new InProcessTransport({ logger: readableLogger().logger, retryDelaysMs: [50] });
  worker = await startWorker(database.url, smtp.url, transport, {
    gatewayJwksUrl: identity.jwksUrl,
    intakeUrl: intake.url,
    commerceUrl: intake.url,
  });
});
afterEach(async () => {
  await worker.close();
  await smtp.close();
});
afterAll(async () => {
  intake.close();
  await identity.close();
  await database.dispose();
});

async function call(path: string, method = 'GET', body?: object) {
  const authorization = `Bearer ${await identity.token()}`;
  const response = await fetch(`${worker.url}/api/admin/${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const mailsOf = async (id: string) => mailListSchema.parse((await call(`applications/${id}/mails`)).body).items;
const letters = async (query = '') => deadLetterListSchema.parse((await call(`dead-letters${query}`)).body);
const deadLetters = async () => (await letters()).items;

const eventually = (id: string, expected: (mails: MailDelivery[]) => boolean) =>
  until(async () => {
    const mails = await mailsOf(id);
    return expected(mails) && mails;
  });
const allSent = (count: number) => (mails: MailDelivery[]) =>
  mails.length === count && mails.every(({ state }) => state === 'sent');

test('tells strangers nothing', async () => {
  for (const path of [`applications/${randomUUID()}/mails`, 'dead-letters'])
    expect((await fetch(`${worker.url}/api/admin/${path}`)).status).toBe(401);
  const replay = await fetch(`${worker.url}/api/admin/dead-letters/x/replay`, { method: 'POST' });
  expect(replay.status).toBe(401);
});

test('shows what became of each mail of an application, without address or text', async () => {
  const event = anEvent();
  await transport.publish([event]);
  const mails = await eventually(event.aggregateId, allSent(2));
  expect(mails.map(({ recipient, mail, attempts }) => [recipient, mail, attempts]).sort()).toEqual([
    ['applicant', 'received', 1],
    ['staff', 'staff', 1],
  ]);
  expect(JSON.stringify(mails)).not.toContain('@');
  expect(await mailsOf(randomUUID())).toEqual([]);
  expect((await call('applications/nothing/mails')).status).toBe(404);
});

test('shows what became of the mails of an order and of its payment that matched it not, without an address', async () => {
  const [orderId, caseId] = [randomUUID(), randomUUID()];
  const buyer = { to: 'buyer@example.com', language: 'en', reference: '4C1F9-A07BE' } as const;
  const paid = { amount: 699, currency: 'USD' } as const;
  intake.sold(orderId, {
    ...buyer,
    ...paid,
    previous_to: 'wrong@example.com',
    link: '/order#secret',
    status: 'paid',
    product: 'digital-guide',
    hours: null,
    refunded: 0,
    paid_at: null,
  });
  intake.sold(caseId, { ...buyer, paid, reason: 'amount', payment_status: 'paid' });
  smtp.fail((address) => (address === 'wrong@example.com' ? { refuse: 550 } : undefined));
  const payload = { reason: 'amount', payment_status: 'paid', order_id: orderId } as const;
  const facts = { correlationId: 'request-1' };
  await transport.publish([
    newEvent('commerce.case-opened.v1', { ...facts, aggregateId: caseId, payload }),
    newEvent('commerce.order-mail-requested.v1', { ...facts, aggregateId: orderId, payload: { kind: 'moved' } }),
  ]);
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
  expect((await fetch(`${worker.url}/api/admin/orders/${orderId}/mails`)).status).toBe(401);
});

test('sends a mail once more when staff ask for it, and lists both', async () => {
  const event = anEvent();
  await transport.publish([event]);
  await eventually(event.aggregateId, allSent(2));
  const again = newEvent('intake.application-mail-requested.v2', {
    aggregateId: event.aggregateId,
    correlationId: 'request-2',
    payload: { recipient: 'applicant', language: 'en' },
  });
  await transport.publish([again]);
  const [newest] = await eventually(event.aggregateId, allSent(3));
  expect(newest).toMatchObject({ event_id: again.id, recipient: 'applicant', state: 'sent' });
  const copies = smtp.messages().filter(({ envelope }) => envelope.to.includes('ada@applicant.example'));
  expect(copies).toHaveLength(2);
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(2);
});

test('says of a held mail that the next one tells it, and of another that it waits for its turn', async () => {
  intake.countByAddress(true);
  const event = anEvent();
  const facts = { aggregateId: event.aggregateId, correlationId: 'request-3' };
  const asked = () =>
    newEvent('intake.application-mail-requested.v2', { ...facts, payload: { recipient: 'applicant', language: 'en' } });
  await transport.publish([event, asked(), asked()]);
  const ofApplicant = (mails: MailDelivery[]) =>
    mails
      .filter(({ recipient }) => recipient === 'applicant')
      .map(({ state, last_error_code: code }) => [state, code].join(' '))
      .sort();
  const heldBack = ['sent ', 'sent ', 'waiting gathered'];
  await eventually(event.aggregateId, (mails) => ofApplicant(mails).join() === heldBack.join());
  const more = ['1', '2'].map(() =>
    newEvent('intake.address-change-requested.v1', { ...facts, payload: { language: 'en' } }),
  );
  await transport.publish(more);
  const waiting = [...heldBack.slice(0, 2), 'sent ', 'waiting gathered', 'waiting mailbox_limit'];
  await eventually(event.aggregateId, (mails) => ofApplicant(mails).join() === waiting.join());
});

test('says when the address of an applicant is refused for good', async () => {
  smtp.fail((recipient) => (recipient === staffAddress ? undefined : { refuse: 550 }));
  const event = anEvent();
  await transport.publish([event]);
  const mails = await eventually(event.aggregateId, (found) => found.some(({ state }) => state === 'refused'));
  expect(mails.find(({ recipient }) => recipient === 'applicant')).toMatchObject({ last_error_code: '550' });
});

test('keeps a dead mail until somebody replays it', async () => {
  smtp.fail((recipient) => (recipient === staffAddress ? { refuse: 550 } : undefined));
  const event = anEvent();
  await transport.publish([event]);
  await eventually(event.aggregateId, (mails) => mails.some(({ state }) => state === 'dead'));
  expect(await deadLetters()).toEqual([
    expect.objectContaining({
      id: event.id,
      type: 'intake.application-submitted.v2',
      subject: event.aggregateId,
      attempts: 2,
    }),
  ]);
  smtp.fail(0);
  expect(await call(`dead-letters/${event.id}/replay`, 'POST')).toEqual({ status: 202, body: { id: event.id } });
  await eventually(event.aggregateId, allSent(2));
  expect(await deadLetters()).toEqual([]);
  expect((await call(`dead-letters/${event.id}/replay`, 'POST')).status).toBe(404);
  expect(smtp.messages()).toHaveLength(2);
});

test('counts dead letters beyond those that it lists, and replays all of a class in one call', async () => {
  smtp.fail((recipient) => (recipient === staffAddress ? { refuse: 550 } : undefined));
  const events = Array.from({ length: 120 }, () => anEvent());
  await transport.publish(events);
  await until(async () => (await letters()).counts.fault >= 120);
  const { items, counts } = await letters();
  expect([items.length, counts]).toEqual([100, { outage: 0, fault: 120 }]);
  smtp.fail(0);
  expect((await call('dead-letters/replay', 'POST', { class: 'every' })).status).toBe(422);
  expect(await call('dead-letters/replay', 'POST', { class: 'outage' })).toEqual({
    status: 202,
    body: { replayed: 0 },
  });
  expect(await call('dead-letters/replay', 'POST', { class: 'fault' })).toEqual({
    status: 202,
    body: { replayed: 120 },
  });
  for (const { aggregateId } of events) await eventually(aggregateId, allSent(2));
  expect(smtp.messages()).toHaveLength(240);
});
