import { expect, test } from '@jest/globals';
import { isPrivacyVersionTaken, nextPrivacyVersion } from './rules.ts';

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

test('a version of a moment ago is accepted before it is known here, one of another time is not', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const strange = ['2026-11-23', '2026-11-22.2', '2026-11-21', '2026-11-24', '1999-01-01'];
  expect(strange.filter((version) => isPrivacyVersionTaken(version, now, versions))).toEqual([
    '2026-11-23',
    '2026-11-22.2',
  ]);
});

test.each([
  ['2026-11-25T10:00:00Z', versions, '2026-11-25'],
  ['2026-11-22T10:00:00Z', versions, '2026-11-22.2'],
  ['2026-11-22T10:00:00Z', [...versions, '2026-11-22.2'], '2026-11-22.3'],
  ['2026-01-01T10:00:00Z', versions, '2026-11-22.2'],
])('a version that is made at %s follows those before it', (now, before, made) => {
  expect(nextPrivacyVersion(before, new Date(now))).toBe(made);
});
