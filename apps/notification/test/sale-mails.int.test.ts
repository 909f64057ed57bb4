import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { BookingMail } from '@blue-peony/contracts';
import { eventOf, staffAddress } from './bench.ts';
import { aBooking, aCase, anOrder, aWithdrawal } from './samples.ts';
import { Stage } from './stage.ts';

const stage = new Stage();
const order_id = '01890a5d-ac96-774b-bcce-b302099a8057';
const address = 'buyer@example.com';
const text = anOrder({ language: 'de', link: `/de/order/${order_id}/success#a-secret` });
const session = { ...text, product: 'teasing-content', hours: 2 } as const;

const paid = ({ product } = text) => eventOf('commerce.order-paid.v2', order_id, { product });
const recipients = () => stage.smtp.messages().map(({ envelope }) => envelope.to[0]);
const subjects = () => stage.smtp.messages().map(({ subject }) => subject);

beforeEach(() => stage.intake.sold(order_id, text));

test('a paid guide is one receipt to its buyer, however often the event comes', async () => {
  const event = paid();
  await stage.publish(event);
  await stage.publish(event);
  expect(await stage.settled(event)).toEqual([expect.objectContaining({ recipient: 'buyer', status: 'sent' })]);
  expect(recipients()).toEqual([address]);
  expect(subjects()[0]).toBe('Dein Beleg und deine Dateien (4C1F9-A07BE)');
  expect(stage.worker.lines.join('\n')).not.toMatch(new RegExp(`${order_id}|${address}|a-secret`));
});

test('commerce learns that a receipt was accepted, also when it was away at that moment, and of no refused one', async () => {
  const { confirmations } = stage.intake;
  confirmations.splice(0);
  stage.intake.failOnce('/inner/consent-confirmations');
  await stage.through(paid());
  expect([confirmations.splice(0), recipients()]).toEqual([[order_id], [address]]);
  stage.smtp.fail(() => ({ refuse: 550 }));
  expect(await stage.through(paid())).toEqual([expect.objectContaining({ status: 'failed' })]);
  expect(confirmations).toEqual([]);
});

test('a paid session is a mail to the buyer and one to staff', async () => {
  stage.intake.sold(order_id, session);
  await stage.through(paid(session));
  expect(recipients().sort()).toEqual([address, staffAddress]);
});

test('a receipt goes out once more, and to a new address with a word to the one before', async () => {
  await stage.through(eventOf('commerce.order-mail-requested.v1', order_id, { kind: 'receipt' }));
  expect(recipients()).toEqual([address]);
  stage.intake.sold(order_id, { ...text, to: 'right@example.com', previous_to: 'wrong@example.com' });
  await stage.through(eventOf('commerce.order-mail-requested.v1', order_id, { kind: 'moved' }));
  expect(recipients().slice(1).sort()).toEqual(['right@example.com', 'wrong@example.com']);
  const told = stage.smtp.messages().find(({ envelope }) => envelope.to[0] === 'wrong@example.com')!;
  expect(told.subject).toBe('Bestellung 4C1F9-A07BE: andere Adresse');
  expect(told.text).not.toMatch(/a-secret|right@example/);
});

test('staff are told when the buyer of a session still waits', async () => {
  stage.intake.sold(order_id, session);
  await stage.through(eventOf('commerce.session-waits.v1', order_id, {}));
  expect(recipients()).toEqual([staffAddress]);
  const mail = stage.smtp.messages()[0]!;
  expect(mail.subject).toBe('A booked session waits for an answer until 24 Nov 2026, 09:00 UTC');
  expect(mail.text).toContain(`/admin/orders/${order_id}`);
});

test('a refund, also of a part, is told to both, a dispute to staff alone, fresh links to the buyer alone', async () => {
  await stage.through(eventOf('commerce.order-refunded.v2', order_id, { reason: 'refund' }));
  expect(recipients().sort()).toEqual([address, staffAddress]);
  await stage.through(eventOf('commerce.order-refunded.v2', order_id, { reason: 'dispute' }));
  expect(recipients().slice(2)).toEqual([staffAddress]);
  await stage.through(eventOf('commerce.download-renewed.v2', order_id, {}));
  expect(recipients().slice(3)).toEqual([address]);
  stage.intake.sold(order_id, { ...text, refunded: 300 });
  await stage.through(eventOf('commerce.order-partly-refunded.v1', order_id, {}));
  expect(recipients().slice(4).sort()).toEqual([address, staffAddress]);
  expect(subjects()).toContain('Ein Teil deiner Zahlung wurde erstattet (4C1F9-A07BE)');
});

test('events of the release before, which carry the order and its buyer, become the same mails', async () => {
  stage.intake.sold(order_id, session);
  const sold = { order_id, hours: 2, amount: 6_000, currency: 'EUR', language: 'de', email: 'before@example.com' };
  const before = { ...sold, product: 'teasing-content' } as const;
  await stage.through(eventOf('commerce.order-paid.v1', order_id, before));
  expect(recipients().sort()).toEqual([address, staffAddress]);
  await stage.through(eventOf('commerce.order-refunded.v1', order_id, { ...before, reason: 'refund' }));
  expect(recipients().slice(2).sort()).toEqual([address, staffAddress]);
  await stage.through(eventOf('commerce.download-renewed.v1', order_id, sold as never));
  expect(recipients().slice(4)).toEqual([address]);
});

test('a mail about an order goes where the order says when it is sent, and nowhere once the order is deleted', async () => {
  stage.intake.sold(order_id, { ...text, to: 'corrected@example.com' });
  await stage.through(paid());
  expect(recipients()).toEqual(['corrected@example.com']);
  const other = { ...paid(), aggregateId: randomUUID() };
  expect(await stage.through(other)).toEqual([expect.objectContaining({ status: 'erased' })]);
});

test('a buyer is asked for a review by one mail, and not once she has said no', async () => {
  const asked = () => eventOf('commerce.review-requested.v1', order_id, {});
  const event = asked();
  stage.intake.sold(order_id, { ...text, review: { write: '/api/reviews/o/p', refuse: '/api/reviews/o/p/no' } });
  await stage.publish(event);
  await stage.publish(event);
  expect(await stage.settled(event)).toEqual([expect.objectContaining({ recipient: 'buyer', status: 'sent' })]);
  expect(recipients()).toEqual([address]);
  expect(stage.smtp.messages()[0]!.text).toMatch(/\/api\/reviews\/o\/p\n[^]*\/api\/reviews\/o\/p\/no\n/);
  stage.intake.sold(order_id, text);
  expect(await stage.through(asked())).toEqual([expect.objectContaining({ status: 'erased' })]);
});

describe('a payment that matches no order', () => {
  const case_id = '01890a5d-ac96-774b-bcce-b302099a8059';
  const payload = { reason: 'amount', payment_status: 'paid', order_id } as const;
  const told = aCase({ language: 'pl' });
  const opened = (given = {}) => eventOf('commerce.case-opened.v1', case_id, { ...payload, ...given });
  beforeEach(() => stage.intake.sold(case_id, told));

  test('is told to staff and calmly to the buyer, a dispute over it to staff alone, its refund to the buyer', async () => {
    await stage.through(opened());
    expect(recipients().sort()).toEqual([address, staffAddress]);
    expect(subjects()).toContain('Sprawdzamy Twoją płatność');
    await stage.through(opened({ payment_status: 'disputed' }));
    expect(recipients().slice(2)).toEqual([staffAddress]);
    await stage.through(eventOf('commerce.case-refunded.v1', case_id, payload));
    expect(recipients().slice(3)).toEqual([address]);
  });

  test('is mailed to nobody once it is deleted, and to staff alone where nobody is named', async () => {
    const other = { ...opened(), aggregateId: randomUUID() };
    expect((await stage.through(other)).map(({ status }) => status)).toEqual(['erased', 'erased']);
    stage.intake.sold(case_id, { ...told, to: null });
    await stage.through(opened());
    expect(recipients()).toEqual([staffAddress]);
  });
});

describe('a withdrawal', () => {
  const withdrawal_id = '01890a5d-ac96-774b-bcce-b30209900001';
  const link = `/api/withdrawals/${withdrawal_id}/the-proof`;
  const buyer = { to: address, language: 'de', zone: 'Europe/Berlin', reference: '4C1F9-A07BE', link } as const;
  const told = aWithdrawal({ to: 'typed@example.com', language: 'pl', zone: 'Europe/Warsaw', confirm: buyer });
  const asked = (mail: 'withdrawal' | 'withdrawal_confirm' | 'withdrawn') =>
    eventOf('commerce.withdrawal-mail-requested.v1', withdrawal_id, { mail, order_id });
  beforeEach(() => stage.intake.sold(withdrawal_id, told));

  test('is receipted once to the address that was typed, with content and time, without a link', async () => {
    const event = asked('withdrawal');
    await stage.publish(event);
    await stage.publish(event);
    expect(await stage.settled(event)).toEqual([expect.objectContaining({ recipient: 'buyer', status: 'sent' })]);
    expect(recipients()).toEqual(['typed@example.com']);
    const { subject, text: words = '' } = stage.smtp.messages()[0]!;
    expect(subject).toBe('Otrzymaliśmy Twoje odstąpienie od umowy');
    const unbound = words.replaceAll(/[\u200b\u2060\u00ad]/g, '');
    expect(unbound).toMatch(/Ola\sNowak[^]*4C1F9-A07BE[^]*5\slipca\s2026\D*23:59:59/);
    expect(words).not.toContain('http');
  });

  test('is put to the buyer at the order’s own address, with the link, while there is something to confirm', async () => {
    await stage.through(asked('withdrawal_confirm'));
    expect(recipients()).toEqual([address]);
    const { subject, text: words } = stage.smtp.messages()[0]!;
    expect(subject).toBe('Bitte bestätige deinen Widerruf (4C1F9-A07BE)');
    expect(words).toContain(link);
    expect(words).not.toMatch(/Ola Nowak|typed@/);
    stage.intake.sold(withdrawal_id, { ...told, confirm: null });
    expect(await stage.through(asked('withdrawal_confirm'))).toEqual([expect.objectContaining({ status: 'erased' })]);
  });

  test('is told to staff once it has taken effect', async () => {
    await stage.through(asked('withdrawn'));
    expect(recipients()).toEqual([staffAddress]);
    expect(subjects()[0]).toBe('A buyer has withdrawn: a refund is due');
  });
});

describe('a session with a date', () => {
  const booking_id = '01890a5d-ac96-774b-bcce-b30209900002';
  const entry = (method: string) => expect.objectContaining({ mimeType: 'text/calendar', method });
  const asked = (mail: BookingMail) => eventOf('commerce.booking-mail-requested.v1', booking_id, { mail, order_id });

  test('is told once to buyer and coach, each with the entry for the own calendar and the own time', async () => {
    stage.intake.sold(
      booking_id,
      aBooking({ language: 'de', when: 'Sonntag, 28. März 2027, 10:00 MESZ (Europe/Warsaw)' }),
    );
    const event = asked('session_booked');
    await stage.publish(event);
    await stage.publish(event);
    expect((await stage.settled(event)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(recipients().toSorted()).toEqual(['buyer@example.com', 'kasia@agency.example']);
    const to = (address: string) => stage.smtp.messages().find(({ envelope }) => envelope.to.includes(address))!;
    const words = (address: string) => to(address).text!.replace(/\s/g, ' ');
    expect(words('buyer@example.com')).toContain('10:00 MESZ (Europe/Warsaw)');
    expect(words('kasia@agency.example')).toContain('4:00 AM EDT (America/New_York)');
    expect(to('buyer@example.com').attachments).toContainEqual(entry('REQUEST'));
  });

  test('that was canceled since is not announced any more, and its cancellation is', async () => {
    stage.intake.sold(booking_id, aBooking({ canceled: true }));
    const late = await stage.through(asked('session_day'));
    expect(late.map(({ status }) => status)).toEqual(['erased', 'erased']);
    await stage.through(asked('session_canceled'));
    expect(stage.smtp.messages()).toHaveLength(2);
    expect(stage.smtp.messages()[0]!.attachments).toContainEqual(entry('CANCEL'));
  });
});
