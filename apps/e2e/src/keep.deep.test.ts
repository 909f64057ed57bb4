import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { copyStore, fetchBackups, keepOnce, limits, readKeepConfig, type KeepConfig } from '@blue-peony/backup/keep';
import { createLogger } from '@blue-peony/service-kit';
import { jpegPhoto, query, s3Settings, startInstalledPostgres, startS3, startSmtpSink } from '@blue-peony/test-kit';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { clientOf } from './client.ts';
import { emptyFolder, startProduct, type Product } from './product.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const certificateDays = 60;
const logger = createLogger({ service: 'keep', level: 'error' });

let part: Server;
let answers = 200;
let config: KeepConfig;
let product: Product;
let mail: Awaited<ReturnType<typeof startSmtpSink>>;
let postgres: Awaited<ReturnType<typeof startInstalledPostgres>>;
const ends: (() => unknown)[] = [];
const folder = async () => {
  const { path, remove } = await emptyFolder();
  ends.unshift(remove);
  return path;
};

beforeAll(async () => {
  const [sink, database, s3, data, backups] = await Promise.all([
    startSmtpSink(),
    startInstalledPostgres(),
    startS3(),
    folder(),
    folder(),
  ]);
  mail = sink;
  postgres = database;
  const store = s3Settings(s3);
  product = await startProduct({ DATA_DIR: data, DATABASE_URL: postgres.url, SMTP_URL: mail.url, ...store });
  ends.unshift(
    mail.close,
    () => s3.stop(),
    () => postgres.stop(),
    () => product.stop(),
  );
  const client = clientOf(product);
  const { path } = await client.upload(await jpegPhoto());
  await client.submit({ email: 'ada@creator.example', file_urls: [path] });

  const key = join(data, 'key.pem');
  const cert = join(data, 'cert.pem');
  const subject = ['-subj', '/CN=www.agency.example', '-days', `${certificateDays}`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const edge = createTlsServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, '127.0.0.1');
  part = createServer((_request, response) => response.writeHead(answers).end()).listen(0, '127.0.0.1');
  ends.unshift(
    () => edge.close(),
    () => part.close(),
  );
  const identity = await generateIdentity();
  process.env.PATH = `${postgres.bin}:${process.env.PATH}`;
  config = {
    ...readKeepConfig({
      ...store,
      DATABASE_OWNER_URL: postgres.url,
      BACKUP_DIR: backups,
      AGE_RECIPIENT: await identityToRecipient(identity),
      AGE_IDENTITY: identity,
      PUBLIC_URL: 'https://www.agency.example',
      STAFF_EMAIL: 'nobody-yet@agency.example',
      SMTP_URL: mail.url,
      COPY_S3_ENDPOINT: s3.endpoint,
      COPY_S3_BUCKET: 'copies',
      COPY_S3_ACCESS_KEY_ID: s3.accessKeyId,
      COPY_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    }),
    EDGE: `127.0.0.1:${(edge.address() as AddressInfo).port}`,
    PARTS: { intake: `http://127.0.0.1:${(part.address() as AddressInfo).port}/readyz` },
  };
  await copyStore(config)!.ensureBucket();
});
afterAll(async () => {
  for (const end of ends) await end();
});

/** A moment of the play; a day later than the one before, so that the night's work is due again. */
let today = Date.now();
const at = (minutes: number) => keepOnce(config, logger, new Date(today + minutes * minuteMs));
const subjects = () =>
  mail
    .messages()
    .filter(({ to }) => to?.some(({ address }) => address === product.staff.email))
    .map(({ subject = '' }) => subject)
    .filter((subject) => subject.endsWith('(www.agency.example)'));
let told = 0;
/** Subjects of the mails to the owner since the last call. */
const news = () => {
  const all = subjects();
  const fresh = all.slice(told);
  told = all.length;
  return fresh;
};
afterEach(() => void (today += dayMs));

test('a night makes a backup, copies it and proves it, and tells nobody', async () => {
  await at(0);
  const { done } = JSON.parse(await readFile(join(config.BACKUP_DIR, 'keep.json'), 'utf8')) as {
    done: Record<string, string>;
  };
  expect(Object.keys(done).sort()).toEqual(['backup', 'backup tried', 'copy', 'copy tried', 'drill', 'drill tried']);
  expect(news()).toEqual([]);
});

test('a server that has lost its backups fetches the copies, byte for byte', async () => {
  const empty = await folder();
  const fetched = await fetchBackups(empty, copyStore(config)!);
  const all = async (root: string) => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    const files = found.filter((file) => file.isFile() && file.name !== 'keep.json');
    return Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(root.length), (await readFile(path)).toString('base64')];
      }),
    );
  };
  expect(fetched).toBeGreaterThan(3);
  expect(new Map((await all(empty)) as [string, string][])).toEqual(
    new Map((await all(config.BACKUP_DIR)) as [string, string][]),
  );
});

test('a backup shortly before the night is not taken for one that failed', async () => {
  // The night's work is due at three. All plays below begin at this time too.
  today = new Date(today + dayMs).setUTCHours(2, 50);
  await at(0);
  await at(20);
  expect(news()).toEqual([]);
});

test('a part that is away is told after ten minutes, once a day, and when it is back', async () => {
  answers = 503;
  await at(0);
  await at(9);
  expect(news()).toEqual([]);
  await at(10);
  await at(20);
  expect(news()).toEqual([expect.stringContaining('A part of the product is away: intake.')]);
  today += dayMs;
  await at(10);
  expect(news()).toHaveLength(1);
  answers = 200;
  await at(11);
  expect(news()).toEqual([expect.stringContaining('All is well again.')]);
});

test('a full disk is told', async () => {
  const { diskShare } = limits;
  limits.diskShare = 0;
  await at(0);
  limits.diskShare = diskShare;
  await at(1);
  expect(news()).toEqual([
    expect.stringMatching(/The disk is \d+ % full\./),
    expect.stringContaining('All is well again.'),
  ]);
});

test('a night without a mail server makes one backup, and where one address is refused, other owners get one mail', async () => {
  const { diskShare } = limits;
  limits.diskShare = 0;
  const backups = async () => (await readdir(join(config.BACKUP_DIR, 'backups'))).length;
  const before = await backups();
  const away = { ...config, SMTP_URL: 'smtp://127.0.0.1:1' };
  for (const minutes of [20, 21])
    await expect(keepOnce(away, logger, new Date(today + minutes * minuteMs))).rejects.toThrow('ECONNREFUSED');
  expect(await backups()).toBe(before + 1);
  await query(
    postgres.url,
    `INSERT INTO gateway.staff (email, role, password_hash, confirmed_at)
     VALUES ('refused@agency.example', 'owner', '', now())`,
  );
  mail.fail((recipient) => (recipient.startsWith('refused') ? { refuse: 550 } : undefined));
  await at(22);
  await at(23);
  expect(news()).toEqual([expect.stringMatching(/The disk is \d+ % full\./)]);
  mail.fail(0);
  await query(postgres.url, `DELETE FROM gateway.staff WHERE email = 'refused@agency.example'`);
  limits.diskShare = diskShare;
  await at(24);
  expect(news()).toEqual([expect.stringContaining('All is well again.')]);
});

test('a mail that waits for over an hour is told', async () => {
  const missing = [
    { mail: 'application-receipt', missing: [{ id: product.pid, at: new Date(Date.now() - 2 * 3_600_000) }] },
  ];
  await query(postgres.url, 'UPDATE notification.mail_ledger SET mails = $1', [JSON.stringify(missing)]);
  await at(0);
  await query(postgres.url, `UPDATE notification.mail_ledger SET mails = '[]'`);
  await at(1);
  expect(news()).toEqual([
    expect.stringContaining('A mail has waited for 120 minutes.'),
    expect.stringContaining('All is well again.'),
  ]);
});

test('a backup that fails is told, and tried again within the hour after', async () => {
  const path = process.env.PATH;
  process.env.PATH = '';
  await at(0);
  process.env.PATH = path;
  await at(30);
  expect(news()).toEqual([expect.stringContaining('The nightly backup failed.')]);
  await at(60);
  expect(news()).toEqual([expect.stringContaining('All is well again.')]);
});

test('a certificate with less than ten days left is told', async () => {
  today = Date.now() + (certificateDays - 9) * dayMs;
  await at(0);
  expect(news()).toEqual([expect.stringMatching(/The site's certificate ends in \d days\./)]);
  expect(mail.messages().at(-1)!.text).toContain('www.agency.example still leads to this server');
});

test('copies are deleted when the retention ends, and never because the server lost its own', async () => {
  const store = copyStore(config)!;
  const old = 'backups/2020-01-01T03-00-00.000Z';
  const body = Buffer.from('ab'.repeat(32));
  const entry = (time: number) => `ledger/${new Date(time).toISOString().slice(0, 10)}/erased/one/p`;
  const [ended, kept] = [entry(Date.now() - 43 * dayMs), entry(Date.now() - 41 * dayMs)];
  for (const key of [`${old}/files.txt`, `${old}/manifest.json`, `objects/ab/${'ab'.repeat(32)}`, ended, kept])
    await store.put(key, body, 'text/plain');
  const keys = async () => {
    const all: string[] = [];
    for await (const { key } of store.list()) all.push(key);
    return all;
  };
  const before = (await keys()).length;
  await rm(config.BACKUP_DIR, { recursive: true });
  today = Date.now() + 2 * dayMs;
  await at(0);
  const after = await keys();
  expect(after.filter((key) => key.startsWith(old) || key.includes('abab') || key === ended)).toEqual([]);
  expect(after).toContain(kept);
  expect(after.length).toBeGreaterThan(before - 4);
});
