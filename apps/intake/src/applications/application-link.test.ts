import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { applicationLink, proves, readSecret } from './application-link.ts';

const secretOfService = 'a key for the tests, of more than 32 characters';
const keys = new KeyRing([secretOfService]);
const application = { id: '0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091', linkVersion: 3, language: 'ukr' } as const;
const now = new Date('2026-02-03T04:05:06.789Z');
const secretOf = (link: string) => link.split('#')[1]!;

test('a link leads to the page in the language of the application', () => {
  expect(applicationLink(keys, application, now)).toMatch(/^\/ukr\/my-application#[\w-]{48}$/);
  expect(applicationLink(keys, { ...application, language: 'en' }, now)).toMatch(/^\/my-application#/);
});

test('a secret names its application and the second of its issue', () => {
  const issuedAt = new Date('2026-02-03T04:05:06Z');
  const id = application.id.replaceAll('-', '');
  expect(readSecret(secretOf(applicationLink(keys, application, now)))).toEqual({ id, issuedAt });
});

test('a secret is true under its own key and version alone', () => {
  const secret = secretOf(applicationLink(keys, application, now));
  expect(proves(keys, secret, 3)).toBe(true);
  expect(proves(keys, secret, 4)).toBe(false);
  expect(proves(new KeyRing([`${secretOfService}!`]), secret, 3)).toBe(false);
});

test('a secret outlives a change of the key, and one of before the keys had a ring is true', () => {
  const rotated = new KeyRing([`${secretOfService}!`, secretOfService]);
  expect(proves(rotated, secretOf(applicationLink(keys, application, now)), 3)).toBe(true);
  expect(secretOf(applicationLink(keys, application, now))).toBe('AZiitHwdfi-KO0xdbn-AkWmBc_L0z2SZyIz-5OLr_jgunhK2');
});

test('no character of a secret can be another one', () => {
  const secret = secretOf(applicationLink(keys, application, now));
  for (let at = 0; at < secret.length; at++) {
    const other = secret[at] === 'A' ? 'B' : 'A';
    expect([at, proves(keys, secret.slice(0, at) + other + secret.slice(at + 1), 3)]).toEqual([at, false]);
  }
});

test.each(['', 'short', 'x'.repeat(47), 'x'.repeat(49), `${'x'.repeat(47)}=`])('%j is no secret', (text) => {
  expect(readSecret(text)).toBeUndefined();
});
