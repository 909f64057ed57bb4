import { agency, claims, filmingClaims, guideClaims } from '@blue-peony/agency';
import type { Country } from '@blue-peony/gateway/launch';

const [guide, filming] = [guideClaims, filmingClaims];
const count = (value: number) => value.toLocaleString('en');

/** What the specification words or sets. Pages show it as it is. `docs/languages/fixed-texts.md` has what readers wish instead. */
export const fixedTexts: readonly (readonly [country: Country, text: string])[] = [
  ['Everywhere', `"Founded by middle-aged male fans", "nearly ${claims.midlifeShare}%" of users`],
  ['Everywhere', `Results within ${claims.engagementWeeks} week, revenue within ${claims.revenueDays.join('-')} days`],
  [
    'Everywhere',
    `Answers within ${claims.replyHours} hours, sessions within ${filming.contactHours} hours, support 24/7`,
  ],
  [
    'Everywhere',
    `${count(filming.creatorsGuided)}+ creators guided, $${filming.revenueMillions.USD}M+ revenue, ${filming.incomeBoost}% average income boost`,
  ],
  ['Everywhere', '"No setup fee", "short, flexible contracts", "your account stays yours"'],
  ['Everywhere', `Four offices in the footer; © ${agency.copyrightYear}; minimum age ${agency.minimumAge}`],
  ['United States', `"${guide.rating.value}/5 (${count(guide.rating.count)} ratings)" on the guide`],
  ['United States', '"65% OFF - TODAY ONLY" on the guide, every day; the printed book OUT OF STOCK'],
  [
    'United States',
    `${count(guide.creatorsHelped)}+ creators helped, $${guide.payoutsBillions}B+ payouts, ${guide.incomeGrowth}% income growth`,
  ],
  ['United States', 'Terms under the law of California'],
  ['United States', `"1099 form threshold of $${guide.formThreshold}" in the guide article`],
  ['Euro countries', `€80 struck through, "today only"; $${filming.revenueMillions.EUR}M+ revenue`],
  ['Germany', '€80 struck through, "today only"; list price €80'],
  ['Poland', '"Wysłanie aplikacji nie powiodło się", "Nie udało się wysłać powiadomienia email."'],
  ['Ukraine', '"From 200 to 100 per hour, today only"'],
];
