import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { ConfigError } from '@blue-peony/service-kit';
import { listBackups, manifestSchema, objectId, paths, type Manifest, type SavedObject } from './archive.ts';
import type { BackupConfig } from './config.ts';
import { readFile } from './files.ts';

/**
 * Opens a backup by its name, or the newest that the key opens: the first nights of a server that took another one's
 * place were encrypted for another key. @throws ConfigError when there is no complete one
 */
export async function openBackup(
  config: BackupConfig,
  wanted = 'newest',
): Promise<{ name: string; manifest: Manifest }> {
  const names = (await listBackups(config.BACKUP_DIR)).filter((name) => [name, 'newest'].includes(wanted));
  for (const name of names.toReversed()) {
    const file = await readFile(paths(config.BACKUP_DIR).manifest(name), config).catch(otherKey);
    if (file) return { name, manifest: manifestSchema.parse(JSON.parse(await text(file))) };
  }
  throw new ConfigError(`No complete backup ${wanted} in ${config.BACKUP_DIR} that the key opens`);
}

/** @throws the error, unless it says that the file was encrypted for another key */
function otherKey(error: Error): undefined {
  if (!/no identity matched/.test(error.message)) throw error;
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
