// What a price is, and the prices of the specification. They are the seed of commerce's history and nothing else; pages,
// mails and checks read the prices of now in `libs/agency`. No schemas here, so that the browser can load prices without
// the validator.

import type { Language } from '../locales.ts';

export const currencies = ['USD', 'EUR', 'PLN'] as const;
export type Currency = (typeof currencies)[number];

export const productTypes = ['digital-guide', 'teasing-content'] as const;
export type ProductType = (typeof productTypes)[number];

/** An amount of money in minor units: cents, grosze. */
export type Money = { readonly amount: number; readonly currency: Currency };

export const money = (amount: number, currency: Currency): Money => ({ amount: Math.round(amount * 100), currency });

export const sessionHours = [1, 2, 3, 4, 5, 6] as const;
export type SessionHours = (typeof sessionHours)[number];

/** The currency that a page in the language names first; the English pages have euros as well. */
export const sessionCurrency = {
  en: 'USD',
  pl: 'PLN',
  de: 'EUR',
  ukr: 'PLN',
  th: 'USD',
} as const satisfies Record<Language, Currency>;

/** The pages of a country, or of the euro: each has a rule for its struck prices. */
export type PriceArea = 'us' | 'eu' | 'pl' | 'de' | 'ukr' | 'th';

/** What stands struck beside a price: the regular price as it is set, the lowest of the 30 days before the reduction, or nothing. */
type StruckRule = 'specified' | 'lowest' | 'none';

/** What has a struck price of its own: the guide, and an hour in each currency. */
export type Struck = 'guide' | Currency;

/** Prices in units of their currency. The guide is sold in US dollars; sessions cost so much an hour, from one hour to six. */
export type Prices = {
  guide: number;
  sessions: Record<Currency, readonly number[]>;
  /** Of before, as the specification has it. */
  regular: Partial<Record<Struck, number>>;
  struck: Record<PriceArea, StruckRule>;
  /** Of the 30 days before the reduction to the price of now; absent where that is none. A publication calculates it. */
  lowest: Partial<Record<Struck, number>>;
};

export const seedPrices: Prices = {
  guide: 6.99,
  sessions: {
    USD: [100, 95, 90, 85, 80, 75],
    EUR: [40, 30, 26, 23, 22, 21],
    PLN: [100, 75, 56, 50, 45, 40],
  },
  regular: { guide: 19.99, EUR: 80, PLN: 200 },
  struck: { us: 'specified', eu: 'specified', pl: 'specified', de: 'specified', ukr: 'specified', th: 'specified' },
  lowest: {},
};

/** What a buyer can order, with its price. */
export type PriceRow = { product: ProductType; hours: SessionHours | null } & Money;

export const priceRows = ({ guide, sessions }: Pick<Prices, 'guide' | 'sessions'>): PriceRow[] => [
  { product: 'digital-guide', hours: null, ...money(guide, 'USD') },
  ...currencies.flatMap((currency) =>
    sessionHours.map((hours): PriceRow => ({
      product: 'teasing-content',
      hours,
      ...money(sessions[currency][hours - 1]! * hours, currency),
    })),
  ),
];

/** Whose price is shown beside a struck one. */
export const struckOf = ({ product, hours, currency }: Omit<PriceRow, 'amount'>): Struck | undefined =>
  product === 'digital-guide' ? 'guide' : hours === 1 ? currency : undefined;

/** One row of the price table; `saving` per hour compared with a session of one hour. */
export type SessionTier = {
  readonly hours: SessionHours;
  readonly perHour: Money;
  readonly saving: Money;
  readonly total: Money;
};

export type SessionPrices = {
  /** Struck through. */ readonly list: Money | undefined;
  readonly tiers: readonly SessionTier[];
};

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
