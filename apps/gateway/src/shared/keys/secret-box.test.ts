import { expect, test } from '@jest/globals';
import { SecretBox } from './secret-box.ts';

const box = new SecretBox({ linkSigningKey: 'a'.repeat(32) });
const secret = Buffer.from('private');

test('opens what it sealed, each time another cipher text', () => {
  const sealed = box.seal('totp secret', 'row-1', secret);
  expect(box.open('totp secret', 'row-1', sealed)).toEqual(secret);
  expect(box.seal('totp secret', 'row-1', secret)).not.toEqual(sealed);
  expect(sealed.includes(secret)).toBe(false);
});

test('opens nothing under another key, for another row or purpose, or altered', () => {
  const sealed = box.seal('totp secret', 'row-1', secret);
  const altered = Buffer.from(sealed);
  altered[14]! ^= 1;
  expect(() => box.open('totp secret', 'row-2', sealed)).toThrow();
  expect(() => box.open('signing key', 'row-1', sealed)).toThrow();
  expect(() => box.open('totp secret', 'row-1', altered)).toThrow();
  const other = new SecretBox({ linkSigningKey: 'a'.repeat(32), secretsKey: 'b'.repeat(32) });
  expect(() => other.open('totp secret', 'row-1', sealed)).toThrow();
  expect(other.mark('one-time code', '1')).not.toEqual(box.mark('one-time code', '1'));
});
