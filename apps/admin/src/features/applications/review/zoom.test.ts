import { expect, test } from '@jest/globals';
import { moved, scaled, turned, whole } from './zoom.ts';

const sizes = { stage: { width: 1000, height: 800 }, picture: { width: 600, height: 800 } };
const middle = { x: 0, y: 0 };

test('the point under the pointer stays where it is while a photo is enlarged', () => {
  const at = { x: 200, y: -100 };
  const near = scaled(whole, 3, at, sizes);
  const pointAt = ({ x, y, scale }: typeof near) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(pointAt(near)).toEqual(pointAt(whole));
  expect(pointAt(scaled(near, 5, at, sizes))).toEqual(pointAt(whole));
});

test('a photo is never smaller than its place, and whole again in the middle', () => {
  const near = moved(scaled(whole, 4, { x: 300, y: 300 }, sizes), { x: 200, y: 0 }, sizes);
  expect(scaled(near, 0.2, { x: 300, y: 300 }, sizes)).toEqual(whole);
});

test('an enlarged photo is moved no further than its edge, and a whole one not at all', () => {
  expect(moved(whole, { x: 50, y: 50 }, sizes)).toEqual(whole);
  const near = scaled(whole, 2, middle, sizes);
  expect(moved(near, { x: 5000, y: -5000 }, sizes)).toMatchObject({ x: 100, y: -400 });
});

test('a turned photo begins whole and is moved by its turned size', () => {
  const lying = turned(scaled(whole, 3, middle, sizes));
  expect(lying).toEqual({ ...whole, turns: 1 });
  const near = scaled(lying, 2, middle, sizes);
  expect(moved(near, { x: 5000, y: 5000 }, sizes)).toMatchObject({ x: 300, y: 200 });
  expect(turned(turned(turned(lying)))).toEqual(whole);
});
