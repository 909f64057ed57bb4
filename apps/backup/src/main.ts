import { ConfigError, runCommand } from '@blue-peony/service-kit';
import { listBackups } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { readConfig } from './config.ts';
import { drillBackup } from './drill-backup.ts';
import { listAffected } from './list-affected.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Usage:
  create           back up the database and the buckets, and delete the oldest backups
  list             the backups there are
  restore <name>   into an empty database and buckets; <name> may be "newest"
  drill            prove that the newest backup can be restored, in a scratch database
  affected <from> <until> [staff id]
                   after a breach: whose data it reached, or at whom one staff account looked, as CSV`;

await runCommand(async () => {
  const [command, name, ...more] = process.argv.slice(2);
  if (command === 'create' && !name) return createBackup(readConfig());
  if (command === 'list' && !name) return (await listBackups(readConfig().BACKUP_DIR)).join('\n');
  if (command === 'restore' && name && more.length === 0) return restoreBackup(readConfig(), name);
  if (command === 'drill' && !name) return drillBackup(readConfig());
  if (command === 'affected' && name) return listAffected(readConfig().DATABASE_OWNER_URL, [name, ...more]);
  throw new ConfigError(usage);
});
