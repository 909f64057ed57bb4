import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { SecretBox } from './secret-box.ts';

const [old, current] = ['a'.repeat(32), 'b'.repeat(32)] as [string, string];
const under = (...secrets: [string, ...string[]]) => new SecretBox({ sealingKeys: new KeyRing(secrets) });
const box = under(current);
const secret = Buffer.from('private');

test('decrypts its own output, and encrypts the same text differently each time', () => {
  const sealed = box.seal('totp secret', 'row-1', secret);
  expect(box.open('totp secret', 'row-1', sealed)).toEqual(secret);
  expect(box.seal('totp secret', 'row-1', secret)).not.toEqual(sealed);
  expect(sealed.includes(secret)).toBe(false);
});

test('refuses to decrypt under another key, for another row or purpose, or after a change', () => {
  const sealed = box.seal('totp secret', 'row-1', secret);
  const altered = Buffer.from(sealed);
  altered[14]! ^= 1;
  expect(() => box.open('totp secret', 'row-2', sealed)).toThrow();
  expect(() => box.open('signing key', 'row-1', sealed)).toThrow();
  expect(() => box.open('totp secret', 'row-1', altered)).toThrow();
  expect(() => under(old).open('totp secret', 'row-1', sealed)).toThrow();
  expect(under(old).mark('one-time code', '1')).not.toEqual(box.mark('one-time code', '1'));
});

test('decrypts and recognizes data of the previous secret, and encrypts under the new one', () => {
  const rotated = under(current, old);
  expect(rotated.open('totp secret', 'row-1', under(old).seal('totp secret', 'row-1', secret))).toEqual(secret);
  expect(rotated.isMark('one-time code', '1', under(old).mark('one-time code', '1'))).toBe(true);
  expect(rotated.isMark('one-time code', '2', under(old).mark('one-time code', '1'))).toBe(false);
  expect(box.open('totp secret', 'row-1', rotated.seal('totp secret', 'row-1', secret))).toEqual(secret);
});

test('decrypts data from before the key ring existed', () => {
  const key = Buffer.from(hkdfSync('sha256', current, '', 'blue-peony gateway: signing key', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('row-1'));
  const sealed = Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  expect(box.open('signing key', 'row-1', sealed)).toEqual(secret);
});
