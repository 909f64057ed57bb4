import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { downloadToken, readToken } from './download-token.ts';

const [former, old, current] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const keys = new KeyRing([current, old], former);
const link = { id: '0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091', version: 2, file_type: 'epub' } as const;

test('a token tells its link under the current secret and the one before', () => {
  expect(readToken(keys, downloadToken(keys, link))).toEqual(link);
  expect(readToken(keys, downloadToken(new KeyRing([old]), link))).toEqual(link);
  expect(readToken(keys, downloadToken(new KeyRing([former]), link))).toBeUndefined();
});

test('a token of before the keys had purposes is read as long as its secret is there', () => {
  const named = Buffer.from(downloadToken(keys, link), 'base64url').subarray(0, 19);
  const proof = createHmac('sha256', former).update('download\n').update(named).digest();
  const token = Buffer.concat([named, proof]).toString('base64url');
  expect(readToken(keys, token)).toEqual(link);
  expect(readToken(new KeyRing([current, old]), token)).toBeUndefined();
});
