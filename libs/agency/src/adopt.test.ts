import { expect, test } from '@jest/globals';
import { adopt, agency, entityLines, formsOf, mark, offices, sellerLines, testimonialVideos } from './index.ts';
import { agencyFactsSchema, type AgencyFacts } from './schema.ts';

const videos: AgencyFacts['testimonialVideos'] = ['a', 'b', 'c'].map((id) => ({
  provider: 'vimeo',
  id,
  address: '12345',
}));

test('an owner’s facts take the place of the delivered ones, field by field, and go when she takes them back', () => {
  const [firstOffice] = offices;
  adopt({ agency: { name: 'Velvet Rose', social: { x: 'https://x.com/velvet' } }, testimonialVideos: videos });
  expect([agency.name, agency.email, agency.social.x]).toEqual([
    'Velvet Rose',
    'hello@bluepeony.example',
    'https://x.com/velvet',
  ]);
  expect([offices[0], testimonialVideos]).toEqual([firstOffice, videos]);
  adopt({
    legalEntity: { name: 'Velvet Rose AS', address: ['1 Harbor Street'] },
    mark: { drawing: '<circle r="1"/>' },
  });
  expect([agency.name, agency.social.x, testimonialVideos[0]?.provider]).toEqual(['Blue Peony', '', 'file']);
  expect([entityLines(), sellerLines()]).toEqual([
    ['Velvet Rose AS', '1 Harbor Street'],
    ['Velvet Rose AS', '1 Harbor Street'],
  ]);
  // What somebody has given is no sample any more.
  expect([mark.sample, mark.viewBox]).toEqual([false, '-24 -24 48 48']);
  adopt({});
  expect([sellerLines(), mark.sample]).toEqual([['Blue Peony'], true]);
});

test.each([
  ['a name of 5,000 characters', { agency: { name: 'x'.repeat(5_000) } }],
  ['a name with a tag', { agency: { name: '<b>Rose</b>' } }],
  ['a name with a placeholder', { agency: { name: '{agency}' } }],
  ['an address that runs a script', { agency: { social: { x: 'javascript:alert(1)' } } }],
  ['a checkout without https', { checkoutFallbacks: { 'digital-guide': 'http://pay.example' } }],
  ['a mark with a script', { mark: { drawing: '<script>alert(1)</script>' } }],
  ['a mark that reacts', { mark: { drawing: '<path d="M0 0" onload="alert(1)"/>' } }],
  ['a mark that loads', { mark: { drawing: '<image href="https://elsewhere.example/x.png"/>' } }],
  ['a mark that paints with an address', { mark: { drawing: '<path fill="url(https://elsewhere.example)"/>' } }],
  ['a pixel that is no id', { trackingIds: { meta: "1');alert(1)//" } }],
  ['a film that is a script', { agency: { hero: { video: 'javascript:alert(1)' } } }],
  ['a film that is an uploaded picture', { agency: { hero: { video: `/api/media/${'a'.repeat(64)}/480.webp` } } }],
  ['a file outside of its folder', { agency: { hero: { video: '/media/../manifest.json' } } }],
  [
    'a picture without words for who does not see it',
    { agency: { hero: { picture: '/media/a.webp', alt: { en: 'A' } } } },
  ],
  ['a field that nobody knows', { agency: { retention: { closedDays: 1 } } }],
])('%s is refused', (_, facts) => {
  expect(agencyFactsSchema.safeParse(facts).success).toBe(false);
});

test('a picture is taken with what it shows in every language', () => {
  const alt = { en: 'A', pl: 'B', de: 'C', ukr: 'D', th: 'E' };
  const picture = `/api/media/${'a'.repeat(64)}/960.webp`;
  expect(agencyFactsSchema.parse({ agency: { hero: { picture, alt } } })).toEqual({
    agency: { hero: { picture, alt } },
  });
  expect(formsOf(picture, 'avif')).toBe(
    `${picture.replace('960.webp', '480.avif')} 480w,${picture.replace('webp', 'avif')} 960w`,
  );
});
