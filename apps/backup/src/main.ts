import { generateIdentity, identityToRecipient } from 'age-encryption';
import { ConfigError, createLogger, runCommand, runProcess } from '@blue-peony/service-kit';
import { listBackups } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { readConfig } from './config.ts';
import { drillBackup } from './drill-backup.ts';
import { readKeepConfig, readMailSettings } from './keep/config.ts';
import { fetchBackups } from './keep/copy-backups.ts';
import { copyStore } from './keep/copy-store.ts';
import { startKeeping } from './keep/keep.ts';
import { checkMail } from './keep/tell-owners.ts';
import { listAffected } from './list-affected.ts';
import { openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `Usage:
  create           back up the database and the buckets, and delete the oldest backups
  list             the backups there are
  restore <name>   into an empty database and buckets; <name> may be "newest"
  drill            prove that the newest backup can be restored, in a scratch database
  key [identity]   a pair of keys, a new one or that of AGE_IDENTITY: AGE_RECIPIENT encrypts, AGE_IDENTITY decrypts
  keys             the product's keys, as the newest backup that AGE_IDENTITY opens has them
  check-mail       whether the mail server takes the user and password of SMTP_URL
  keep             run on: a backup and its copy each night, a drill each week, mails to the owners about troubles
  fetch            load the copied backups of a server that has lost its own
  affected <from> <until> [staff id]
                   after a breach: whose data it reached, or at whom one staff account looked, as CSV`;

const [command, name, ...more] = process.argv.slice(2);

async function answer(): Promise<string> {
  if (command === 'create' && !name) return createBackup(readConfig());
  if (command === 'list' && !name) return (await listBackups(readConfig().BACKUP_DIR)).join('\n');
  if (command === 'restore' && name && more.length === 0) return restoreBackup(readConfig(), name);
  if (command === 'drill' && !name) return drillBackup(readConfig());
  if (command === 'affected' && name) return listAffected(readConfig().DATABASE_OWNER_URL, [name, ...more]);
  if (command === 'keys' && !name) {
    const { keys } = (await openBackup(readConfig())).manifest;
    return Object.entries(keys)
      .map((pair) => pair.join('='))
      .join('\n');
  }
  if (command === 'key' && more.length === 0) {
    const identity = name ?? (await generateIdentity());
    return `AGE_RECIPIENT=${await identityToRecipient(identity)}\nAGE_IDENTITY=${identity}`;
  }
  if (command === 'check-mail' && !name) {
    await checkMail(readMailSettings()).catch((error: Error) => {
      throw new ConfigError(`The mail server refuses: ${error.message}`);
    });
    return 'The mail server takes mails.';
  }
  if (command === 'fetch' && !name) {
    const config = readKeepConfig();
    const store = copyStore(config);
    if (!store) throw new ConfigError('COPY_S3_ENDPOINT: set the store that has the copies');
    return `${await fetchBackups(config.BACKUP_DIR, store)} files fetched.`;
  }
  throw new ConfigError(usage);
}

if (command === 'keep' && !name)
  await runProcess(async () => startKeeping(readKeepConfig(), createLogger({ service: 'keep', level: 'info' })));
else await runCommand(answer);
