import {
  agency,
  checkoutFallbacks,
  dkimSelectors,
  evidence,
  guideClaims,
  legalEntity,
  mark,
  offers,
  offices,
  prices,
  providerSales,
  rates,
  testimonialVideos,
  type About,
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
import { languages, type Language } from '@blue-peony/contracts';
import { countryOf, type Country } from './findings.ts';

type Samples = { country: Country; what: string; where: string; items: readonly { sample?: boolean }[] };

const people = {
  en: { ...enLanding, ...enFilming },
  pl: { ...plLanding, ...plFilming },
  de: { ...deLanding, ...deFilming },
  ukr: { ...ukrLanding, ...ukrFilming },
  th: { ...thLanding, ...thFilming },
};

const readersOf = { en: readers, de: deReaders, pl: plReaders };
const told = { en: enAbout, pl: plAbout, de: deAbout, ukr: ukrAbout, th: thAbout };

const here = (): Samples[] => [
  { country: 'Everywhere', what: 'office', where: 'facts/offices', items: offices },
  { country: 'Everywhere', what: 'mark', where: 'facts/mark/drawing', items: [mark] },
  { country: 'Everywhere', what: 'hero', where: 'facts/agency/hero/video', items: [agency.hero] },
  { country: 'Everywhere', what: 'testimonial video', where: 'facts/testimonialVideos', items: testimonialVideos },
  { country: 'Everywhere', what: 'rate of exchange', where: 'rates.ts', items: [rates] },
];

type Texts = Readonly<Record<string, string>>;

/** The invented people of a language; those that an owner has written are no samples. */
function peopleOf(language: Language, own: Texts): Samples[] {
  const { videoWords, stories, sessionStories, sessionVoices } = people[language];
  const of = (what: string, place: string, items: Samples['items']): Samples => {
    const where = `${language}/agency/${place}`;
    const isOwn = (index: number) => Object.keys(own).some((key) => key.startsWith(`${where}.${index}.`));
    return {
      country: countryOf[language],
      what,
      where: `texts/${where}`,
      items: items.map((item, index) => (isOwn(index) ? {} : item)),
    };
  };
  return [
    of('name below a video', 'landing#videoWords', videoWords),
    of('story', 'landing#stories', stories),
    of('story of a session', 'filming#sessionStories', sessionStories),
    of('voice after a session', 'filming#sessionVoices', sessionVoices),
    ...(language in readersOf ? [of('reader', 'readers#readers', readersOf[language as keyof typeof readersOf])] : []),
  ];
}

const aboutOf = (language: Language, own: Texts): About =>
  Object.fromEntries(
    Object.entries(told[language]).map(([topic, text]) => [
      topic,
      own[`${language}/agency/about#about.${topic}`] ?? text,
    ]),
  ) as About;

/** The agency as it is now: an owner changes it while this runs. @param own the texts of the newest revision */
export const readFacts = (own: Texts = {}) => ({
  name: agency.name,
  email: agency.email,
  social: agency.social,
  hero: agency.hero,
  videos: testimonialVideos,
  samples: [...here(), ...languages.flatMap((language) => peopleOf(language, own))],
  evidence: { ...evidence, 'guide.rating': guideClaims.rating } as Record<
    string,
    { source: string; verified: boolean }
  >,
  offers,
  prices,
  legalEntity,
  about: Object.fromEntries(languages.map((language) => [language, aboutOf(language, own)])) as Record<Language, About>,
  checkoutPages: { ...checkoutFallbacks['teasing-content'], guide: checkoutFallbacks['digital-guide'] } as Record<
    string,
    string
  >,
  sales: providerSales,
  dkimSelectors,
});

export type Facts = ReturnType<typeof readFacts>;
