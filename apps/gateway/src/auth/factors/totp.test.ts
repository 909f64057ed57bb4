import { expect, test } from '@jest/globals';
import { describeTotp, matchTotp } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const step = 37_037_036;
/** Codes of the steps from two before to two after the current one, computed independently with `createHmac`. */
const codes = ['150727', '731029', '081804', '050471', '266759'];
const match = (code: string, lastCounter = 0) =>
  matchTotp(code, { secret, lastCounter, milliseconds: 1_111_111_109_000 });

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code for second %i is %s, as in RFC 6238', (seconds, code) => {
  const milliseconds = seconds * 1000;
  expect(matchTotp(code, { secret, lastCounter: 0, milliseconds })).toBe(Math.floor(seconds / 30));
});

test('a code is valid in its own time step and in the one before and after', () => {
  expect(codes.map((code) => match(code))).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('a code of a used time step, or of an earlier one, is refused', () => {
  expect(codes.map((code) => match(code, step))).toEqual([undefined, undefined, undefined, step + 1, undefined]);
});

test.each(['', '12345', '1234567', '12345a', '٣٤٥٦٧٨'])('%j is refused as a code', (code) => {
  expect(match(code)).toBeUndefined();
});

test('an authenticator app can read the secret and its otpauth URL', () => {
  const described = describeTotp('Blue Peony & Co', 'a+b@example.com', secret);
  expect(described.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(described.uri);
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Blue Peony & Co:a+b@example.com']);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: described.secret,
    issuer: 'Blue Peony & Co',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
