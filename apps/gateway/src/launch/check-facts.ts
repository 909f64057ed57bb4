import { captionsIn } from '@blue-peony/agency';
import { languages } from '@blue-peony/contracts';
import type { Facts } from './facts.ts';
import { countryOf, everywhere, isReserved, reservedHost, type Country, type Finding } from './findings.ts';

/** @param hasFile whether the public folder holds the file of an address */
export function checkFacts(facts: Facts, hasFile: (address: string) => boolean): Finding[] {
  return [
    ...checkName(facts),
    ...checkSamples(facts),
    ...checkMedia(facts, hasFile),
    ...checkEvidence(facts),
    ...checkOffers(facts),
    ...checkStruck(facts),
    ...checkEntity(facts),
    ...checkAbout(facts),
    ...checkSales(facts),
  ];
}

function checkName({ name, email, social }: Facts): Finding[] {
  const odd = Object.entries(social).filter(([, address]) => address !== '' && !address.startsWith('https://'));
  return [
    ...(name === 'Blue Peony' ? [everywhere('sample', 'the name Blue Peony', 'facts/agency/name')] : []),
    ...(isReserved(email.split('@')[1] ?? '')
      ? [everywhere('sample', `the mailbox ${email}`, 'facts/agency/email')]
      : []),
    ...odd.map(([id, address]) =>
      everywhere('contradictory', `${id}: ${address} is no https address`, `facts/agency/social/${id}`),
    ),
  ];
}

const video = 'facts/testimonialVideos';

const checkSamples = ({ samples }: Facts): Finding[] =>
  samples.flatMap(({ items, what, country, where }) => {
    const invented = items.filter(({ sample }) => sample).length;
    const first = where.startsWith('texts/') ? `${where}.${items.findIndex(({ sample }) => sample)}.name` : where;
    return invented > 0
      ? [{ country, kind: 'sample', what: `${what}: ${invented} of ${items.length}`, where: first }]
      : [];
  });

function checkMedia({ hero, videos }: Facts, hasFile: (address: string) => boolean): Finding[] {
  // What was uploaded was there when it was published.
  const isAway = (address: string) => /^\/(?!api\/)/.test(address) && !hasFile(address);
  const films = videos.filter((each) => each.provider === 'file');
  const files = [
    ['facts/agency/hero/video', hero.video],
    ['facts/agency/hero/picture', hero.picture],
    ...videos.map(({ poster = '' }) => [video, poster] as const),
    ...films.map(({ address }) => [video, address] as const),
  ] as const;
  const captions = films.flatMap(({ captions }) =>
    languages.flatMap((language) => {
      const address = captionsIn(captions, language);
      const finding = { country: countryOf[language], where: video };
      if (!address || address === captions)
        return [{ ...finding, kind: 'missing' as const, what: `captions in ${language} (${address || 'none'})` }];
      return isAway(address) ? [{ ...finding, kind: 'missing' as const, what: `captions ${address}` }] : [];
    }),
  );
  const away = files.filter(([, address]) => isAway(address));
  return [...away.map(([where, address]) => everywhere('contradictory', `no file ${address}`, where)), ...captions];
}

const evidenceOf = (claim: string) =>
  claim === 'guide.rating' ? 'facts/guideClaims/rating' : `facts/evidence/${claim}`;

const checkEvidence = ({ evidence }: Facts): Finding[] =>
  Object.entries(evidence).flatMap(([claim, { source, verified }]) => {
    if (verified && source === '')
      return [everywhere('contradictory', `${claim}: verified without a source`, evidenceOf(claim))];
    const lacks = [source === '' && 'no source', !verified && 'not verified'].filter(Boolean).join(', ');
    return lacks ? [everywhere('missing', `evidence of ${claim}: ${lacks}`, evidenceOf(claim))] : [];
  });

const offerCountries: Record<keyof Facts['offers'], Country> = {
  guide: 'United States',
  eu: 'Euro countries',
  de: 'Germany',
  ukr: 'Ukraine',
};

const checkOffers = ({ offers }: Facts): Finding[] =>
  (Object.keys(offerCountries) as (keyof Facts['offers'])[])
    .filter((id) => offers[id].until === '')
    .map((id) => ({
      country: offerCountries[id],
      kind: 'missing',
      what: `end of the offer "today only" (${id})`,
      where: `facts/offers/${id}/until`,
    }));

/** Countries with a rule for a price of before; in the European Union it has to be the lowest of the 30 days before. */
const struckCountries = [
  { area: 'us', country: 'United States', shows: ['guide'], rule: '16 CFR 233.1: it was really asked for before' },
  {
    area: 'eu',
    country: 'Euro countries',
    shows: ['EUR'],
    rule: 'Article 6a of Directive 98/6/EC, where a country extends it to services',
  },
  {
    area: 'pl',
    country: 'Poland',
    shows: ['guide', 'PLN'],
    rule: 'the act on price information: the lowest price of 30 days, also of services',
  },
  {
    area: 'de',
    country: 'Germany',
    shows: ['guide', 'EUR'],
    rule: '§ 5 UWG: it was really asked for before; § 11 PAngV for goods',
  },
] as const;

const checkStruck = ({ prices: { struck, regular, lowest } }: Facts): Finding[] =>
  struckCountries.flatMap(({ area, country, shows, rule }) =>
    shows
      .filter((of) => struck[area] === 'specified' && regular[of] !== undefined && regular[of] !== lowest[of])
      .map((of) => ({
        country,
        kind: 'contradictory' as const,
        what: `the struck price ${regular[of]} ${of === 'guide' ? 'USD of the guide' : `${of} of an hour`} is not the lowest of the 30 days before (${rule})`,
        where: `facts/prices/struck/${area}`,
      })),
  );

const union = new Set('AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

function checkEntity({ legalEntity: entity }: Facts): Finding[] {
  const lacks = (country: Country, field: keyof typeof entity, what: string): Finding => ({
    country,
    kind: 'missing',
    what,
    where: `facts/legalEntity/${field}`,
  });
  if (entity.name === '') return [lacks('Everywhere', 'name', 'the legal entity')];
  const fields = [
    ['Everywhere', 'address', 'postal address of the legal entity'],
    ['Everywhere', 'country', 'country of the legal entity'],
    ['Germany', 'representedBy', 'name of who represents the legal entity (imprint)'],
    ['Germany', 'register', 'register and number of the legal entity (imprint)'],
  ] as const;
  const missing = fields
    .filter(([, field]) => entity[field].length === 0)
    .map(([country, field, what]) => lacks(country, field, what));
  if (entity.country === '' || union.has(entity.country) || entity.euRepresentative !== '') return missing;
  const abroad = (['Poland', 'Germany', 'Euro countries'] as const).map((country) =>
    lacks(country, 'euRepresentative', 'representative in the European Union (Article 27 GDPR)'),
  );
  return [...missing, ...abroad];
}

const checkAbout = ({ about }: Facts): Finding[] =>
  languages.flatMap((language) =>
    Object.entries(about[language])
      .filter(([, text]) => text === '')
      .map(([topic]) => ({
        country: countryOf[language],
        kind: 'missing' as const,
        what: `what a creator asks before she decides: ${topic}`,
        where: `texts/${language}/agency/about#about.${topic}`,
      })),
  );

const pageCountries: Record<string, Country> = {
  guide: 'United States',
  us: 'United States',
  eu: 'Euro countries',
  pl: 'Poland',
  de: 'Germany',
  ukr: 'Ukraine',
  th: 'Thailand',
};

/** The provider's real ids contain digits or capitals. */
const isPlaceholder = (plan: string) => /^(plan|prod)_[a-z_]*$/.test(plan);

function checkSales({ checkoutPages, sales }: Facts): Finding[] {
  const pages = Object.entries(checkoutPages).filter(([, address]) => reservedHost(address));
  const plans = Object.entries(sales).filter(([id]) => isPlaceholder(id));
  return [
    ...pages.map(([id, address]) => ({
      country: pageCountries[id] ?? ('Everywhere' as const),
      kind: 'sample' as const,
      what: `checkout page ${address}`,
      where: `facts/checkoutFallbacks/${id === 'guide' ? 'digital-guide' : `teasing-content/${id}`}`,
    })),
    ...plans.map(([id, { language }]) => ({
      country: id.endsWith('_eu') ? ('Euro countries' as const) : countryOf[language],
      kind: 'sample' as const,
      what: `plan id ${id}`,
      where: 'provider-sales.ts',
    })),
  ];
}
