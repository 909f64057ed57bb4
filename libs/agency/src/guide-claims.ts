/** Figures of the guide and of the page that sells it. */
export const guideClaims = {
  /** Search engines are told of it only when `verified`: where `source` can show each of these ratings. */
  rating: { value: 4.9, count: 2_847, source: '', verified: false as boolean },
  creatorsHelped: 2_000,
  /** Billions of US dollars that the platform has paid out to creators. */
  payoutsBillions: 5,
  /** Average growth of income, in per cent. */
  incomeGrowth: 300,
  pages: 200,
  ideas: 100,
  /** Minutes that the free article takes to read. */
  readMinutes: 15,
  /** Share of what fans spend that a creator keeps, in per cent. */
  revenueShare: 80,
  /** Lowest and highest price of a subscription, in US dollars a month. */
  monthlyPrice: [4.99, 49.99],
  /** Share of a payout to set aside for tax, from and to, in per cent. */
  taxShare: [25, 30],
  /** US dollars a year from which the platform sends a 1099 form. */
  formThreshold: 600,
} as const;
