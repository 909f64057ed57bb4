import { expect, test } from '@jest/globals';
import { contentAt } from './content-at.ts';

const offers = {
  guide: { from: '2026-12-01T08:00:00Z', until: '2026-12-24T18:00:00Z' },
  eu: { from: '2026-12-01T08:00:00Z' },
  de: { until: '' },
};
const at = (time: string, given: unknown = offers) =>
  contentAt({ facts: { agency: { name: 'Rose' }, offers: given }, texts: {} }, { legal: null, now: Date.parse(time) })
    .facts;
const rests = { rests: true };

test.each([
  ['2026-12-01T07:59:59Z', { guide: rests, eu: rests }],
  ['2026-12-01T08:00:00Z', undefined],
  ['2026-12-24T17:59:59Z', undefined],
  ['2026-12-24T18:00:00Z', { guide: rests }],
])('at %s pages know which offers rest and nothing of their days', (time, known) => {
  expect(at(time)).toEqual({ agency: { name: 'Rose' }, ...(known && { offers: known }) });
});

test('a draft whose offers are wrong has none that rest', () => {
  expect(at('2026-12-24T18:00:00Z', { guide: null })).toEqual({ agency: { name: 'Rose' } });
});

test('a page knows the version of its legal texts', () => {
  const content = { facts: { agency: { name: 'Rose' } }, texts: {} };
  expect(contentAt(content, { legal: '2026-12-01' }).facts).toEqual({
    agency: { name: 'Rose', legalUpdated: '2026-12-01' },
  });
});

test('pages are rendered with the reviews that staff have published, by product', () => {
  const reviewed = { count: 1, average: 4, newest: [] };
  const { facts } = contentAt(
    { facts: {}, texts: {} },
    { legal: null, reviews: [{ product: 'digital-guide', ...reviewed }] },
  );
  expect(facts).toEqual({ buyersReviews: { 'digital-guide': reviewed } });
});
