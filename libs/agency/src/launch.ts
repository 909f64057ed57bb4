// What `npm run launch-check` asks for, and no page shows.

type Evidence = {
  /** Where it can be looked up: a report, a query, a page. */
  source: string;
  /** Whether somebody has looked, and would answer for it to an authority. */
  verified: boolean;
};

const none: Evidence = { source: '', verified: false };

/** What proves the figures that a competitor or an authority may ask about. `rating` carries its own. */
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

/** The last day, as ISO 8601, of what is offered "today only": on the guide, and on the pages of sessions by their ids. */
export const offerEnds = { guide: '', eu: '', de: '', ukr: '' };

/** Where the mail server's signatures are looked up: `<selector>._domainkey.<domain of the sender>`. */
export const dkimSelectors: readonly string[] = [];
