import { expect, test } from '@jest/globals';
import { periodEnd, placeOf } from './period.ts';

const german = placeOf({ currency: 'EUR', language: 'en' });
const polish = placeOf({ currency: 'PLN', language: 'ukr' });
const nowhere = placeOf({ currency: 'USD', language: 'en' });

test.each([
  ['ends with the last second of a German summer day', german, '2026-06-22T10:00:00Z', '2026-07-06T22:00:00Z'],
  ['counts from the buyer’s day, not from the day in UTC', german, '2026-06-22T22:30:00Z', '2026-07-07T22:00:00Z'],
  ['ends on Monday where its last day is a Saturday', german, '2026-06-20T10:00:00Z', '2026-07-06T22:00:00Z'],
  ['ends on Monday where its last day is a Sunday', german, '2026-06-21T10:00:00Z', '2026-07-06T22:00:00Z'],
  ['passes over Christmas and the weekend behind it', german, '2026-12-11T10:00:00Z', '2026-12-28T23:00:00Z'],
  ['passes over Easter Monday', german, '2026-03-23T10:00:00Z', '2026-04-07T22:00:00Z'],
  ['knows a holiday of Poland', polish, '2026-10-28T10:00:00Z', '2026-11-12T23:00:00Z'],
  ['that Germany does not have', german, '2026-10-28T10:00:00Z', '2026-11-11T23:00:00Z'],
  ['ends by winter time after the clocks went back', german, '2026-10-19T10:00:00Z', '2026-11-02T23:00:00Z'],
  ['ends last of all where the page names no country', nowhere, '2026-06-22T13:00:00Z', '2026-07-07T12:00:00Z'],
])('the period %s', (_what, place, contractAt, end) => {
  expect(periodEnd(new Date(contractAt), place)).toEqual(new Date(end));
});
