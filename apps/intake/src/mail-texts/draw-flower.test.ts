import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawFlower } from './draw-flower.ts';

test('a flower in a mail is a clear PNG of at most 12 kB, always the same for one seed and another for the next', async () => {
  const seeds = Array.from({ length: 24 }, (_, index) => `seed-${index}`);
  const drawn = await Promise.all([...seeds, 'seed-0'].map(drawFlower));
  expect(drawn.at(-1)).toBe(drawn[0]);
  expect(new Set(drawn).size).toBe(seeds.length);
  const pictures = drawn.map((one) => Buffer.from(one, 'base64'));
  expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(12_000);
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'png', width: 128, height: 128, hasAlpha: true });
});
