import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { KeyRing } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { guide, session, useCommerceApp } from './commerce-app.ts';
import { signedWebhook } from './signed-webhook.ts';

const [current, previous] = [
  'another key for the tests, of more than 32',
  'a key for the tests, of more than 32 characters',
];
const renewed = new KeyRing([current, previous]);

const app = useCommerceApp({ shopKeys: renewed });
beforeEach(() => app.faults.clear());

const casesOf = (orderId: string): Promise<{ reason: string }[]> =>
  app.database.query('SELECT reason FROM payment_cases WHERE order_id = $1', [orderId]);

describe('a checkout', () => {
  test('answers a page on the sandbox with the price that the server knows', async () => {
    const { status, page } = await app.checkout({ ...session, currency: 'PLN', hours: 3 });
    expect(status).toBe(201);
    const answer = await app.call(page);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('168');
  });

  test.each(['checkout-refused', 'checkout-without-url'] as const)(
    'answers 502 checkout_unavailable on %s',
    async (fault) => {
      app.faults.add(fault);
      const answer = await app.post('/api/checkouts', session);
      expect([answer.status, await answer.json()]).toEqual([
        502,
        expect.objectContaining({ code: 'checkout_unavailable' }),
      ]);
    },
  );
});

describe('the page of the sandbox', () => {
  test.each([
    ['pay-less', 'amount'],
    ['pay-foreign', 'currency'],
    ['pay-nameless', 'no_email'],
  ])('makes a payment that matches no order: %s', async (action, reason) => {
    const { page, orderId } = await app.checkout();
    expect(await (await app.call(page)).text()).toContain(`value="${action}"`);
    expect((await app.act(page, action, action === 'pay-nameless' ? '' : undefined)).status).toBe(303);
    await app.settled(orderId, 'review');
    expect(await casesOf(orderId)).toEqual([{ reason }]);
  });

  test('pays with a tax on top, then a second time, and returns a half', async () => {
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
    [guide, '/products/how-to-start-onlyfans'],
    [{ ...guide, language: 'ukr' }, '/products/how-to-start-onlyfans'],
    [{ ...guide, language: 'de' }, '/de/products/how-to-start-onlyfans'],
    [{ ...session, currency: 'PLN', language: 'pl' }, '/pl/filming-services'],
  ])(
    'leads a buyer who cancels back to the page that sells, in the language of the checkout if it has one: %j',
    async (body, path) => {
      const { page } = await app.checkout(body);
      expect(await (await app.call(page)).text()).toContain(`<a href="http://shop.test${path}">Cancel`);
    },
  );

  test('signs webhooks that are believed by the secret of before beside the current one', async () => {
    const signedBy = async (key?: string) => {
      const { paymentId } = await app.checkout();
      return (await app.call('/api/webhooks/sandbox', signedWebhook(paymentId, key ? { key } : {}))).status;
    };
    expect(await signedBy()).toBe(200);
    expect(await signedBy(`ws_${renewed.derive('sandbox webhooks').toString('hex')}`)).toBe(200);
    expect(await signedBy('ws_of_nobody')).toBe(401);
  });
});

describe('a test shop', () => {
  const words = [
    'Test shop, no money moves',
    'Sklep testowy: nie pobieramy pieniędzy',
    'Test-Shop: Es wird kein Geld abgebucht',
    'Тестовий магазин: гроші не списуються',
    'ร้านค้าทดสอบ ไม่มีการเก็บเงินจริง',
  ];
  const whop = {
    name: 'whop',
    apiUrl: 'http://127.0.0.1:9',
    apiKey: '',
    accountId: '',
    webhookSecrets: ['ws_'],
  } as const;

  const urls = { test: '', local: '', real: '' };
  beforeAll(async () => {
    const local = await app.startAnother({ publicUrl: 'http://localhost:8080' });
    const real = await app.startAnother({ provider: whop });
    Object.assign(urls, { test: app.url, local: local.url, real: real.url });
  });

  const sheet = async (shop: keyof typeof urls) => {
    const answer = await fetch(`${urls[shop]}/api/shop.css`);
    return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
  };

  test('that strangers reach tells every page in five languages that it is one', async () => {
    const [status, type, text] = await sheet('test');
    expect([status, type]).toEqual([200, 'text/css; charset=utf-8']);
    expect([...text.matchAll(/:lang\((\w+)\)\{--test-shop:"(.*)"\}/g)].map(([, ...found]) => found)).toEqual(
      locales.map(({ tag }, index) => [tag, words[index]]),
    );
  });

  test.each(['local', 'real'] as const)('is none that is %s, and has nothing to tell', async (shop) => {
    expect(await sheet(shop)).toEqual([200, 'text/css; charset=utf-8', '']);
  });

  test.each(locales.map(({ language }, index) => [language, words[index]]))(
    'says so on its checkout page in the language of the order: %s',
    async (language, said) => {
      const { page } = await app.checkout({ ...session, language });
      expect(await (await app.call(page)).text()).toContain(`>${said}</p>`);
      expect(await (await fetch(urls.local + page)).text()).toContain('>Sandbox: no money moves</p>');
    },
  );
});
