import { expect, test } from '@jest/globals';
import { assertKey } from '@blue-peony/storage';
import { photoPath } from './photo-path.ts';

const now = 1_763_650_000_000;

test.each([
  ['beach.png', /^1763650000000-[\da-f]{24}-beach\.jpg$/],
  ['Моє літо.JPG', /-Моє-літо\.jpg$/],
  ['../../etc/passwd', /-passwd\.jpg$/],
  ['C:\\Users\\me\\photo.jpeg', /-photo\.jpg$/],
  ['', /-photo\.jpg$/],
  ['....', /-photo\.jpg$/],
  ['a\r\nSet-Cookie: x=1.jpg', /-a-Set-Cookie-x-1\.jpg$/],
])('stores %j under a clean name', (original, expected) => {
  expect(photoPath(original, now)).toMatch(expected);
});

test.each([
  'ก'.repeat(500),
  '𐐷'.repeat(500),
  'e\u0301'.repeat(300),
  '\u0301'.repeat(300),
  '<svg onload=x>',
  '%2e%2e%2f',
])('makes a key that every store takes from any name: %#', (original) => {
  expect(() => assertKey(photoPath(original, now))).not.toThrow();
});

test('never gives the same name twice', () => {
  expect(photoPath('a.jpg', now)).not.toBe(photoPath('a.jpg', now));
});
