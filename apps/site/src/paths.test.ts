import { expect, test } from '@jest/globals';
import { localeById } from '@blue-peony/contracts';
import { downloadsSegment, inLocale, localeOfPath, paths, translations } from './paths.ts';

test('puts the locale first, and English at the root', () => {
  expect(paths.home(localeById('us'))).toBe('/');
  expect(paths.home(localeById('us'), 'apply')).toBe('/#apply');
  expect(paths.home(localeById('pl'), 'mission')).toBe('/pl#mission');
  expect(paths.assessment(localeById('ukr'))).toBe('/ukr/assessment');
});

test('knows the locale of a path by its whole first segment', () => {
  expect(localeOfPath('/th/assessment').id).toBe('th');
  expect(localeOfPath('/thanks').id).toBe('us');
});

test('leads to the same page in another language', () => {
  expect(inLocale('/', localeById('de'))).toBe('/de');
  expect(inLocale('/de', localeById('us'))).toBe('/');
  expect(inLocale('/pl/assessment', localeById('us'))).toBe('/assessment');
  expect(inLocale('/my-application', localeById('th'))).toBe('/th/my-application');
});

test('frames the English book in German and Polish, and nowhere else', () => {
  expect(translations('/de/products/how-to-start-onlyfans').map(({ path }) => path)).toEqual([
    '/products/how-to-start-onlyfans',
    '/pl/products/how-to-start-onlyfans',
    '/de/products/how-to-start-onlyfans',
  ]);
  expect(paths.guide(localeById('pl'))).toBe('/pl/how-to-start-onlyfans');
  expect(paths.guide(localeById('th'))).toBe('/how-to-start-onlyfans');
  expect(inLocale('/pl/how-to-start-onlyfans', localeById('ukr'))).toBe('/ukr');
});

test('takes the secret part out of the hidden download page’s address, whatever its language', () => {
  expect(downloadsSegment('/downloads-kx83')).toBe('-kx83');
  expect(downloadsSegment('/th/downloadskx83/')).toBe('kx83');
  for (const path of ['/downloads', '/downloads/', '/downloads/kx83', '/x/downloads-kx83', '/'])
    expect(downloadsSegment(path)).toBe('');
});
