import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { locales } from '@blue-peony/contracts';
import { startCommerceApp, type CommerceApp } from './commerce-app.ts';

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

let shops: Record<'test' | 'local' | 'real', CommerceApp>;
beforeAll(async () => {
  const [test, local, real] = await Promise.all([
    startCommerceApp({ publicUrl: 'https://shop.example' }),
    startCommerceApp({ publicUrl: 'http://localhost:8080' }),
    startCommerceApp({ publicUrl: 'https://shop.example', provider: whop }),
  ]);
  shops = { test, local, real };
});
afterAll(async () => {
  for (const shop of Object.values(shops ?? {})) await shop.close();
});

const sheet = async (shop: CommerceApp) => {
  const answer = await shop.call('/api/shop.css');
  return [answer.status, answer.headers.get('content-type'), await answer.text()] as const;
};

test('a sandbox that strangers reach tells every page in five languages that the shop is a test', async () => {
  const [status, type, text] = await sheet(shops.test);
  expect([status, type]).toEqual([200, 'text/css; charset=utf-8']);
  expect([...text.matchAll(/:lang\((\w+)\)\{--test-shop:"(.*)"\}/g)].map(([, ...found]) => found)).toEqual(
    locales.map(({ tag }, index) => [tag, words[index]]),
  );
});

test.each(['local', 'real'] as const)('a %s shop has nothing to tell', async (name) => {
  expect(await sheet(shops[name])).toEqual([200, 'text/css; charset=utf-8', '']);
});

test.each(locales.map(({ language }, index) => [language, words[index]]))(
  "a test shop's checkout page says so in the language of the order: %s",
  async (language, said) => {
    const order = { productType: 'teasing-content', currency: 'EUR', hours: 1, language };
    const { page } = await shops.test.checkout(order);
    expect(await (await shops.test.call(page)).text()).toContain(`>${said}</p>`);
    const local = await shops.local.checkout(order);
    expect(await (await shops.local.call(local.page)).text()).toContain('>Sandbox: no money moves</p>');
  },
);
