import { expect, test } from '@jest/globals';
import { suggestAddress } from './suggest-address.ts';

test.each([
  ['ada@gmail.con', 'ada@gmail.com'],
  ['Ada.B+of@GMIAL.com', 'Ada.B+of@gmail.com'],
  ['ada@gmail.pl', 'ada@gmail.com'],
  ['ada@gmailcom', 'ada@gmail.com'],
  ['ada@gmal.con', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.con', 'ada@outlook.com'],
  ['ada@interia.lp', 'ada@interia.pl'],
  ['ada@ukr.ne', 'ada@ukr.net'],
  ['ada@my-agency.con', 'ada@my-agency.com'],
  ['ada@hotmail.co.ht', 'ada@hotmail.co.th'],
])('%s may mean %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  ['ada@gmail.com', 'ada@wp.pl', 'ada@op.pl', 'ada@vp.pl', 'ada@mail.com', 'ada@email.com', 'ada@ymail.com'],
  ['ada@gmx.net', 'ada@gmx.com', 'ada@me.com', 'ada@mail.ru', 'ada@foo.co.th', 'ada@company.co', 'ada@proton.me'],
  [
    'ada@web.de',
    'ada@yahoo.de',
    'ada@hotmail.de',
    'ada@creator.example',
    'ada@localhost',
    'a@b',
    'ada',
    '@',
    'a@@b.pl',
    '',
  ],
])('%s and the like stand as they are', (...addresses) => {
  expect(addresses.filter(suggestAddress)).toEqual([]);
});
