import { expect, test } from '@jest/globals';
import { peony } from './flower.ts';

test('the same seed makes the same flower, each other seed another one', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `seed-${index}`);
  expect(peony('one')).toEqual(peony('one'));
  expect(new Set(seeds.map((seed) => JSON.stringify(peony(seed)).replaceAll(seed, ''))).size).toBe(seeds.length);
});
