import { describe, expect, test } from '@jest/globals';
import { languages } from '../locales.ts';
import { guideDiscount, guidePrice, guideStruck, sessionPrices, sessionTotal } from './price-list.ts';
import { seedPrices, type Prices } from './prices.ts';

const column = (currency: 'USD' | 'EUR' | 'PLN', field: 'perHour' | 'saving' | 'total') =>
  sessionPrices(seedPrices, currency, 'eu').tiers.map((tier) => tier[field].amount / 100);

describe('filming sessions', () => {
  test('filming sessions of one to six hours cost what the specification lists', () => {
    expect(sessionPrices(seedPrices, 'USD', 'us').tiers.map(({ hours }) => hours)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(column('USD', 'perHour')).toEqual([100, 95, 90, 85, 80, 75]);
    expect(column('EUR', 'perHour')).toEqual([40, 30, 26, 23, 22, 21]);
    expect(column('PLN', 'perHour')).toEqual([100, 75, 56, 50, 45, 40]);
  });

  test('filming sessions save with every further hour what the specification lists', () => {
    expect(column('USD', 'saving')).toEqual([0, 5, 10, 15, 20, 25]);
    expect(column('PLN', 'saving')).toEqual([0, 25, 44, 50, 55, 60]);
  });

  test('filming sessions have a list price in euros and złoty only', () => {
    expect(sessionPrices(seedPrices, 'USD', 'us').list).toBeUndefined();
    expect(sessionPrices(seedPrices, 'EUR', 'de').list).toEqual({ amount: 8000, currency: 'EUR' });
    expect(sessionPrices(seedPrices, 'PLN', 'ukr').list).toEqual({ amount: 20000, currency: 'PLN' });
  });

  test('the total of a filming session is its hours times their price', () => {
    expect(sessionTotal(seedPrices, 3, 'PLN')).toEqual({ amount: 16800, currency: 'PLN' });
    expect(column('USD', 'total')).toEqual([100, 190, 270, 340, 400, 450]);
  });
});

test('the guide costs 6.99 instead of 19.99, and 6 more as a printed book', () => {
  const { digital, physical } = guidePrice(seedPrices);
  expect([digital, guideStruck(seedPrices, 'en')!, physical].map(({ amount }) => amount)).toEqual([699, 1999, 1299]);
  expect(languages.map((language) => guideDiscount(seedPrices, language))).toEqual([65, 65, 65, 65, 65]);
});

test('an owner’s price and the struck price of each country’s rule take the place of the specified ones', () => {
  const prices: Prices = {
    ...seedPrices,
    guide: 4.99,
    sessions: { ...seedPrices.sessions, EUR: [36, 30, 26, 23, 22, 21] },
    struck: { ...seedPrices.struck, us: 'lowest', pl: 'none', de: 'lowest' },
    lowest: { guide: 5.99 },
  };
  expect(guidePrice(prices).digital).toEqual({ amount: 499, currency: 'USD' });
  const each = ['en', 'pl', 'th'] as const;
  // Of the 30 days before, nothing, and the regular price.
  expect(each.map((language) => guideStruck(prices, language)?.amount)).toEqual([599, undefined, 1999]);
  expect(each.map((language) => guideDiscount(prices, language))).toEqual([17, 0, 75]);
  expect(sessionTotal(prices, 1, 'EUR').amount).toBe(3600);
  // Euros have no reduction.
  const lists = (['de', 'eu'] as const).map((area) => sessionPrices(prices, 'EUR', area).list?.amount);
  expect(lists).toEqual([undefined, 8000]);
});

test('a price that is not below the regular one has nothing struck beside it', () => {
  const prices = { ...seedPrices, guide: 19.99 };
  expect([guideStruck(prices, 'en'), guideDiscount(prices, 'en')]).toEqual([undefined, 0]);
});
