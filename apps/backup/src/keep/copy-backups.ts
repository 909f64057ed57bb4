import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { agency } from '@blue-peony/agency';
import type { ObjectStore, S3Store } from '@blue-peony/storage';
import { backupName } from '../archive.ts';
import { writeFile } from '../files.ts';

/**
 * Copies to another store what it lacks, a backup's manifest last. It deletes what privacy demands and no more: a
 * server that was lost and begins again must not empty its copy.
 * @returns the number of copied files
 */
export async function copyBackups(root: string, store: S3Store): Promise<number> {
  const there = await keysOf(store);
  const here = (await files(root)).filter((key) => !key.startsWith('keep'));
  const missing = here.filter((key) => !there.has(key));
  const last = (key: string) => Number(key.endsWith('/manifest.json'));
  for (const key of missing.toSorted((one, other) => last(one) - last(other)))
    await store.putFile(key, join(root, key));
  await expire(store, there, here);
  return missing.length;
}

/** Deletes backups and entries of the ledger whose retention has ended, and files that no backup here or there lists. */
async function expire(store: S3Store, there: Set<string>, here: string[]): Promise<void> {
  const { backupDays, ledgerDays } = agency.retention;
  const daysAgo = (days: number) => backupName(new Date(Date.now() - days * 86_400_000));
  const first: Record<string, string> = { backups: daysAgo(backupDays), ledger: daysAgo(ledgerDays).slice(0, 10) };
  const old = [...there].filter((key) => {
    const [folder, time = ''] = key.split('/');
    return time < (first[folder!] ?? '');
  });
  if (old.length === 0) return;
  const kept = new Set(here);
  for (const key of there)
    if (key.endsWith('/files.txt') && !old.includes(key))
      for (const id of (await text((await store.get(key))!.body)).split('\n'))
        kept.add(`objects/${id.slice(0, 2)}/${id}`);
  const unlisted = [...there].filter((key) => key.startsWith('objects/') && !kept.has(key));
  for (const key of [...old, ...unlisted]) await store.delete(key);
}

/** Fetches all copied backups into a folder, for a server that has lost its own. @returns the number of fetched files */
export async function fetchBackups(root: string, store: ObjectStore): Promise<number> {
  let fetched = 0;
  for (const key of await keysOf(store)) {
    const path = join(root, key);
    if (existsSync(path)) continue;
    // It is encrypted already, where it is.
    await writeFile(path, (await store.get(key))!.body, {});
    fetched++;
  }
  return fetched;
}

async function keysOf(store: ObjectStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of store.list()) keys.add(key);
  return keys;
}

async function files(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found.filter((file) => file.isFile()).map((file) => relative(root, join(file.parentPath, file.name)));
}
