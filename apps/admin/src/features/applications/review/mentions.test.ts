import { expect, it } from '@jest/globals';
import { mentionedIds, offered, typedMention } from './mentions.ts';

const colleagues = ['Ann', 'Ann Lee', 'Łucja', 'กานดา'].map((name) => ({ id: name, name }));

it.each([
  ['@Ann Lee: call her', ['Ann Lee']],
  ['@Ann, and @Łucja', ['Ann', 'Łucja']],
  ['ask @กานดา.', ['กานดา']],
  ['@Annette or mail@Ann', []],
  ['@Ann Lee and @Ann', ['Ann Lee', 'Ann']],
])('"%s" mentions %j', (text, ids) => {
  expect(mentionedIds(text, colleagues)).toEqual(ids);
});

it.each([
  ['Hi @', { from: 3, typed: '' }],
  ['Hi @an l', { from: 3, typed: 'an l' }],
  ['mail@an', undefined],
  ['@an\nmore', undefined],
])('at the end of "%s" the mention %j is typed', (text, typed) => {
  expect(typedMention(text, text.length)).toEqual(typed);
});

it.each([
  ['le', ['Ann Lee']],
  ['AN', ['Ann', 'Ann Lee']],
  ['ann lee call', []],
])('"%s" offers %j', (typed, names) => {
  expect(offered(colleagues, typed).map(({ name }) => name)).toEqual(names);
});
