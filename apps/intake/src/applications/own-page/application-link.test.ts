import { expect, test } from '@jest/globals';
import { applicationLink, proves, readSecret } from './application-link.ts';

const key = 'a key for the tests, of more than 32 characters';
const application = { id: '0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091', linkVersion: 3, language: 'ukr' } as const;
const now = new Date('2026-02-03T04:05:06.789Z');
const secretOf = (link: string) => link.split('#')[1]!;

test('a link leads to the page in the language of the application', () => {
  expect(applicationLink(key, application, now)).toMatch(/^\/ukr\/my-application#[\w-]{48}$/);
  expect(applicationLink(key, { ...application, language: 'en' }, now)).toMatch(/^\/my-application#/);
});

test('a secret names its application and the second of its issue', () => {
  const issuedAt = new Date('2026-02-03T04:05:06Z');
  const id = application.id.replaceAll('-', '');
  expect(readSecret(secretOf(applicationLink(key, application, now)))).toEqual({ id, issuedAt });
});

test('a secret is true under its own key and version alone', () => {
  const secret = secretOf(applicationLink(key, application, now));
  expect(proves(key, secret, 3)).toBe(true);
  expect(proves(key, secret, 4)).toBe(false);
  expect(proves(`${key}!`, secret, 3)).toBe(false);
});

test('no character of a secret can be another one', () => {
  const secret = secretOf(applicationLink(key, application, now));
  for (let at = 0; at < secret.length; at++) {
    const other = secret[at] === 'A' ? 'B' : 'A';
    expect([at, proves(key, secret.slice(0, at) + other + secret.slice(at + 1), 3)]).toEqual([at, false]);
  }
});

test.each(['', 'short', 'x'.repeat(47), 'x'.repeat(49), `${'x'.repeat(47)}=`])('%j is no secret', (text) => {
  expect(readSecret(text)).toBeUndefined();
});
