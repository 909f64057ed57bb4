import { expect, test } from '@jest/globals';
import { isVouched } from './vouch.ts';

const server = 'mx.agency.example';
const vouched = (results: string[], address = 'jane@mail.example') =>
  isVouched({ headers: { 'authentication-results': results }, from: { name: '', address } }, server);

test.each([
  ['dmarc=pass header.from=mail.example', true],
  ['spf=pass smtp.mailfrom=jane@mail.example; dmarc=fail header.from=mail.example', false],
  ['spf=fail smtp.mailfrom=mail.example; dkim=fail header.d=mail.example; dmarc=fail', false],
  ['spf=pass smtp.mailfrom=jane@mail.example', true],
  ['dkim=pass (2048-bit key) header.d=mail.example header.s=x; dmarc=none', true],
  ['dkim=pass header.i=@news.mail.example', true],
  ['spf=pass smtp.mailfrom=thief@thief.example; dkim=pass header.d=thief.example', false],
  ['spf=pass smtp.mailfrom=x@notmail.example', false],
  ['spf=pass smtp.mailfrom=x@example', false],
  ['dmarc=temperror', false],
  ['none', false],
])('%s: %s', (results, expected) => {
  expect(vouched([`${server}; ${results}`])).toBe(expected);
});

test('only the topmost results count, under the name of our server', () => {
  const pass = `${server}; dmarc=pass`;
  expect(vouched([`${server}; dmarc=fail`, pass])).toBe(false);
  expect(vouched(['mx.thief.example; dmarc=pass', pass])).toBe(false);
  expect(vouched([])).toBe(false);
  expect(vouched([pass.toUpperCase()])).toBe(true);
});

test('an agency that has not named its server believes the address', () => {
  expect(isVouched({ headers: {}, from: { name: '', address: 'jane@mail.example' } }, undefined)).toBe(true);
});
