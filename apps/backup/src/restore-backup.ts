import { ConfigError } from '@blue-peony/service-kit';
import { copyLedger, DiskStore, textsOf } from '@blue-peony/storage';
import { paths } from './archive.ts';
import { ledgerStore, storeOf } from './buckets.ts';
import { buckets, uploads, type BackupConfig } from './config.ts';
import { readFile } from './files.ts';
import { openBackup, readObject, verifyDump } from './open-backup.ts';
import { endSessions, ensureRoles, findSchema, giveUpUnnamed, load, noteEntries } from './postgres-tools.ts';

/**
 * Restores the files first and the database last, so that after an interruption no row lacks its photo. The database is
 * loaded in one transaction. If one of the schemas exists already, nothing is restored. The ledger's keys are copied into the
 * database: the services, which alone can check them, apply them before they listen. All sessions of staff end.
 * @returns the text for the operator
 */
export async function restoreBackup(config: BackupConfig, wanted: string): Promise<string> {
  const { name, manifest } = await openBackup(config, wanted);
  const at = paths(config.BACKUP_DIR);
  const schema = await findSchema(config.DATABASE_OWNER_URL, manifest.roles);
  if (schema) throw new ConfigError(`The schema ${schema} already exists: restore into a database without it`);

  const stores = new Map(buckets.map((bucket) => [bucket, storeOf(config, bucket)]));
  for (const store of stores.values()) await store.ensureBucket();
  for (const object of manifest.objects) {
    const store = stores.get(object.bucket);
    if (!store) throw new ConfigError(`The backup has files of an unknown bucket, ${object.bucket}`);
    await store.put(object.key, await readObject(config, object), object.contentType);
  }

  await verifyDump(config, name, manifest);
  await ensureRoles(config.DATABASE_OWNER_URL, manifest.roles);
  await load(config.DATABASE_OWNER_URL, await readFile(at.dump(name), config));

  const keys = await copyLedger(new DiskStore(at.ledger), await ledgerStore(config));
  await noteEntries(config.DATABASE_OWNER_URL, 'intake.restored_entries', keys);
  await noteEntries(config.DATABASE_OWNER_URL, 'gateway.restored_entries', textsOf('staff', keys));
  const ended = await endSessions(config.DATABASE_OWNER_URL);
  const ofIntake = manifest.objects.filter(({ bucket }) => bucket === uploads);
  await giveUpUnnamed(
    config.DATABASE_OWNER_URL,
    ofIntake.map(({ key }) => key),
  );
  return [
    `Restored ${name}: the database and ${manifest.objects.length} files.`,
    `All ${ended} sessions of staff have ended, with every link in a mail to them.`,
    'At their next start, the services go by the ledger: they erase who was erased since, end links that have ended, and take over bans',
    'and roles. Staff who have changed their password or second factor since set it again by a mail from the sign-in page.',
    'An address that an applicant or a member of staff has changed since is that of the backup.',
    'Now let each service migrate.',
  ].join('\n');
}
