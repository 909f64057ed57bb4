import { languages } from '@blue-peony/contracts';
import type { Facts } from './facts.ts';
import { countryOf, isReserved, reservedHost, type Country, type Finding } from './findings.ts';

/** @param hasFile whether the public folder holds the file of an address */
export function checkFacts(facts: Facts, hasFile: (address: string) => boolean, today = new Date()): Finding[] {
  return [
    ...checkName(facts),
    ...checkSamples(facts),
    ...checkMedia(facts, hasFile),
    ...checkEvidence(facts),
    ...checkOffers(facts, today.toISOString().slice(0, 10)),
    ...checkEntity(facts),
    ...checkAbout(facts),
    ...checkSales(facts),
  ];
}

const everywhere = (kind: Finding['kind'], what: string, where: string): Finding => ({
  country: 'Everywhere',
  kind,
  what,
  where,
});

function checkName({ name, email, social }: Facts): Finding[] {
  const odd = Object.entries(social).filter(([, address]) => address !== '' && !address.startsWith('https://'));
  return [
    ...(name === 'Blue Peony' ? [everywhere('sample', 'the name Blue Peony', 'agency.ts')] : []),
    ...(isReserved(email.split('@')[1] ?? '') ? [everywhere('sample', `the mailbox ${email}`, 'agency.ts')] : []),
    ...odd.map(([id, address]) => everywhere('contradictory', `${id}: ${address} is no https address`, 'agency.ts')),
  ];
}

const checkSamples = ({ samples }: Facts): Finding[] =>
  samples.flatMap(({ items, what, country, where }) => {
    const invented = items.filter(({ sample }) => sample).length;
    return invented > 0 ? [{ country, kind: 'sample', what: `${what}: ${invented} of ${items.length}`, where }] : [];
  });

function checkMedia({ hero, videos }: Facts, hasFile: (address: string) => boolean): Finding[] {
  const isAway = (address: string) => address.startsWith('/') && !hasFile(address);
  const files = [hero.video, hero.picture, ...videos.map(({ poster = '' }) => poster)];
  const films = videos.filter((video) => video.provider === 'file');
  const captions = films.flatMap(({ captions }) =>
    languages.flatMap((language) => {
      const address = captions.replace('{language}', language);
      const finding = { country: countryOf[language], where: 'testimonial-videos.ts' };
      if (!captions.includes('{language}'))
        return [{ ...finding, kind: 'missing' as const, what: `captions in ${language} (${captions || 'none'})` }];
      return isAway(address) ? [{ ...finding, kind: 'missing' as const, what: `captions ${address}` }] : [];
    }),
  );
  const away = [...files, ...films.map(({ address }) => address)].filter(isAway);
  return [...away.map((address) => everywhere('contradictory', `no file ${address}`, 'public')), ...captions];
}

const checkEvidence = ({ evidence }: Facts): Finding[] =>
  Object.entries(evidence).flatMap(([claim, { source, verified }]) => {
    if (verified && source === '')
      return [everywhere('contradictory', `${claim}: verified without a source`, 'launch.ts')];
    const lacks = [source === '' && 'no source', !verified && 'not verified'].filter(Boolean).join(', ');
    return lacks ? [everywhere('missing', `evidence of ${claim}: ${lacks}`, 'launch.ts')] : [];
  });

const offerCountries: Record<keyof Facts['offerEnds'], Country> = {
  guide: 'United States',
  eu: 'Euro countries',
  de: 'Germany',
  ukr: 'Ukraine',
};

const checkOffers = ({ offerEnds }: Facts, today: string): Finding[] =>
  (Object.keys(offerCountries) as (keyof Facts['offerEnds'])[]).flatMap((id): Finding[] => {
    const finding = { country: offerCountries[id], where: 'launch.ts' };
    const end = offerEnds[id];
    if (end === '') return [{ ...finding, kind: 'missing', what: `end of the offer "today only" (${id})` }];
    return end < today ? [{ ...finding, kind: 'contradictory', what: `the offer (${id}) ended on ${end}` }] : [];
  });

const union = new Set('AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

function checkEntity({ legalEntity: entity }: Facts): Finding[] {
  const where = 'legal-entity.ts';
  const lacks = (country: Country, what: string): Finding => ({ country, kind: 'missing', what, where });
  if (entity.name === '') return [lacks('Everywhere', 'the legal entity')];
  const fields = [
    ['Everywhere', entity.address.length, 'postal address of the legal entity'],
    ['Everywhere', entity.country, 'country of the legal entity'],
    ['Germany', entity.representedBy, 'name of who represents the legal entity (imprint)'],
    ['Germany', entity.register, 'register and number of the legal entity (imprint)'],
  ] as const;
  const missing = fields.flatMap(([country, value, what]) => (value ? [] : [lacks(country, what)]));
  if (entity.country === '' || union.has(entity.country) || entity.euRepresentative !== '') return missing;
  const abroad = (['Poland', 'Germany', 'Euro countries'] as const).map((country) =>
    lacks(country, 'representative in the European Union (Article 27 GDPR)'),
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
        where: `${language}/about.ts`,
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
      where: 'checkout-fallbacks.ts',
    })),
    ...plans.map(([id, { language }]) => ({
      country: id.endsWith('_eu') ? ('Euro countries' as const) : countryOf[language],
      kind: 'sample' as const,
      what: `plan id ${id}`,
      where: 'provider-sales.ts',
    })),
  ];
}
