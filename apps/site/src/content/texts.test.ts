import { expect, test } from '@jest/globals';
import { charsets } from '@blue-peony/ui/charsets';
import { allCatalogs } from '../test/all-catalogs.ts';
import { guide } from './en/guide.ts';
import { guideSales } from './en/guide-sales.ts';
import { filmingSuccesses, filmingVariants, type FilmingVariant } from './filming-variants.ts';

/** Every text of a content file. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((part) => texts(part));

async function filmingTexts(id: FilmingVariant['id']) {
  const { load, locale } = filmingVariants.find((variant) => variant.id === id)!;
  return texts([await load(), await filmingSuccesses[locale.language]()]);
}

test.each(['pl', 'de', 'ukr', 'th'] as const)(
  'the texts about filming in %s are all there, and none is English',
  async (id) => {
    const [english, own] = [await filmingTexts('us'), await filmingTexts(id)];
    expect(own.filter((text) => !/[^\s\d]/.test(text))).toEqual([]);
    const sentences = new Set(english.filter((text) => text.trim().split(/\s+/).length > 2));
    expect(own.filter((text) => sentences.has(text))).toEqual([]);
  },
);

test('the article is about three thousand words long', () => {
  const words = texts(guide.chapters).join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThan(2_800);
  expect(words).toBeLessThan(3_800);
});

test('the fonts that the site serves have every character of its messages, of the filming pages and of the guide', async () => {
  const covered = new Set(Object.values(charsets).flatMap(({ text }) => [...text]));
  const filming = await Promise.all(filmingVariants.map(({ id }) => filmingTexts(id)));
  const used = new Set(texts([allCatalogs, filming, guide, guideSales]).flatMap((text) => [...text]));
  expect([...used].filter((character) => !covered.has(character))).toEqual([]);
});
