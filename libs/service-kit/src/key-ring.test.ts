import { expect, test } from '@jest/globals';
import { KeyRing } from './key-ring.ts';

const [older, old, current] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const ring = new KeyRing([current, old]);

test('derives the key that RFC 5869 gives for the purpose, without a salt', () => {
  // openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:cccccccccccccccccccccccccccccccc -kdfopt info:"blue-peony photo links" HKDF
  expect(ring.derive('photo links').toString('hex')).toBe(
    'b11465faf2d00493cdfd64e5f8fecd66ab55e6daa881ff07d875ce9f178205b8',
  );
});

test('one purpose tells nothing of another', () => {
  expect(ring.derive('photo links')).not.toEqual(ring.derive('download links'));
  expect(ring.verify('download links', 'text', ring.mac('photo links', 'text'))).toBe(false);
});

test('proves by the current secret, and takes the proofs of every live one', () => {
  expect(ring.mac('links', 'text')).toEqual(new KeyRing([current]).mac('links', 'text'));
  expect(ring.verify('links', 'text', ring.mac('links', 'text'))).toBe(true);
  expect(ring.verify('links', 'text', new KeyRing([old]).mac('links', 'text'))).toBe(true);
  expect(ring.verify('links', 'text', new KeyRing([older]).mac('links', 'text'))).toBe(false);
  expect(ring.verify('links', 'other', ring.mac('links', 'text'))).toBe(false);
});

test('takes a proof that was cut to 16 bytes, and no shorter one', () => {
  const proof = ring.mac('links', Buffer.from('text'));
  expect(ring.verify('links', 'text', proof.subarray(0, 16))).toBe(true);
  expect(ring.verify('links', 'text', proof.subarray(0, 15))).toBe(false);
  expect(ring.verify('links', 'text', Buffer.concat([proof, Buffer.alloc(1)]))).toBe(false);
  expect(ring.verify('links', 'text', Buffer.alloc(0))).toBe(false);
});
