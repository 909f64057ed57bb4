import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { DiskStore, type StoredObject } from '@blue-peony/storage';
import { fetchBackups } from './copy-backups.ts';

/** Cuts the first answer in its middle. */
class CutLine extends DiskStore {
  private cut = false;
  override async get(key: string): Promise<StoredObject | undefined> {
    if (this.cut) return super.get(key);
    this.cut = true;
    async function* half() {
      yield Buffer.from('ha');
      throw new Error('The line was cut');
    }
    return { body: Readable.from(half()), size: 4, contentType: 'text/plain' };
  }
}

test('a file that came in half, as the line was cut, is fetched again and not taken for whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  const [copies, root] = [new CutLine(join(folder, 'copies')), join(folder, 'fetched')];
  await copies.put('objects/ab/abc', Buffer.from('half'), 'text/plain');
  await expect(fetchBackups(root, copies)).rejects.toThrow('The line was cut');
  expect(await readdir(join(root, 'objects/ab'))).toEqual([]);
  expect(await fetchBackups(root, copies)).toBe(1);
  expect(await readFile(join(root, 'objects/ab/abc'), 'utf8')).toBe('half');
  await rm(folder, { recursive: true });
});
