import { expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { downloadToken, readToken } from './download-token.ts';

const [ended, old, current] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const keys = new KeyRing([current, old]);
const link = { id: '0198a2b4-7c1d-7e2f-8a3b-4c5d6e7f8091', version: 2, file_type: 'epub' } as const;

test('a token tells its link under the current secret and the one before', () => {
  expect(readToken(keys, downloadToken(keys, link))).toEqual(link);
  expect(readToken(keys, downloadToken(new KeyRing([old]), link))).toEqual(link);
  expect(readToken(keys, downloadToken(new KeyRing([ended]), link))).toBeUndefined();
});
