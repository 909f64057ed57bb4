import { beforeEach, describe, expect, test } from '@jest/globals';
import { useCommerceApp } from './commerce-app.ts';

const session = { productType: 'teasing-content', currency: 'PLN', hours: 3, language: 'pl' };

const app = useCommerceApp();
beforeEach(() => app.faults.clear());

describe('a checkout', () => {
  test('fixes the price on the server and answers a page on the sandbox', async () => {
    const { status, orderId, page } = await app.checkout(session);
    expect(status).toBe(201);
    expect(await app.order(orderId)).toMatchObject({
      email: '',
      status: 'pending',
      product: 'teasing-content',
      amount: 16_800,
      currency: 'PLN',
      refunded: 0,
      files: [],
    });
    const answer = await app.call(page);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('168');
  });

  test('refuses a price, an unknown product and a guide in euros', async () => {
    for (const body of [
      { ...session, amount: 1 },
      { ...session, productType: 'car' },
      { productType: 'digital-guide', currency: 'EUR', language: 'en' },
    ])
      expect((await app.post('/api/checkouts', body)).status).toBe(422);
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
