import { expect, test } from '@jest/globals';
import { isPrivacyVersionTaken } from './rules.ts';

const versions = ['2024-01-30', '2026-03-01', '2026-11-22'];
const taken = (now: string) => versions.filter((version) => isPrivacyVersionTaken(version, new Date(now), versions));

test('for 30 days after a change of the policy, a form may also agree to the version before it', () => {
  expect(taken('2026-11-22T10:00:00Z')).toEqual(['2026-03-01', '2026-11-22']);
  expect(taken('2026-12-21T23:59:59Z')).toEqual(['2026-03-01', '2026-11-22']);
  expect(taken('2026-12-22T00:00:00Z')).toEqual(['2026-11-22']);
});

test('two changes on two days take nothing from a form that was open before both', () => {
  const quick = ['2024-01-30', '2026-11-22', '2026-11-23'];
  expect(quick.map((version) => isPrivacyVersionTaken(version, new Date('2026-11-23T10:00:00Z'), quick))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isPrivacyVersionTaken('2024-01-30', new Date('2026-12-22T00:00:00Z'), quick)).toBe(false);
});

test('the first version of the policy is accepted without a time limit', () => {
  expect(isPrivacyVersionTaken('2024-01-30', new Date('2030-01-01'), ['2024-01-30'])).toBe(true);
});
