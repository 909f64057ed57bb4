import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backupName, deleteOldest, listBackups, paths } from './archive.ts';

let root: string;
beforeAll(async () => (root = await mkdtemp(join(tmpdir(), 'blue-peony-backups-'))));
afterAll(() => rm(root, { recursive: true }));

async function backup(daysAgo: number): Promise<string> {
  const name = backupName(new Date(Date.now() - daysAgo * 86_400_000));
  await mkdir(paths(root).backup(name), { recursive: true });
  await writeFile(paths(root).manifest(name), '{}');
  await writeFile(paths(root).files(name), '');
  return name;
}

test('a backup is deleted after its days, however few there are', async () => {
  await backup(36);
  const [kept, newest] = [await backup(34), await backup(0)];
  expect(await deleteOldest(root, 14, 35)).toBe(1);
  expect(await listBackups(root)).toEqual([kept, newest]);
});
