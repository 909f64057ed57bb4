import { describe, expect, it } from '@jest/globals';
import { constructsOf, edited, piecesOf } from './pieces.ts';

const plural = '{hours, plural, one {# hour} other {# hours}}';
const text = `Write to {mailbox} within ${plural}, or <a>read more</a>.`;
const known = constructsOf(text);

/** The text after `typed` took the place of the first `words`. */
const replaced = (words: string, typed: string, within = text) =>
  edited(
    within,
    within.replace(words, () => typed),
    known,
  ).text;

it('finds placeholders, plurals and links, each as a whole', () => {
  expect([...known]).toEqual([
    ['mailbox', '{mailbox}'],
    ['hours', plural],
    ['a', '<a>read more</a>'],
  ]);
  expect(piecesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '{mailbox}',
    '{hours, plural, one {',
    '} other {',
    '}}',
    '<a>',
    '</a>',
  ]);
});

describe('typing', () => {
  it.each([
    ['changes words, also those of a plural and of a link', 'Write', 'Send'],
    ['changes words, also those of a plural and of a link', '# hours', '# full hours'],
    ['changes words, also those of a plural and of a link', 'read more', 'see our page'],
    ['removes a construct with all its words', ` within ${plural}`, ''],
  ])('%s: %s', (_, words, typed) => {
    expect(replaced(words, typed)).toBe(text.replace(words, () => typed));
  });

  it('removes a placeholder as a whole with its first or last letter', () => {
    expect(replaced('{mailbox', 'mailbox')).toBe(text.replace('{mailbox}', ''));
    expect(replaced('mailbox}', 'mailbox')).toBe(text.replace('{mailbox}', ''));
    expect(replaced('to {mai', 'at ')).toBe(text.replace('to {mailbox}', 'at '));
  });

  it('inside a placeholder stands behind it', () => {
    expect(replaced('mailbox', 'mail my box')).toBe(
      text.replace('{mailbox}', '{mailbox}'.replace('mailbox', 'mailbox')).replace('{mailbox}', '{mailbox} my '),
    );
  });

  it.each([
    ['}}', '}'],
    ['} other', '} the'],
    ['<a>', '<a'],
    ['more</a>', 'mor</a'],
  ])('leaves a plural or a link whole: %s → %s', (words, typed) => {
    expect(replaced(words, typed)).toBe(text);
  });

  it('takes no brackets or quotes that would mean something, but a placeholder that is known', () => {
    expect(replaced('Write', "Don't <b> {her} </b> to {mailbox}: write")).toBe(
      text.replace('Write', 'Don’t b her /b to {mailbox}: write'),
    );
  });
});
