import { expect, test } from '@jest/globals';
import { markFound, searchWords } from './search.ts';

test.each([
  ['+48 559 789 202', ['559789202']],
  ['0048559789202', ['559789202']],
  ['559-789-202', ['559789202']],
  ['(0) 559 789 202', ['559789202']],
  ['+48\u00a0559\u2011789\u2011202', ['559789202']],
  ['ada 559 789 202 łódź', ['ada', '559789202', 'łódź']],
  ['+66 81 234 5678', ['812345678']],
  ['9789202', ['9789202']],
])('a search for %s looks for the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

test.each([['anna1234567'], ['1234567anna'], ['00-001'], ['a.b@mail.example'], ['9 to 5']])(
  'a search does not treat %s as a phone number',
  (q) => {
    expect(searchWords(q)).toEqual(q.split(' '));
  },
);

/** The text with brackets around the marked parts. */
const marked = (text: string, q: string) =>
  markFound(text, q)
    ?.map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Ada Wiśniewska', 'wisni', 'Ada [Wiśni]ewska'],
  ['Łódź', 'lodz', '[Łódź]'],
  ['+48 559 789-202', '48559789202', '+48 [559 789-202]'],
  ['Anna banana', 'an', '[An]na banana'],
  ['Олена', 'ле', 'О[ле]на'],
  ['สมหญิง ใจดี', 'หญิง', 'สม[หญิง] ใจดี'],
  ['100% (yes)', '0% (y', '100% [(y]es)'],
  ['one two', 'two one', '[one] [two]'],
])('in %s the search for %s marks %s', (text, q, shown) => {
  expect(marked(text, q)).toBe(shown);
});

test('a text without a searched word has no marks', () => {
  expect(marked('Ada', 'eve')).toBeUndefined();
});
