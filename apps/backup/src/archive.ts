import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const objectSchema = z.object({
  bucket: z.string(),
  key: z.string(),
  size: z.number().int(),
  etag: z.string(),
  contentType: z.string(),
});

/** Contents of a backup. The manifest is written last, so a backup that has one is complete. */
export const manifestSchema = z.object({
  createdAt: z.string(),
  dumpSha256: z.string(),
  /** Roles that own objects of the database. */
  roles: z.array(z.string()),
  objects: z.array(objectSchema),
  /** The product's keys by the names of their settings; none where backups are plain. */
  keys: z.record(z.string(), z.string()).default({}),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SavedObject = z.infer<typeof objectSchema>;

/**
 * Paths in the folder of all backups: `backups/<time>/` has the dump, manifest and file list of one backup, and the
 * content types of its files; `objects/` has the files of all backups, each once, because stored files never change.
 * File names reveal nothing about applicants.
 */
export const paths = (root: string) => ({
  backup: (name: string) => join(root, 'backups', name),
  dump: (name: string) => join(root, 'backups', name, 'database.dump'),
  manifest: (name: string) => join(root, 'backups', name, 'manifest.json'),
  files: (name: string) => join(root, 'backups', name, 'files.txt'),
  types: (name: string) => join(root, 'backups', name, 'types.txt'),
  object: (id: string) => join(root, 'objects', id.slice(0, 2), id),
  ledger: join(root, 'ledger'),
});

const dayAgo = () => new Date(Date.now() - 86_400_000);

export const backupName = (time: Date): string => time.toISOString().replace(/:/g, '-');

/** The file name of an object; it changes only with the object. */
export const objectId = ({ bucket, key, size, etag }: Omit<SavedObject, 'contentType'>): string =>
  createHash('sha256').update([bucket, key, size, etag].join('\0')).digest('hex');

export async function listBackups(root: string): Promise<string[]> {
  const folder = join(root, 'backups');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).sort();
  return names.filter((name) => existsSync(paths(root).manifest(name)));
}

/** Content types of the newest backup's files by their ids; none of a backup of a release that did not list them. */
export async function knownTypes(root: string): Promise<Map<string, string>> {
  const newest = (await listBackups(root)).at(-1);
  const lines = newest ? await readFile(paths(root).types(newest), 'utf8').catch(() => '') : '';
  return new Map(lines.split('\n').map((line) => line.split('\t') as [string, string]));
}

/**
 * Deletes what failed runs have left: a dump without a manifest would outlive every limit. A run of the last day may
 * still be under way.
 */
export async function deleteIncomplete(root: string): Promise<void> {
  const complete = await listBackups(root);
  for (const name of await readdir(join(root, 'backups')))
    if (!complete.includes(name) && name < backupName(dayAgo()))
      await rm(paths(root).backup(name), { recursive: true });
}

/**
 * Keeps the newest backups of the last days, the files that they list, and files of the last day: another run may be
 * about to list them. @returns the number of deleted backups
 */
export async function deleteOldest(root: string, keep: number, days: number): Promise<number> {
  const at = paths(root);
  const names = await listBackups(root);
  const since = backupName(new Date(Date.now() - days * 86_400_000));
  const old = names.filter((name, index) => index < names.length - keep || name < since);
  for (const name of old) await rm(at.backup(name), { recursive: true });
  if (old.length === 0) return 0;

  const named = new Set<string>();
  for (const name of names.slice(old.length))
    for (const id of (await readFile(at.files(name), 'utf8')).split('\n')) named.add(id);
  const files = await readdir(join(root, 'objects'), { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !named.has(file.name) && (await isOld(path))) await rm(path, { force: true });
  }
  return old.length;
}

const isOld = (path: string) =>
  stat(path).then(
    ({ mtime }) => mtime < dayAgo(),
    () => false,
  );
