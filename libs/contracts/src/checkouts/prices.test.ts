import { describe, expect, test } from '@jest/globals';
import { checkoutRequestSchema } from './schemas.ts';
import { formatMoney, money } from './prices.ts';

test('amounts are formatted by the rules of each language', () => {
  expect(formatMoney(money(6.99, 'USD'), 'en')).toBe('$6.99');
  expect(formatMoney({ amount: 150_000, currency: 'USD' }, 'en')).toBe('$1,500');
  expect(formatMoney(money(100, 'PLN'), 'pl')).toBe('100\u00a0zł');
  expect(formatMoney(money(100, 'PLN'), 'uk')).toBe('100\u00a0zł');
  expect(formatMoney({ amount: 4000, currency: 'EUR' }, 'de')).toBe('40\u00a0€');
});

describe('a checkout', () => {
  const session = { productType: 'teasing-content', currency: 'PLN', language: 'ukr' };

  test('a checkout without hours books one hour', () => {
    expect(checkoutRequestSchema.parse(session)).toEqual({ ...session, hours: 1 });
  });

  test.each([
    ['seven hours', { ...session, hours: 7 }],
    ['half an hour', { ...session, hours: 0.5 }],
    ['a currency that we do not take', { ...session, currency: 'GBP' }],
    ['a price of its own', { ...session, amount: 1 }],
    ['the guide in another currency', { productType: 'digital-guide', currency: 'PLN', language: 'pl' }],
    ['the guide by the hour', { productType: 'digital-guide', currency: 'USD', language: 'en', hours: 1 }],
    ['an unknown product', { productType: 'physical-guide', currency: 'USD', language: 'en' }],
  ])('a checkout with %s is refused', (_what, body) => {
    expect(checkoutRequestSchema.safeParse(body).success).toBe(false);
  });
});
