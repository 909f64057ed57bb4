import { filters } from '../../i18n/filters.ts';

type Words = { label: string; hint?: string; /** What one entry of a list is called. */ entry?: string };

const address = { label: 'Address', hint: 'https://… Empty: not shown as a link.' };
const checkout = (what: string): Words => ({
  label: what,
  hint: 'https://… For buyers without scripts and while our checkout is away.',
});
const proof = (of: string): Words => ({ label: `Evidence: ${of}` });
const offer = (id: string, what: string): Record<string, Words> => ({
  [`offers/${id}/from`]: {
    label: `${what}: from`,
    hint: 'By your clock. Before, pages show the price alone.',
  },
  [`offers/${id}/until`]: { label: `${what}: until`, hint: 'From then on, pages show the price alone. Empty: no end.' },
});
const hourly = (currency: string): Words => ({
  label: `An hour of filming, ${currency}`,
  hint: 'When she books one hour, two, and so on until six.',
});
const struck = (pages: string): Words => ({
  label: `Struck price: ${pages}`,
  hint: 'The launch check says what the country’s rule is.',
});
const earnings = (currency: string): Words => ({
  label: `Expected earnings a month, ${currency}`,
  hint: 'From and to: months 1-2, months 3-6, from month 6 on.',
});

const inEach = (of: string): Record<string, Words> =>
  Object.fromEntries(Object.entries(filters.languages).map(([language, label]) => [`${of}/${language}`, { label }]));

/** By the languages of the pages. */
const taxes = (): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(filters.languages).flatMap(([language, label]) => [
      [
        `seller/taxes/${language}/percent`,
        { label: `Tax in the price, percent: ${label}`, hint: 'Empty: no tax is shown.' },
      ],
      [`seller/taxes/${language}/line`, { label: `Words about the tax: ${label}`, hint: 'Below the receipt.' }],
    ]),
  );

/** What each fact is called, by its key without `facts/` and without the places in lists. */
export const factWords: Readonly<Record<string, Words>> = {
  'agency/name': { label: 'Name', hint: 'On every page, in mails, receipts and the guide.' },
  'agency/email': { label: 'Mailbox', hint: 'The address that pages, mails and legal texts name.' },
  'agency/copyrightYear': { label: 'Year of the copyright' },
  'agency/social/instagram': { ...address, label: 'Instagram' },
  'agency/social/tiktok': { ...address, label: 'TikTok' },
  'agency/social/x': { ...address, label: 'X' },
  'agency/social/telegram': { ...address, label: 'Telegram' },
  'agency/hero/video': {
    label: 'Video of the first screen',
    hint: 'A short silent loop, best below 150 kB. Empty: none.',
  },
  'agency/hero/picture': {
    label: 'Picture of the first screen',
    hint: 'Shown until the video plays, in a soft circle. Empty: the drawn flower.',
  },
  'agency/hero/alt': { label: 'What the picture shows', hint: 'For people who do not see it, in each language.' },
  ...inEach('agency/hero/alt'),
  'portraits/stories': {
    label: 'Portraits of the success stories',
    hint: 'In their order. Empty: a letter.',
    entry: 'portrait',
  },
  'portraits/sessions': {
    label: 'Portraits of the session stories',
    hint: 'In their order. Empty: a letter.',
    entry: 'portrait',
  },
  offices: { label: 'Offices', hint: 'In the footer, in this order.', entry: 'office' },
  'offices/id': { label: 'Short name', hint: 'Small letters, only for us.' },
  'offices/region': { label: 'Region', hint: 'For example WY.' },
  'offices/country': { label: 'Country', hint: 'Two letters, for example PL.' },
  'offices/names': { label: 'Name in each language', hint: 'The city first.' },
  ...inEach('offices/names'),
  'legalEntity/name': { label: 'Registered name', hint: 'With its form: Example Talent sp. z o.o.' },
  'legalEntity/address': { label: 'Address', hint: 'One line each.', entry: 'line' },
  'legalEntity/country': { label: 'Country of the seat', hint: 'Two letters, for example PL.' },
  'legalEntity/register': { label: 'Register', hint: 'Court or office, and number.' },
  'legalEntity/taxNumber': { label: 'Tax number' },
  'legalEntity/representedBy': { label: 'Represented by' },
  'legalEntity/euRepresentative': {
    label: 'EU representative',
    hint: 'Name and address. Needed for a seat outside the European Union (Article 27 GDPR).',
  },
  'legalEntity/dataProtectionOfficer': { label: 'Data protection officer' },
  'seller/ofRecord': {
    label: 'Seller on receipts',
    hint: 'The agency, or the payment provider as merchant of record.',
  },
  'seller/asksElsewhere': {
    label: 'Ask all buyers for their consents',
    hint: 'Buyers who pay in euros or zlotys, or on a German or Polish page, are always asked.',
  },
  'seller/numbers': { label: 'Number receipts', hint: 'From 1 in each year, without gaps.' },
  ...taxes(),
  'mark/viewBox': { label: 'Frame of the mark', hint: 'The four numbers of its viewBox.' },
  'mark/drawing': {
    label: 'Drawing of the mark',
    hint: 'The shapes inside the SVG, without links, scripts or styles.',
  },
  'colors/brand': {
    label: 'Brand color',
    hint: 'Such as #4c6fff. Every shade of the site takes its hue and keeps its brightness, so that texts stay readable.',
  },
  'colors/accent': { label: 'Second color' },
  testimonialVideos: {
    label: 'Testimonial videos',
    hint: 'Three, in the order of the persons that the texts name.',
    entry: 'video',
  },
  'testimonialVideos/id': { label: 'Short name' },
  'testimonialVideos/provider': { label: 'Provider' },
  'testimonialVideos/address': { label: 'Video', hint: 'The id at the provider, or a file.' },
  'testimonialVideos/captions': { label: 'Captions', hint: 'A WebVTT file for each language.' },
  ...inEach('testimonialVideos/captions'),
  'testimonialVideos/poster': { label: 'Picture before it plays', hint: 'Empty: a drawing.' },
  'trackingIds/meta': {
    label: 'Meta pixel',
    hint: 'Digits. With an id, the site asks visitors for consent. Empty: not loaded.',
  },
  'trackingIds/tiktok': { label: 'TikTok pixel', hint: 'Capital letters and digits. Empty: not loaded.' },
  'checkoutFallbacks/digital-guide': checkout('Guide'),
  'checkoutFallbacks/teasing-content/us': checkout('Content Days, English'),
  'checkoutFallbacks/teasing-content/pl': checkout('Content Days, Polish'),
  'checkoutFallbacks/teasing-content/ukr': checkout('Content Days, Ukrainian'),
  'checkoutFallbacks/teasing-content/th': checkout('Content Days, Thai'),
  'checkoutFallbacks/teasing-content/de': checkout('Content Days, German'),
  'checkoutFallbacks/teasing-content/eu': checkout('Content Days, English in euros'),
  'claims/midlifeShare': { label: 'Middle-aged men among the platform’s users, percent' },
  'claims/engagementWeeks': { label: 'Weeks until engagement moves' },
  'claims/revenueDays': { label: 'Days until revenue moves', hint: 'From and to.' },
  'claims/mainPlansFrom': { label: 'Income from which the main plans are open', hint: 'US dollars a month.' },
  'filmingClaims/creatorsGuided': { label: 'Creators guided' },
  'filmingClaims/revenueMillions': { label: 'Their earnings in millions' },
  'filmingClaims/revenueMillions/USD': { label: 'US dollars' },
  'filmingClaims/revenueMillions/EUR': { label: 'Euros' },
  'filmingClaims/incomeBoost': { label: 'Average growth of income, percent' },
  'filmingClaims/monthlyEarnings': {
    label: 'Expected earnings a month',
    hint: 'From and to: months 1-2, months 3-6, from month 6 on.',
  },
  'filmingClaims/monthlyEarnings/USD': earnings('US dollars'),
  'filmingClaims/monthlyEarnings/EUR': earnings('euros'),
  'filmingClaims/monthlyEarnings/PLN': earnings('zlotys'),
  'guideClaims/rating': {
    label: 'Rating of the guide',
    hint: 'Search engines get the rating of your buyers’ reviews instead.',
  },
  'guideClaims/rating/value': { label: 'Stars' },
  'guideClaims/rating/count': { label: 'Ratings' },
  'guideClaims/rating/source': { label: 'Source' },
  'guideClaims/rating/verified': { label: 'Checked, and we would confirm it to an authority' },
  'guideClaims/creatorsHelped': { label: 'Creators helped by the guide' },
  'guideClaims/payoutsBillions': { label: 'Paid out by the platform, billions of US dollars' },
  'guideClaims/incomeGrowth': { label: 'Growth of income with the guide, percent' },
  'evidence/midlifeShare': proof('middle-aged men'),
  'evidence/engagementWeeks': proof('engagement'),
  'evidence/revenueDays': proof('revenue'),
  'evidence/filming.creatorsGuided': proof('creators guided'),
  'evidence/filming.revenueMillions': proof('their earnings'),
  'evidence/filming.incomeBoost': proof('growth of income'),
  'evidence/filming.monthlyEarnings': proof('expected earnings'),
  'evidence/guide.creatorsHelped': proof('creators helped'),
  'evidence/guide.payoutsBillions': proof('payouts'),
  'evidence/guide.incomeGrowth': proof('growth with the guide'),
  'evidence/source': { label: 'Source', hint: 'A report, a query or a page.' },
  'evidence/verified': { label: 'Checked, and we would confirm it to an authority' },
  'prices/guide': { label: 'Guide, US dollars', hint: 'On every page and in the checkout once it is published.' },
  'prices/sessions/USD': hourly('US dollars'),
  'prices/sessions/EUR': hourly('euros'),
  'prices/sessions/PLN': hourly('zlotys'),
  'prices/regular/guide': { label: 'Regular price of the guide, US dollars' },
  'prices/regular/EUR': { label: 'Regular price of an hour, euros' },
  'prices/regular/PLN': { label: 'Regular price of an hour, zlotys' },
  'prices/struck/us': struck('English'),
  'prices/struck/eu': struck('English in euros'),
  'prices/struck/pl': struck('Polish'),
  'prices/struck/de': struck('German'),
  'prices/struck/ukr': struck('Ukrainian'),
  'prices/struck/th': struck('Thai'),
  'holidays/DE': {
    label: 'Germany',
    hint: 'A period of withdrawal that ends on one of these ends with the next working day. 12-25 for each year, 2027-03-29 for one.',
    entry: 'day',
  },
  'holidays/PL': { label: 'Poland', hint: 'As above.', entry: 'day' },
  ...offer('guide', 'Guide'),
  ...offer('eu', 'Content Days, English in euros'),
  ...offer('de', 'Content Days, German'),
  ...offer('ukr', 'Content Days, Ukrainian'),
};

/** What the values of a choice are called. */
export const choiceWords: Readonly<Record<string, string>> = {
  specified: 'The regular price',
  lowest: 'The lowest of the 30 days before',
  none: 'None',
  agency: 'The agency',
  provider: 'The payment provider',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  file: 'A file',
};

/** `facts/offices/2/country` → `offices/country` */
const pathOf = (key: string): string =>
  key
    .replace(/^facts\//, '')
    .replaceAll(/\/\d+(?=\/|$)/g, '')
    .replace(/^evidence\/[^/]+\/(?=source$|verified$)/, 'evidence/');

/** A field that nobody has named yet goes by its own name. */
export const wordsOf = (key: string): Words =>
  factWords[pathOf(key)] ?? {
    label: /[^/]*$/
      .exec(pathOf(key))![0]
      .replaceAll(/([A-Z])/g, ' $1')
      .toLowerCase(),
  };
