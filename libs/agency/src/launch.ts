// Facts that only `npm run launch-check` reads; no page shows them.

type Evidence = {
  /** The source: a report, a query or a page. */
  source: string;
  /** Whether somebody has checked the source and would confirm it to an authority. */
  verified: boolean;
};

const none: Evidence = { source: '', verified: false };

/** The evidence for figures that a competitor or an authority may question. `rating` has its own. */
export const evidence = {
  midlifeShare: none,
  engagementWeeks: none,
  revenueDays: none,
  'filming.creatorsGuided': none,
  'filming.revenueMillions': none,
  'filming.incomeBoost': none,
  'filming.monthlyEarnings': none,
  'guide.creatorsHelped': none,
  'guide.payoutsBillions': none,
  'guide.incomeGrowth': none,
};

/** The DKIM selectors of the mail server: `<selector>._domainkey.<domain of the sender>`. */
export const dkimSelectors: readonly string[] = [];
