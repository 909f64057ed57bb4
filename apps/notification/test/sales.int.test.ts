import { expect, test } from '@jest/globals';
import type { OrderPaid } from '@blue-peony/contracts';
import { newEvent } from '@blue-peony/messaging';
import { staffAddress } from './bench.ts';
import { Stage } from './stage.ts';

const stage = new Stage();
const order_id = '01890a5d-ac96-774b-bcce-b302099a8057';
const about = { aggregateId: order_id, correlationId: 'request-1' };
const guide: OrderPaid['payload'] = {
  order_id,
  product: 'digital-guide',
  hours: null,
  amount: 699,
  currency: 'USD',
  email: 'buyer@example.com',
  language: 'de',
};
const session = { ...guide, product: 'teasing-content', hours: 2, amount: 6_000, currency: 'EUR' } as const;

const recipients = () => stage.smtp.messages().map(({ envelope }) => envelope.to[0]);

test('a paid guide is one receipt to its buyer, however often the event comes', async () => {
  const event = newEvent('commerce.order-paid.v1', { ...about, payload: guide });
  await stage.publish(event);
  await stage.publish(event);
  expect(await stage.settled(event)).toEqual([expect.objectContaining({ recipient: 'buyer', status: 'sent' })]);
  expect(recipients()).toEqual([guide.email]);
  expect(stage.smtp.messages()[0]!.subject).toBe('Deine Bestellung und deine Dateien');
  expect(stage.worker.lines.join('\n')).not.toMatch(new RegExp(`${order_id}|${guide.email}`));
});

test('a paid session is a mail to the buyer and one to staff', async () => {
  const event = newEvent('commerce.order-paid.v1', { ...about, payload: session });
  await stage.through(event);
  expect(recipients().sort()).toEqual([guide.email, staffAddress]);
});

test('a refund is told to both, a dispute to staff alone, fresh links to the buyer alone', async () => {
  await stage.through(newEvent('commerce.order-refunded.v1', { ...about, payload: { ...guide, reason: 'refund' } }));
  expect(recipients().sort()).toEqual([guide.email, staffAddress]);
  await stage.through(newEvent('commerce.order-refunded.v1', { ...about, payload: { ...guide, reason: 'dispute' } }));
  expect(recipients().slice(2)).toEqual([staffAddress]);
  const { email, language } = guide;
  await stage.through(newEvent('commerce.download-renewed.v1', { ...about, payload: { order_id, email, language } }));
  expect(recipients().slice(3)).toEqual([guide.email]);
});
