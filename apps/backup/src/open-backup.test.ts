import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { paths } from './archive.ts';
import { readConfig } from './config.ts';
import { writeFile } from './files.ts';
import { openBackup } from './open-backup.ts';

test('a restore takes the newest backup that the key opens, and a backup by its name only with its key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  const [lost, next] = [await generateIdentity(), await generateIdentity()];
  const config = (AGE_IDENTITY: string) =>
    readConfig({
      DATABASE_OWNER_URL: 'postgres://owner@database/blue_peony',
      S3_ENDPOINT: 'http://s3',
      BACKUP_DIR: folder,
      AGE_IDENTITY,
    });
  const manifest = { createdAt: '', dumpSha256: '', roles: [], objects: [] };
  const save = async (name: string, identity: string) =>
    writeFile(paths(folder).manifest(name), Readable.from([Buffer.from(JSON.stringify(manifest))]), {
      AGE_RECIPIENT: await identityToRecipient(identity),
    });
  await save('2026-11-01', lost);
  await save('2026-11-02', next);
  expect((await openBackup(config(lost))).name).toBe('2026-11-01');
  expect((await openBackup(config(next))).name).toBe('2026-11-02');
  await expect(openBackup(config(lost), '2026-11-02')).rejects.toThrow('No complete backup');
  await rm(folder, { recursive: true });
});
