import { expect, test } from '@jest/globals';
import { judge } from '../deploy/test-bed/judge.mjs';
import { row } from '../deploy/test-bed/table.mjs';

const ok = { lost: [], doubled: [] };
/** A call each second; those of the given seconds failed. */
const calls = (length, failed = [], kind = 'application') =>
  Array.from({ length }, (_, second) => ({
    kind,
    at: second * 1_000,
    ms: 10,
    failure: failed.includes(second) ? '503 upstream_unavailable' : undefined,
  }));
const wrong = (play, made, found = ok, noticed = []) => judge({ name: 'play', ...play }, made, found, noticed).wrong;

test('a play without a bound fails at its first failed call', () => {
  expect(wrong({}, calls(10))).toEqual([]);
  expect(wrong({}, calls(10, [3]))).toEqual(['1 of 1 calls failed: 1 × application 503 upstream_unavailable']);
});

test('a play may fail a share of its calls, for some seconds', () => {
  const play = { failures: 0.5, seconds: 5 };
  expect(wrong(play, calls(20, [3, 5]))).toHaveLength(1);
  expect(wrong(play, calls(20, [3, 7]))).toEqual([]);
  expect(wrong(play, calls(20, [3, 9]))).toEqual(['calls failed for 6.0 s']);
});

test('a play fails when something acknowledged is lost, whatever its bound', () => {
  expect(wrong({ failures: 1, seconds: 60 }, calls(10), { lost: ['application'], doubled: [] })).toEqual([
    'lost: 1 × application',
  ]);
});

test('calls of a kind that may fail do not count', () => {
  const play = { only: /^(?!photo)/ };
  expect(wrong(play, calls(10, [1, 2], 'photo'))).toEqual([]);
  expect(wrong(play, calls(10, [1, 2]))).toHaveLength(1);
});

test('the table marks a row that went wrong and says why', () => {
  const lines = row(judge({ name: 'a play' }, calls(10, [3]), ok, ['it was not played to its end'])).split('\n');
  expect(lines[0]).toMatch(/^X {2}a play/);
  expect(lines[1]).toContain('it was not played to its end');
  expect(row(judge({ name: 'a play' }, calls(10), ok, []))).toMatch(/^ok a play/);
});
