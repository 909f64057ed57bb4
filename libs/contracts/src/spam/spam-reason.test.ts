import { expect, test } from '@jest/globals';
import { spamReasonOf } from './spam-reason.ts';

const arrival = { name: 'Ada Nowak', message: null, sameMailbox: 1 };

test.each([
  ['a link in the name', { name: 'Win at https://casino.example' }, 'link_in_name'],
  ['a bare address in the name', { name: 'best-pills.shop' }, 'link_in_name'],
  ['one letter repeated as a name', { name: 'aaaaaa' }, 'nonsense'],
  ['one letter repeated in words', { name: 'xx XX' }, 'nonsense'],
  ['a name without a letter', { name: '12345' }, 'nonsense'],
  ['a row of the keyboard', { name: 'asdfgh' }, 'nonsense'],
  ['a message of one letter', { message: 'ffffffffff' }, 'nonsense'],
  ['a fourth application of one mailbox in an hour', { sameMailbox: 4 }, 'many_from_address'],
] as const)('%s is marked as spam', (_, given, reason) => {
  expect(spamReasonOf({ ...arrival, ...given })).toBe(reason);
});

test.each([
  'Ng',
  'X Æ',
  'X Æ A-12',
  'Li Li',
  'Oo',
  'J.R. Smith',
  'สมหญิง ใจดี',
  'Олена Шевченко',
  'Łucja Żółć',
  'Anna-Maria O’Neil',
  'Aaliyah',
  '李娜',
  'Wren Comet',
])('%s is accepted as a name', (name) => {
  expect(spamReasonOf({ ...arrival, name })).toBeNull();
});

test.each([['A link: https://instagram.com/ada'], ['aaa'], ['!!!'], ['ok']])(
  'the message %s is not spam',
  (message) => {
    expect(spamReasonOf({ ...arrival, message, sameMailbox: 3 })).toBeNull();
  },
);
