import { expect, test } from '@jest/globals';
import { countryName } from './country-names.ts';

test.each([
  ['USA', 'United States'],
  ['United States of America ', 'United States'],
  ['US', 'United States'],
  ['Vereinigte Staaten', 'United States'],
  ['ประเทศไทย', 'Thailand'],
  ['ไทย', 'Thailand'],
  ['POLAND', 'Poland'],
  ['Polska', 'Poland'],
  ['Україна', 'Ukraine'],
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  [' Middle Earth ', 'Middle Earth'],
])('a country written as %s counts as %s', (written, name) => {
  expect(countryName(written)).toBe(name);
});
