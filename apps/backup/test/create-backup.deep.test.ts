import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DiskStore, ledgerBucket, S3Store } from '@blue-peony/storage';
import { startInstalledPostgres, startS3 } from '@blue-peony/test-kit';
import { listBackups, paths } from '../src/archive.ts';
import { buckets, readConfig, uploads, type BackupConfig } from '../src/config.ts';
import { createBackup } from '../src/create-backup.ts';
import { openBackup } from '../src/open-backup.ts';

let postgres: Awaited<ReturnType<typeof startInstalledPostgres>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let root: string;
let config: BackupConfig;
const bucket = (name: string) => new S3Store({ ...s3, bucket: name });

beforeAll(async () => {
  [postgres, s3, root] = await Promise.all([
    startInstalledPostgres(),
    startS3(),
    mkdtemp(join(tmpdir(), 'blue-peony-backups-')),
  ]);
  for (const name of [...buckets, ledgerBucket]) await bucket(name).ensureBucket();
  process.env.PATH = `${postgres.bin}:${process.env.PATH}`;
  config = readConfig({
    DATABASE_OWNER_URL: postgres.url,
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    BACKUP_DIR: root,
    BACKUP_PLAIN: 'yes',
  });
});
afterAll(async () => {
  await Promise.all([postgres.stop(), s3.stop()]);
  await rm(root, { recursive: true });
});

test('a backup opens new files alone, or all when the one before tells no content types', async () => {
  const opened: string[] = [];
  const { get } = S3Store.prototype;
  S3Store.prototype.get = function (key, part) {
    opened.push(key);
    return get.call(this, key, part);
  };
  const types: Record<string, string> = { 'a.jpg': 'image/jpeg', 'b.webm': 'video/webm', 'c.vtt': 'text/vtt' };
  const put = (key: string) => bucket(uploads).put(key, Buffer.from(key), types[key]!);
  const backedUp = async () => {
    opened.length = 0;
    await createBackup(config);
    const { objects } = (await openBackup(config)).manifest;
    expect(objects.map(({ contentType }) => contentType)).toEqual(objects.map(({ key }) => types[key]));
    return opened.sort();
  };
  await Promise.all(['a.jpg', 'b.webm'].map(put));
  expect(await backedUp()).toEqual(['a.jpg', 'b.webm']);
  await put('c.vtt');
  expect(await backedUp()).toEqual(['c.vtt']);
  await rm(paths(root).types((await listBackups(root)).at(-1)!));
  expect(await backedUp()).toEqual(['a.jpg', 'b.webm', 'c.vtt']);
  S3Store.prototype.get = get;
});

test('the copy of the ledger keeps its entries for 42 days', async () => {
  const entry = (daysAgo: number) =>
    `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)}/erased/one/p${'0'.repeat(43)}`;
  const copy = new DiskStore(paths(root).ledger);
  for (const daysAgo of [43, 41]) await copy.put(entry(daysAgo), Buffer.from('erased'), 'text/plain');
  await createBackup(config);
  expect(await Readable.from(copy.list()).toArray()).toEqual([{ key: entry(41) }]);
});
