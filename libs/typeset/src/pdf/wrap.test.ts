import { expect, test } from '@jest/globals';
import { serif, wrap } from './wrap.ts';

/** Measures ten points per character. */
const lines = (text: string, width: number) =>
  wrap([{ text, style: 'plain' }], serif, width, (piece) => piece.text.length * 10).map(({ pieces }) =>
    pieces.map((piece) => piece.text).join(''),
  );

test('lines are no wider than the column', () => {
  expect(lines('one two three four five', 90)).toEqual(['one two', 'three', 'four five']);
});

test('a last line of one short word gets a second word from the line above', () => {
  expect(lines('aaaa bbbb cccc dddd e', 200)).toEqual(['aaaa bbbb cccc', 'dddd e']);
});
