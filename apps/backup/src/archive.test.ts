import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backupName, deleteIncomplete, deleteOldest, listBackups, paths } from './archive.ts';

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

test('a backup is deleted after its number of days, even if few backups are left', async () => {
  await backup(36);
  const [kept, newest] = [await backup(34), await backup(0)];
  expect(await deleteOldest(root, 14, 35)).toBe(1);
  expect(await listBackups(root)).toEqual([kept, newest]);
});

test('files that no backup lists are deleted, but for those of the last day, which another run may be about to list', async () => {
  const [old, young] = ['a'.repeat(64), 'b'.repeat(64)];
  for (const id of [old, young]) {
    await mkdir(dirname(paths(root).object(id)), { recursive: true });
    await writeFile(paths(root).object(id), 'x');
  }
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(paths(root).object(old), longAgo, longAgo);
  await backup(36);
  expect(await deleteOldest(root, 14, 35)).toBe(1);
  expect([existsSync(paths(root).object(old)), existsSync(paths(root).object(young))]).toEqual([false, true]);
});

test('what a failed run has left is deleted after a day', async () => {
  const [left, running] = [2, 0.1].map((days) => backupName(new Date(Date.now() - days * 86_400_000)));
  for (const name of [left!, running!]) await mkdir(paths(root).backup(name), { recursive: true });
  await deleteIncomplete(root);
  const names = await readdir(join(root, 'backups'));
  expect([names.includes(left!), names.includes(running!)]).toEqual([false, true]);
  expect(names).toEqual(expect.arrayContaining(await listBackups(root)));
});
