import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { ConfigError } from '@blue-peony/service-kit';
import { listBackups, manifestSchema, objectId, paths, type Manifest, type SavedObject } from './archive.ts';
import type { BackupConfig } from './config.ts';
import { readFile } from './files.ts';

/** Finds a backup by its name, or the newest one. @throws ConfigError when there is no complete one */
export async function openBackup(config: BackupConfig, wanted: string): Promise<{ name: string; manifest: Manifest }> {
  const names = await listBackups(config.BACKUP_DIR);
  const name = wanted === 'newest' ? names.at(-1) : wanted;
  if (!name || !names.includes(name)) throw new ConfigError(`No complete backup ${wanted} in ${config.BACKUP_DIR}`);
  const file = await readFile(paths(config.BACKUP_DIR).manifest(name), config);
  return { name, manifest: manifestSchema.parse(JSON.parse(await text(file))) };
}

/** @throws Error when the file is not the one that was backed up */
export async function readObject(config: BackupConfig, object: SavedObject): Promise<Buffer> {
  const id = objectId(object);
  const bytes = await buffer(await readFile(paths(config.BACKUP_DIR).object(id), config));
  if (!isIntact(object, bytes)) throw new Error(`A file of the backup is damaged: ${id}`);
  return bytes;
}

/** Reads the whole dump before anything is changed. @throws Error when it is damaged */
export async function verifyDump(config: BackupConfig, name: string, { dumpSha256 }: Manifest): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of await readFile(paths(config.BACKUP_DIR).dump(name), config)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== dumpSha256) throw new Error('The dump of the backup is damaged');
}

/** For an object that was stored in one part, the ETag is the MD5 hash. */
function isIntact({ size, etag }: SavedObject, bytes: Buffer): boolean {
  const md5 = createHash('md5').update(bytes).digest('hex');
  return bytes.length === size && (!/^[0-9a-f]{32}$/.test(etag) || etag === md5);
}
