import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DiskStore } from './disk-store.ts';
import { Ledger } from './ledger.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blue-peony-ledger-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['a letter', 0x00],
  ['a hyphen', 0xfb],
  ['an underscore', 0xff],
])('an entry is kept although its proof begins with %s', async (_, byte) => {
  const proof = Buffer.alloc(32, byte);
  const keys = { mac: () => proof, verify: (_purpose: string, _text: string, given: Buffer) => given.equals(proof) };
  const ledger = new Ledger(new DiskStore(join(folder, String(byte))), keys);
  await ledger.add('erased', 'one', '2026-01-01');
  expect(await ledger.list('erased')).toEqual(['one']);
});

test('an entry of a key without the letter before its proof still counts', () => {
  const proof = Buffer.alloc(32, 1);
  const keys = { mac: () => proof, verify: (_purpose: string, _text: string, given: Buffer) => given.equals(proof) };
  const ledger = new Ledger(new DiskStore(folder), keys);
  expect(ledger.genuine('erased', [`2026-01-01/erased/one/${proof.toString('base64url')}`])).toEqual(['one']);
});
