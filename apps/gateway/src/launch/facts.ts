import {
  agency,
  checkoutFallbacks,
  dkimSelectors,
  evidence,
  guideClaims,
  legalEntity,
  mark,
  offerEnds,
  offices,
  providerSales,
  rates,
  testimonialVideos,
} from '@blue-peony/agency';
import { about as deAbout } from '@blue-peony/agency/de/about';
import { about as enAbout } from '@blue-peony/agency/en/about';
import { about as plAbout } from '@blue-peony/agency/pl/about';
import { about as thAbout } from '@blue-peony/agency/th/about';
import { about as ukrAbout } from '@blue-peony/agency/ukr/about';
import * as deFilming from '@blue-peony/agency/de/filming';
import * as deLanding from '@blue-peony/agency/de/landing';
import * as enFilming from '@blue-peony/agency/en/filming';
import * as enLanding from '@blue-peony/agency/en/landing';
import { readers as deReaders } from '@blue-peony/agency/de/readers';
import { readers } from '@blue-peony/agency/en/readers';
import { readers as plReaders } from '@blue-peony/agency/pl/readers';
import * as plFilming from '@blue-peony/agency/pl/filming';
import * as plLanding from '@blue-peony/agency/pl/landing';
import * as thFilming from '@blue-peony/agency/th/filming';
import * as thLanding from '@blue-peony/agency/th/landing';
import * as ukrFilming from '@blue-peony/agency/ukr/filming';
import * as ukrLanding from '@blue-peony/agency/ukr/landing';
import { languages } from '@blue-peony/contracts';
import { countryOf, type Country } from './findings.ts';

type Samples = { country: Country; what: string; where: string; items: readonly { sample?: boolean }[] };

const people = {
  en: { ...enLanding, ...enFilming },
  pl: { ...plLanding, ...plFilming },
  de: { ...deLanding, ...deFilming },
  ukr: { ...ukrLanding, ...ukrFilming },
  th: { ...thLanding, ...thFilming },
};

const here = (): Samples[] => [
  { country: 'Everywhere', what: 'office', where: 'offices.ts', items: offices },
  { country: 'Everywhere', what: 'mark', where: 'mark.ts', items: [mark] },
  { country: 'Everywhere', what: 'hero', where: 'agency.ts', items: [agency.hero] },
  { country: 'Everywhere', what: 'testimonial video', where: 'testimonial-videos.ts', items: testimonialVideos },
  { country: 'Everywhere', what: 'rate of exchange', where: 'rates.ts', items: [rates] },
  { country: countryOf.en, what: 'reader', where: 'en/readers.ts', items: readers },
  { country: countryOf.de, what: 'reader', where: 'de/readers.ts', items: deReaders },
  { country: countryOf.pl, what: 'reader', where: 'pl/readers.ts', items: plReaders },
];

/** The agency as it is now: an owner changes it while this runs. */
export const readFacts = () => ({
  name: agency.name,
  email: agency.email,
  social: agency.social,
  hero: agency.hero,
  videos: testimonialVideos,
  samples: [
    ...here(),
    ...languages.flatMap((language) => {
      const { videoWords, stories, sessionStories, sessionVoices } = people[language];
      const of = (what: string, page: string, items: Samples['items']): Samples => ({
        country: countryOf[language],
        what,
        where: `${language}/${page}.ts`,
        items,
      });
      return [
        of('name below a video', 'landing', videoWords),
        of('story', 'landing', stories),
        of('story of a session', 'filming', sessionStories),
        of('voice after a session', 'filming', sessionVoices),
      ];
    }),
  ],
  evidence: { ...evidence, 'guide.rating': guideClaims.rating } as Record<
    string,
    { source: string; verified: boolean }
  >,
  offerEnds,
  legalEntity,
  about: { en: enAbout, pl: plAbout, de: deAbout, ukr: ukrAbout, th: thAbout },
  checkoutPages: { ...checkoutFallbacks['teasing-content'], guide: checkoutFallbacks['digital-guide'] } as Record<
    string,
    string
  >,
  sales: providerSales,
  dkimSelectors,
});

export type Facts = ReturnType<typeof readFacts>;
