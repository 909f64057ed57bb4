import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { agency } from '@blue-peony/agency';
import { ConfigError } from '@blue-peony/service-kit';
import { copyLedger, DiskStore, expireLedger } from '@blue-peony/storage';
import {
  backupName,
  deleteIncomplete,
  deleteOldest,
  knownTypes,
  objectId,
  paths,
  type Manifest,
  type SavedObject,
} from './archive.ts';
import { ledgerStore, storeOf } from './buckets.ts';
import { buckets, keyNames, type BackupConfig } from './config.ts';
import { writeFile } from './files.ts';
import { dump, readRoles } from './postgres-tools.ts';

/**
 * Backs up the database and the buckets, and deletes what is older than the limits allow. A run that fails leaves no
 * dump. @returns the text for the operator @throws ConfigError without a recipient, unless plain files are allowed
 */
export async function createBackup(config: BackupConfig, now = new Date()): Promise<string> {
  const { BACKUP_DIR, BACKUP_KEEP } = config;
  if (!config.AGE_RECIPIENT && config.BACKUP_PLAIN === 'no')
    throw new ConfigError('AGE_RECIPIENT: set the public key of age (age1…), or BACKUP_PLAIN=yes for plain files');
  const name = backupName(now);
  await deleteIncomplete(BACKUP_DIR);
  const { files, copied } = await save(config, name, now).catch(async (error: unknown) => {
    await rm(paths(BACKUP_DIR).backup(name), { recursive: true, force: true });
    throw error;
  });
  const { backupDays, ledgerDays } = agency.retention;
  const ledger = new DiskStore(paths(BACKUP_DIR).ledger);
  await copyLedger(await ledgerStore(config), ledger);
  await expireLedger(ledger, ledgerDays);
  const deleted = await deleteOldest(BACKUP_DIR, BACKUP_KEEP, backupDays);
  return `${name}: the database and ${files} files, ${copied} of them new. Deleted: ${deleted} older backups.`;
}

/**
 * Dumps the database first and copies the buckets afterwards: a photo is stored before the application that names it, so
 * every application of the dump finds its photos. What came after the dump has no row in it: a restore gives it up.
 */
async function save(config: BackupConfig, name: string, now: Date): Promise<{ files: number; copied: number }> {
  const { BACKUP_DIR, DATABASE_OWNER_URL } = config;
  const at = paths(BACKUP_DIR);
  await mkdir(at.backup(name), { recursive: true, mode: 0o700 });
  const roles = await readRoles(DATABASE_OWNER_URL);
  const dumpSha256 = await dump(DATABASE_OWNER_URL, (content) => writeFile(at.dump(name), content, config));

  const objects: SavedObject[] = [];
  const types = await knownTypes(BACKUP_DIR);
  let copied = 0;
  for (const bucket of buckets) {
    const store = storeOf(config, bucket);
    for await (const found of store.list()) {
      const id = objectId({ bucket, ...found });
      const path = at.object(id);
      const isCopied = existsSync(path);
      let contentType = isCopied ? types.get(id) : undefined;
      if (contentType === undefined) {
        const stored = await store.get(found.key);
        // The file was deleted after it was listed; its row is deleted too, or soon will be.
        if (!stored) continue;
        ({ contentType } = stored);
        if (isCopied) stored.body.destroy();
        else {
          await writeFile(path, stored.body, config);
          copied++;
        }
      }
      objects.push({ bucket, ...found, contentType });
    }
  }

  const write = (path: string, text: string, by: Partial<BackupConfig> = {}) =>
    writeFile(path, Readable.from([Buffer.from(text)]), by);
  const keys = await readKeys(config);
  const manifest: Manifest = { createdAt: now.toISOString(), dumpSha256, roles, objects, keys };
  // The release before takes each line of the list for an id, so the types stand in a file of their own.
  await write(at.files(name), objects.map(objectId).join('\n'));
  await write(at.types(name), objects.map((object) => `${objectId(object)}\t${object.contentType}`).join('\n'));
  await write(at.manifest(name), JSON.stringify(manifest), config);
  return { files: objects.length, copied };
}

async function readKeys({ AGE_RECIPIENT, BACKUP_KEYS_DIR }: BackupConfig): Promise<Record<string, string>> {
  if (!AGE_RECIPIENT || !BACKUP_KEYS_DIR) return {};
  const read = async (name: string) => [name, await readFile(join(BACKUP_KEYS_DIR, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(keyNames.map(read)));
}
