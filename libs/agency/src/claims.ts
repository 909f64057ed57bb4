/** Figures that the texts state. Whoever runs the agency answers for them, so they are kept in one reviewable place. */
export const claims = {
  /** Hours until a team member answers an application. */
  replyHours: 24,
  /** Share of the platform's users who are men in mid-life, in per cent. */
  midlifeShare: 80,
  /** Weeks until engagement moves. */
  engagementWeeks: 1,
  /** Days until revenue moves. */
  revenueDays: [30, 60],
  /** US dollars a month from which the main plans are open. */
  mainPlansFrom: 10_000,
  filming: {
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
  },
  guide: {
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
  },
} as const;
