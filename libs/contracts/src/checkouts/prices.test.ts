import { describe, expect, test } from '@jest/globals';
import { checkoutRequestSchema } from './schemas.ts';
import { formatMoney, guideDiscount, guidePrice, sessionPrices, sessionTotal } from './prices.ts';

const column = (currency: 'USD' | 'EUR' | 'PLN', field: 'perHour' | 'saving' | 'total') =>
  sessionPrices(currency).tiers.map((tier) => tier[field].amount / 100);

describe('filming sessions', () => {
  test('filming sessions of one to six hours cost what the specification lists', () => {
    expect(sessionPrices('USD').tiers.map(({ hours }) => hours)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(column('USD', 'perHour')).toEqual([100, 95, 90, 85, 80, 75]);
    expect(column('EUR', 'perHour')).toEqual([40, 30, 26, 23, 22, 21]);
    expect(column('PLN', 'perHour')).toEqual([100, 75, 56, 50, 45, 40]);
  });

  test('filming sessions save with every further hour what the specification lists', () => {
    expect(column('USD', 'saving')).toEqual([0, 5, 10, 15, 20, 25]);
    expect(column('PLN', 'saving')).toEqual([0, 25, 44, 50, 55, 60]);
  });

  test('filming sessions have a list price in euros and złoty only', () => {
    expect(sessionPrices('USD').list).toBeUndefined();
    expect(sessionPrices('EUR').list).toEqual({ amount: 8000, currency: 'EUR' });
    expect(sessionPrices('PLN').list).toEqual({ amount: 20000, currency: 'PLN' });
  });

  test('the total of a filming session is its hours times their price', () => {
    expect(sessionTotal(3, 'PLN')).toEqual({ amount: 16800, currency: 'PLN' });
    expect(column('USD', 'total')).toEqual([100, 190, 270, 340, 400, 450]);
  });
});

test('the guide costs 6.99 instead of 19.99, and 6 more as a printed book', () => {
  expect([guidePrice.digital, guidePrice.regular, guidePrice.physical].map(({ amount }) => amount)).toEqual([
    699, 1999, 1299,
  ]);
  expect(guideDiscount).toBe(65);
});

test('amounts are formatted by the rules of each language', () => {
  const [hour] = sessionPrices('PLN').tiers;
  expect(formatMoney(guidePrice.digital, 'en')).toBe('$6.99');
  expect(formatMoney({ amount: 150_000, currency: 'USD' }, 'en')).toBe('$1,500');
  expect(formatMoney(hour!.perHour, 'pl')).toBe('100\u00a0zł');
  expect(formatMoney(hour!.perHour, 'uk')).toBe('100\u00a0zł');
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
