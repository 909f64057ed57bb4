import { listBackups, paths } from './archive.ts';
import type { BackupConfig } from './config.ts';
import { readFile } from './files.ts';
import { openBackup, readObject, verifyDump } from './open-backup.ts';
import { countRows, endSessions, ensureRoles, load, query, withScratchDatabase } from './postgres-tools.ts';

/** The launch page reads it. */
const proven = `INSERT INTO gateway.proofs (name) VALUES ('backup') ON CONFLICT (name) DO UPDATE SET proven_at = now()`;

/**
 * Proves that the newest backup can be restored: loads its database into a scratch database of the same server, counts
 * the rows, reads one of its files, and deletes the scratch database. Nothing of the product changes but the time of the proof.
 * @returns the text for the operator, without personal data
 */
export async function drillBackup(config: BackupConfig): Promise<string> {
  const { name, manifest } = await openBackup(config, (await listBackups(config.BACKUP_DIR)).at(-1));
  const began = performance.now();
  await verifyDump(config, name, manifest);
  await ensureRoles(config.DATABASE_OWNER_URL, manifest.roles);
  const { rows, ended } = await withScratchDatabase(config.DATABASE_OWNER_URL, async (url) => {
    await load(url, await readFile(paths(config.BACKUP_DIR).dump(name), config));
    return { rows: await countRows(url), ended: await endSessions(url) };
  });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const object = manifest.objects[Math.floor(Math.random() * manifest.objects.length)];
  const file = object ? `a file of ${(await readObject(config, object)).length} bytes is intact` : 'it has no files';
  await query(config.DATABASE_OWNER_URL, proven);
  const tables = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  return `${name}: the database was restored in ${seconds} s, and ${file}. It would end ${ended} sessions. Rows: ${tables.join(', ')}.`;
}
