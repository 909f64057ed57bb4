/** Figures of the pages that sell sessions. */
export const filmingClaims = {
  creatorsGuided: 1_000,
  /** Earnings of guided creators in millions of the page's currency; pages in euros have their own figure. */
  revenueMillions: { USD: 10, EUR: 1.5 },
  /** Average growth of income, in percent. */
  incomeBoost: 400,
  /**
   * Expected earnings a month, as [from, to] in whole units: months 1-2, months 3-6 and from month 6 on, where the
   * upper end is open. The Ukrainian page shows the dollars.
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
  /** Hours of notice needed to reschedule a session. */
  rescheduleHours: 24,
} as const;
