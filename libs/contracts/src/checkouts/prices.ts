// The only source of prices: pages show them, checkout charges them, and webhooks are checked against them. No schemas
// here, so that the browser can load prices without the validator.

import type { Language } from '../locales.ts';

export const currencies = ['USD', 'EUR', 'PLN'] as const;
export type Currency = (typeof currencies)[number];

export const productTypes = ['digital-guide', 'teasing-content'] as const;
export type ProductType = (typeof productTypes)[number];

/** An amount of money in minor units: cents, grosze. */
export type Money = { readonly amount: number; readonly currency: Currency };

const money = (amount: number, currency: Currency): Money => ({ amount: Math.round(amount * 100), currency });

/** Prices of the guide. `physical` is not sold; its option is shown as out of stock. */
export const guidePrice = {
  digital: money(6.99, 'USD'),
  regular: money(19.99, 'USD'),
  physical: money(6.99 + 6, 'USD'),
} as const;

/** Discount of the digital guide on its regular price, in whole percent. */
export const guideDiscount = Math.round((1 - guidePrice.digital.amount / guidePrice.regular.amount) * 100);

export const sessionHours = [1, 2, 3, 4, 5, 6] as const;
export type SessionHours = (typeof sessionHours)[number];

/** Price per hour, by number of booked hours from one to six. */
const hourly = {
  USD: [100, 95, 90, 85, 80, 75],
  EUR: [40, 30, 26, 23, 22, 21],
  PLN: [100, 75, 56, 50, 45, 40],
} as const satisfies Record<Currency, Record<number, number>>;

/** The currency that a page in the language names first; the English pages have euros as well. */
export const sessionCurrency = {
  en: 'USD',
  pl: 'PLN',
  de: 'EUR',
  ukr: 'PLN',
  th: 'USD',
} as const satisfies Record<Language, Currency>;

/** List price per hour, shown struck through; US dollars have none. */
const list: Partial<Record<Currency, number>> = { EUR: 80, PLN: 200 };

/** One row of the price table; `saving` per hour compared with a session of one hour. */
export type SessionTier = {
  readonly hours: SessionHours;
  readonly perHour: Money;
  readonly saving: Money;
  readonly total: Money;
};

export type SessionPrices = { readonly list: Money | undefined; readonly tiers: readonly SessionTier[] };

/** Prices of filming sessions in one currency: six tiers from one hour to six. */
export function sessionPrices(currency: Currency): SessionPrices {
  const [single] = hourly[currency];
  const before = list[currency];
  return {
    list: before === undefined ? undefined : money(before, currency),
    tiers: sessionHours.map((hours, index) => {
      const price = hourly[currency][index]!;
      return {
        hours,
        perHour: money(price, currency),
        saving: money(single - price, currency),
        total: money(price * hours, currency),
      };
    }),
  };
}

export function sessionTotal(hours: SessionHours, currency: Currency): Money {
  return money(hourly[currency][hours - 1]! * hours, currency);
}

/** Formats an amount for a language, without unneeded zeros: "$6.99", "100 zł". @param tag BCP 47 */
export function formatMoney({ amount, currency }: Money, tag: string): string {
  const digits = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
}
