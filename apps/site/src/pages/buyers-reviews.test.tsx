import { afterEach, expect, test } from '@jest/globals';
import { adopt, buyersReviews } from '@blue-peony/agency';
import { locales } from '@blue-peony/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { bought } from '../content/de/reviews.ts';
import { ratingOf } from './json-ld.tsx';
import { inLanguage } from '../test/in-language.tsx';
import { BuyersReviews } from '../features/reviews/buyers-reviews.tsx';

const german = locales.find(({ language }) => language === 'de')!;
const show = () => render(inLanguage(german, <BuyersReviews product="digital-guide" content={bought} />));
const review = (language: string, words: string) => ({
  stars: 2,
  name: 'Jo',
  words,
  language,
  written_on: '2026-12-01',
});

afterEach(() => {
  cleanup();
  delete buyersReviews['digital-guide'];
});

test('a page without reviews shows nothing and claims nothing', () => {
  const { container } = show();
  expect([container.innerHTML, ratingOf('digital-guide')]).toEqual(['', {}]);
});

test('a page with reviews says how they are checked, and gives search engines their mean', () => {
  const newest = [review('en', 'Too short.'), review('de', 'Ehrlich.')];
  adopt({ buyersReviews: { 'digital-guide': { count: 1_200, average: 3.5, newest } } });
  show();
  expect(screen.getByText(/^So prüfen wir Bewertungen:.*14 Tage/).isConnected).toBe(true);
  expect(screen.getByText('3,5/5 (1.200)').isConnected).toBe(true);
  const [mine, other] = screen.getAllByRole('figure');
  expect([mine!.textContent, other!.textContent]).toEqual(['Ehrlich.Jo, 01.12.2026', 'Too short.Jo, 01.12.2026']);
  expect(other!.querySelector('blockquote')!.lang).toBe('en');
  expect(within(mine!).getByRole('img', { name: '2/5' }).isConnected).toBe(true);
  expect(ratingOf('digital-guide')).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 3.5, reviewCount: 1_200, bestRating: 5 },
  });
});
