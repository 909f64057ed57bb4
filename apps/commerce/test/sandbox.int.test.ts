import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { useCommerceApp } from './commerce-app.ts';
import { signedWebhook } from './signed-webhook.ts';

const [current, previous] = [
  'another key for the tests, of more than 32',
  'a key for the tests, of more than 32 characters',
];
const renewed = new KeyRing([current, previous]);

const app = useCommerceApp({ shopKeys: renewed });

const casesOf = (orderId: string): Promise<{ reason: string }[]> =>
  app.database.query('SELECT reason FROM payment_cases WHERE order_id = $1', [orderId]);

test.each([
  ['pay-less', 'amount'],
  ['pay-foreign', 'currency'],
  ['pay-nameless', 'no_email'],
])('the page of the sandbox makes a payment that matches no order: %s', async (action, reason) => {
  const { page, orderId } = await app.checkout();
  expect(await (await app.call(page)).text()).toContain(`value="${action}"`);
  expect((await app.act(page, action, action === 'pay-nameless' ? '' : undefined)).status).toBe(303);
  await app.settled(orderId, 'review');
  expect(await casesOf(orderId)).toEqual([{ reason }]);
});

test('the page of the sandbox pays with a tax on top, then a second time, and returns a half', async () => {
  const { page, orderId } = await app.checkout();
  await app.act(page, 'pay-taxed');
  expect(await app.settled(orderId, 'paid')).toMatchObject({ amount: 699, refunded: 0 });
  await app.act(page, 'pay-again');
  await until(async () => (await casesOf(orderId)).length > 0);
  expect(await casesOf(orderId)).toEqual([{ reason: 'second_payment' }]);
  await app.act(page, 'refund-part');
  const { status, refunded } = await until(async () => {
    const order = await app.order(orderId);
    return order.refunded > 0 ? order : undefined;
  });
  expect([status, refunded]).toEqual(['paid', 430]);
});

test.each([
  [{ productType: 'digital-guide', currency: 'USD', language: 'en' }, '/products/how-to-start-onlyfans'],
  [{ productType: 'digital-guide', currency: 'USD', language: 'ukr' }, '/products/how-to-start-onlyfans'],
  [{ productType: 'digital-guide', currency: 'USD', language: 'de' }, '/de/products/how-to-start-onlyfans'],
  [{ productType: 'teasing-content', currency: 'PLN', hours: 1, language: 'pl' }, '/pl/filming-services'],
])(
  'a buyer who cancels goes back to the page that sells, in the language of the checkout if it has one: %j',
  async (body, path) => {
    const { page } = await app.checkout(body);
    expect(await (await app.call(page)).text()).toContain(`<a href="http://shop.test${path}">Cancel`);
  },
);

test('webhooks signed by the secret of before are believed beside those of the current one', async () => {
  const signedBy = async (key?: string) => {
    const { paymentId } = await app.checkout();
    return (await app.call('/api/webhooks/sandbox', signedWebhook(paymentId, key ? { key } : {}))).status;
  };
  expect(await signedBy()).toBe(200);
  expect(await signedBy(`ws_${renewed.derive('sandbox webhooks').toString('hex')}`)).toBe(200);
  expect(await signedBy('ws_of_nobody')).toBe(401);
});
