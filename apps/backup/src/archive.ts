import { createHash } from 'node:crypto';
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

/** What a backup consists of; it is written last, so that a backup with it is complete. */
export const manifestSchema = z.object({
  createdAt: z.string(),
  dumpSha256: z.string(),
  /** Owners of what is in the database. */
  roles: z.array(z.string()),
  objects: z.array(objectSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SavedObject = z.infer<typeof objectSchema>;

/**
 * The folder of all backups: `backups/<time>/` holds one's dump, manifest and list of files; `objects/` the files of all,
 * each once, for stored files never change. Their names say nothing about applicants.
 */
export const paths = (root: string) => ({
  backup: (name: string) => join(root, 'backups', name),
  dump: (name: string) => join(root, 'backups', name, 'database.dump'),
  manifest: (name: string) => join(root, 'backups', name, 'manifest.json'),
  files: (name: string) => join(root, 'backups', name, 'files.txt'),
  object: (id: string) => join(root, 'objects', id.slice(0, 2), id),
  erased: join(root, 'erased'),
});

export const backupName = (time: Date): string => time.toISOString().replace(/:/g, '-');

/** The name of an object's file: the same as long as the object is. */
export const objectId = ({ bucket, key, size, etag }: Omit<SavedObject, 'contentType'>): string =>
  createHash('sha256').update([bucket, key, size, etag].join('\0')).digest('hex');

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Complete backups, the oldest first. */
export async function listBackups(root: string): Promise<string[]> {
  const folder = join(root, 'backups');
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).sort();
  const complete = await Promise.all(names.map((name) => exists(paths(root).manifest(name))));
  return names.filter((_, index) => complete[index]);
}

/** Keeps the newest backups of the last days, and of the files those that they name. @returns how many were deleted */
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
  for (const file of files)
    if (file.isFile() && !named.has(file.name)) await rm(join(file.parentPath, file.name), { force: true });
  return old.length;
}
