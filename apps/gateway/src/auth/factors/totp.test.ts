import { expect, test } from '@jest/globals';
import { base32, matchTotp, totpCode, totpCounter, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(totpCode(secret, totpCounter(seconds * 1000))).toBe(code);
});

test('takes a code of the step before and after, and none further away', () => {
  const milliseconds = 1_111_111_109_000;
  const now = totpCounter(milliseconds);
  const match = (counter: number, lastCounter = 0) =>
    matchTotp(totpCode(secret, counter), { secret, lastCounter, milliseconds });
  expect([-2, -1, 0, 1, 2].map((step) => match(now + step))).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

test('takes no code of a step that was used, nor of one before it', () => {
  const milliseconds = 1_111_111_109_000;
  const now = totpCounter(milliseconds);
  const match = (counter: number) => matchTotp(totpCode(secret, counter), { secret, lastCounter: now, milliseconds });
  expect([match(now - 1), match(now), match(now + 1)]).toEqual([undefined, undefined, now + 1]);
});

test.each(['', '12345', '1234567', '12345a', '٣٤٥٦٧٨'])('takes %j for no code', (code) => {
  expect(matchTotp(code, { secret, lastCounter: 0, milliseconds: 0 })).toBeUndefined();
});

test('writes secret and address as authenticator apps read them', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(totpUri({ issuer: 'Blue Peony & Co', account: 'a+b@example.com', secret }));
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Blue Peony & Co:a+b@example.com']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: 'Blue Peony & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
