import { createHash } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { ConfigError } from '@blue-peony/service-kit';
import { DiskStore, ErasedIds } from '@blue-peony/storage';
import { listBackups, manifestSchema, objectId, paths, type SavedObject } from './archive.ts';
import { erasedIds, storeOf } from './buckets.ts';
import type { BackupConfig } from './config.ts';
import { readFile } from './files.ts';
import { ensureRoles, findSchema, load, noteErased } from './postgres-tools.ts';

/**
 * Puts the files back first and the database last: were it to stop in between, no row would miss its photo. The database
 * is filled in one transaction. Where it has one of the schemas already, nothing is put back. Applications that were erased since the
 * backup are noted in it: intake erases them again before it listens.
 * @returns what to tell the operator
 */
export async function restoreBackup(config: BackupConfig, wanted: string): Promise<string> {
  const names = await listBackups(config.BACKUP_DIR);
  const name = wanted === 'newest' ? names.at(-1) : wanted;
  if (!name || !names.includes(name)) throw new ConfigError(`No complete backup ${wanted} in ${config.BACKUP_DIR}`);
  const at = paths(config.BACKUP_DIR);
  const manifest = manifestSchema.parse(JSON.parse(await text(await readFile(at.manifest(name), config))));
  const schema = await findSchema(config.DATABASE_OWNER_URL, manifest.roles);
  if (schema) throw new ConfigError(`The schema ${schema} already exists: restore into a database without it`);

  const stores = new Map(config.S3_BUCKETS.map((bucket) => [bucket, storeOf(config, bucket)]));
  for (const store of stores.values()) await store.ensureBucket();
  for (const object of manifest.objects) {
    const store = stores.get(object.bucket);
    if (!store) throw new ConfigError(`The backup has files of ${object.bucket}: name it in S3_BUCKETS`);
    const bytes = await buffer(await readFile(at.object(objectId(object)), config));
    if (!isIntact(object, bytes)) throw new Error(`A file of the backup is damaged: ${objectId(object)}`);
    await store.put(object.key, bytes, object.contentType);
  }

  // Once to see that it is whole, before anything is changed, and once to load it.
  const hash = createHash('sha256');
  for await (const chunk of await readFile(at.dump(name), config)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== manifest.dumpSha256) throw new Error('The dump of the backup is damaged');
  await ensureRoles(config.DATABASE_OWNER_URL, manifest.roles);
  await load(config.DATABASE_OWNER_URL, await readFile(at.dump(name), config));

  const ledger = await erasedIds(config);
  await new ErasedIds(new DiskStore(at.erased)).copyTo(ledger);
  const erased = (await ledger.list()).map(({ id }) => id);
  await noteErased(config.DATABASE_OWNER_URL, erased);
  return `Restored ${name}: the database and ${manifest.objects.length} files. Now let each service migrate.`;
}

/** Of a file that was stored in one piece, S3 tells the MD5. */
function isIntact({ size, etag }: SavedObject, bytes: Buffer): boolean {
  const md5 = createHash('md5').update(bytes).digest('hex');
  return bytes.length === size && (!/^[0-9a-f]{32}$/.test(etag) || etag === md5);
}
