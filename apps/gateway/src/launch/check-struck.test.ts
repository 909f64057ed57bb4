import { afterEach, expect, test } from '@jest/globals';
import { adopt } from '@blue-peony/agency';
import { checkFacts } from './check-facts.ts';
import { readFacts } from './facts.ts';

afterEach(() => adopt({}));

const start = 'facts/prices/struck/';
const contradicted = () =>
  checkFacts(readFacts(), () => true)
    .filter(({ where }) => where.startsWith(start))
    .map(({ where }) => where.slice(start.length));

test('the check names each country whose rule a specified struck price contradicts, until its owner chooses another', () => {
  expect(contradicted()).toEqual(['us', 'eu', 'pl', 'pl', 'de', 'de']);
  adopt({ prices: { struck: { us: 'none', eu: 'none', pl: 'lowest' } } });
  expect(contradicted()).toEqual(['de', 'de']);
});

test('a specified struck price that is the lowest of the 30 days before contradicts nothing', () => {
  adopt({ prices: { lowest: { guide: 19.99, EUR: 80, PLN: 200 } } });
  expect(contradicted()).toEqual([]);
});
