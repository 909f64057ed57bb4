import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { agency } from '@blue-peony/agency';
import { DiskStore, ErasedIds } from '@blue-peony/storage';
import { backupName, deleteOldest, exists, objectId, paths, type Manifest, type SavedObject } from './archive.ts';
import { erasedIds, storeOf } from './buckets.ts';
import type { BackupConfig } from './config.ts';
import { writeFile } from './files.ts';
import { dump, readRoles } from './postgres-tools.ts';

/**
 * Takes the database first and the buckets after it: a photo is stored before the row that names it, so each row of the
 * dump finds its photo. @returns what to tell the operator
 */
export async function createBackup(config: BackupConfig): Promise<string> {
  const { BACKUP_DIR, DATABASE_OWNER_URL } = config;
  const now = new Date();
  const name = backupName(now);
  const at = paths(BACKUP_DIR);
  await mkdir(at.backup(name), { recursive: true, mode: 0o700 });
  const roles = await readRoles(DATABASE_OWNER_URL);
  const dumpSha256 = await dump(DATABASE_OWNER_URL, (content) => writeFile(at.dump(name), content, config));

  const objects: SavedObject[] = [];
  let copied = 0;
  for (const bucket of config.S3_BUCKETS) {
    const store = storeOf(config, bucket);
    for await (const found of store.list()) {
      const path = at.object(objectId({ bucket, ...found }));
      const stored = await store.get(found.key);
      // Deleted since it was listed; then the database says so too, or soon will.
      if (!stored) continue;
      objects.push({ bucket, ...found, contentType: stored.contentType });
      if (await exists(path)) stored.body.destroy();
      else {
        await writeFile(path, stored.body, config);
        copied++;
      }
    }
  }

  const write = (path: string, text: string) => writeFile(path, Readable.from([Buffer.from(text)]), config);
  const manifest: Manifest = { createdAt: now.toISOString(), dumpSha256, roles, objects };
  await writeFile(at.files(name), Readable.from([Buffer.from(objects.map(objectId).join('\n'))]), {});
  await write(at.manifest(name), JSON.stringify(manifest));
  await (await erasedIds(config)).copyTo(new ErasedIds(new DiskStore(at.erased)));
  const deleted = await deleteOldest(BACKUP_DIR, config.BACKUP_KEEP, agency.retention.backupDays);
  return `${name}: the database and ${objects.length} files, ${copied} of them new. Deleted: ${deleted} older backups.`;
}
