import { ConfigError } from '@blue-peony/service-kit';
import { DiskStore, ErasedIds } from '@blue-peony/storage';
import { paths } from './archive.ts';
import { erasedIds, storeOf } from './buckets.ts';
import type { BackupConfig } from './config.ts';
import { readFile } from './files.ts';
import { openBackup, readObject, verifyDump } from './open-backup.ts';
import { endSessions, ensureRoles, findSchema, load, noteErased } from './postgres-tools.ts';

/**
 * Restores the files first and the database last, so that after an interruption no row lacks its photo. The database is
 * loaded in one transaction. If one of the schemas exists already, nothing is restored. Applications that were erased
 * since the backup are recorded in the database: intake erases them again before it listens. All sessions of staff end.
 * @returns the text for the operator
 */
export async function restoreBackup(config: BackupConfig, wanted: string): Promise<string> {
  const { name, manifest } = await openBackup(config, wanted);
  const at = paths(config.BACKUP_DIR);
  const schema = await findSchema(config.DATABASE_OWNER_URL, manifest.roles);
  if (schema) throw new ConfigError(`The schema ${schema} already exists: restore into a database without it`);

  const stores = new Map(config.S3_BUCKETS.map((bucket) => [bucket, storeOf(config, bucket)]));
  for (const store of stores.values()) await store.ensureBucket();
  for (const object of manifest.objects) {
    const store = stores.get(object.bucket);
    if (!store) throw new ConfigError(`The backup has files of ${object.bucket}: name it in S3_BUCKETS`);
    await store.put(object.key, await readObject(config, object), object.contentType);
  }

  await verifyDump(config, name, manifest);
  await ensureRoles(config.DATABASE_OWNER_URL, manifest.roles);
  await load(config.DATABASE_OWNER_URL, await readFile(at.dump(name), config));

  const ledger = await erasedIds(config);
  await new ErasedIds(new DiskStore(at.erased)).copyTo(ledger);
  const erased = (await ledger.list()).map(({ id }) => id);
  await noteErased(config.DATABASE_OWNER_URL, erased);
  const ended = await endSessions(config.DATABASE_OWNER_URL);
  return [
    `Restored ${name}: the database and ${manifest.objects.length} files.`,
    `All ${ended} sessions of staff have ended, with every link in a mail to them.`,
    'Bans, passwords, roles and second factors are those of the backup: change again what has changed since.',
    'Now let each service migrate.',
  ].join('\n');
}
