/** Figures of the pages that sell sessions. */
export const filmingClaims = {
  creatorsGuided: 1_000,
  /** Millions of what guided creators earned, in the currency of the page; pages in euros state their own. */
  revenueMillions: { USD: 10, EUR: 1.5 },
  /** Average rise of income, in per cent. */
  incomeBoost: 400,
  /**
   * Expected earnings a month, as [from, to] in whole units: months 1-2, months 3-6 and from month 6 on, where the upper
   * end is open. The Ukrainian page shows the dollars.
   */
  monthlyEarnings: {
    USD: [
      [800, 1_500],
      [1_500, 4_000],
      [3_000, 10_000],
    ],
    EUR: [
      [700, 1_400],
      [1_400, 3_700],
      [2_800, 9_000],
    ],
    PLN: [
      [3_000, 6_000],
      [6_000, 15_000],
      [12_000, 40_000],
    ],
  },
  /** Hours until staff answer a booking. */
  contactHours: 48,
  /** Hours of notice that moving a session takes. */
  rescheduleHours: 24,
} as const;
