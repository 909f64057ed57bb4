/** Figures of the guide and of the page that sells it. */
export const guideClaims = {
  /** As the page shows it; structured data take the reviews of buyers alone. `verified`: `source` proves each of these ratings. */
  rating: { value: 4.9, count: 2_847, source: '', verified: false as boolean },
  creatorsHelped: 2_000,
  /** Billions of US dollars that the platform has paid out to creators. */
  payoutsBillions: 5,
  /** Average growth of income, in percent. */
  incomeGrowth: 300,
  pages: 200,
  ideas: 100,
  /** Minutes that the free article takes to read. */
  readMinutes: 15,
  /** Percentage of fans' spending that a creator keeps. */
  revenueShare: 80,
  /** Lowest and highest price of a subscription, in US dollars a month. */
  monthlyPrice: [4.99, 49.99],
  /** Percentage of a payout to set aside for tax: lower and upper end. */
  taxShare: [25, 30],
  /** US dollars a year from which the platform sends a 1099 form. */
  formThreshold: 600,
  /** The same for payments from 2026 on. */
  formThresholdFrom2026: 2_000,
} as const;
