type Currency = 'USD' | 'EUR' | 'PLN';
type Struck = Partial<Record<'guide' | Currency, number>>;
type Rule = 'specified' | 'lowest' | 'none';
type Prices = {
  guide: number;
  sessions: Record<Currency, readonly number[]>;
  regular: Struck;
  struck: Record<'us' | 'eu' | 'pl' | 'de' | 'ukr' | 'th', Rule>;
  lowest: Struck;
};

/**
 * The prices of now, in units of their currency, as `Prices` in `libs/contracts` has them. They are delivered as the
 * history of commerce begins; a test compares both.
 */
export const prices: Prices = {
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
