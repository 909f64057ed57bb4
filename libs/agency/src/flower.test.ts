import { expect, test } from '@jest/globals';
import { peony } from './flower.ts';

test('the same seed makes the same flower, each other seed another one', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `seed ${index}`);
  expect(peony('seed 0')).toEqual(peony('seed 0'));
  expect(new Set(seeds.map((seed) => JSON.stringify(peony(seed)))).size).toBe(seeds.length);
});
