import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { erasureReasons } from '@blue-peony/contracts';
import { S3Store } from '@blue-peony/storage';
import { freePorts, phonePhoto, startInstalledPostgres, startS3, startSmtpSink } from '@blue-peony/test-kit';
import pg from 'pg';
import { clientOf } from './client.ts';
import { emptyFolder, startProduct, type Product } from './product.ts';

const backupProgram = resolve(import.meta.dirname, '../../backup/dist/main.js');
const guide = resolve(import.meta.dirname, '../../../docs/privacy.md');

/** A marker in every field, in the file name, in a note and in the photo's EXIF data. */
const canary = /kanarie7391|739173917391|Jane Doe|SecretPhone/i;
const word = 'kanarie7391';
const fields = {
  name: `Ada ${word}`,
  email: `${word}@applicant.example`,
  country: word,
  city: word,
  zip_code: word,
  instagram: word,
  tiktok: word,
  onlyfans_username: word,
  other_socials: word,
  whatsapp: '+49739173917391',
  message: `I am ${word}.`,
};

type Servers = Awaited<ReturnType<typeof startServers>>;
const startServers = async () => ({
  postgres: await startInstalledPostgres(),
  s3: await startS3(),
  smtp: await startSmtpSink(),
});

let servers: Servers;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let backups: string;
let product: Product | undefined;
beforeAll(async () => {
  [servers, folder] = await Promise.all([startServers(), emptyFolder()]);
  backups = await mkdtemp(join(tmpdir(), 'blue-peony-backups-'));
});
afterAll(async () => {
  await product?.stop();
  await Promise.all([servers.postgres.stop(), servers.s3.stop(), servers.smtp.close()]);
  await Promise.all([folder.remove(), rm(backups, { recursive: true })]);
});

const s3Settings = () => ({
  S3_ENDPOINT: servers.s3.endpoint,
  S3_ACCESS_KEY_ID: servers.s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: servers.s3.secretAccessKey,
});
const databaseUrl = (name: string) => Object.assign(new URL(servers.postgres.url), { pathname: name }).href;

async function start(database = 'blue_peony'): Promise<Product> {
  const [port] = await freePorts(1);
  const settings = { DATABASE_URL: databaseUrl(database), SMTP_URL: servers.smtp.url, RATE_LIMITS: 'off' };
  return startProduct({ PORT: String(port), DATA_DIR: folder.path, ...settings, ...s3Settings() });
}

async function backup(args: string[], database = 'blue_peony'): Promise<string> {
  const env = {
    PATH: `${servers.postgres.bin}:${process.env.PATH}`,
    DATABASE_OWNER_URL: databaseUrl(database),
    BACKUP_DIR: backups,
    BACKUP_PLAIN: 'yes',
    ...s3Settings(),
  };
  return (await promisify(execFile)(process.execPath, [backupProgram, ...args], { env, timeout: 60_000 })).stdout;
}

async function sql(text: string, values?: unknown[], database = 'blue_peony'): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(databaseUrl(database));
  await client.connect();
  return client.query(text, values).then(
    ({ rows }) => client.end().then(() => rows as Record<string, unknown>[]),
    (error: unknown) => client.end().then(() => Promise.reject(error as Error)),
  );
}

/** Lines in a dump of all schemas that still contain the applicant's data. */
async function dumped(database = 'blue_peony'): Promise<string[]> {
  const tool = join(servers.postgres.bin, 'pg_dump');
  const { stdout } = await promisify(execFile)(tool, [databaseUrl(database)], { maxBuffer: 1e9 });
  return stdout.split('\n').filter((line) => canary.test(line));
}

async function photos(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of new S3Store({ ...servers.s3, bucket: 'bp-form-uploads' }).list()) keys.push(key);
  return keys;
}

async function forgotten(database?: string): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(500))
    if ((await dumped(database)).length + (await photos()).length === 0) return;
  expect([await dumped(database), await photos()]).toEqual([[], []]);
}

/** Files of the server that contain the applicant's data. */
async function remnants(): Promise<string[]> {
  const [row] = await sql('SHOW data_directory');
  const entries = await readdir(row!.data_directory as string, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (canary.test(await readFile(path, 'latin1').catch(() => ''))) found.push(path);
  }
  return found;
}

/** An application that staff opened with its photo and wrote a note about. @returns its secret */
async function submitted(on: Product): Promise<{ id: string; secret: string }> {
  const client = clientOf(on);
  const photo = await client.upload(await phonePhoto(), `${word}.jpg`);
  const { id, my_application_url } = await client.submit({ ...fields, file_urls: [photo.path] });
  const headers = { authorization: `Bearer ${await client.signIn()}`, 'content-type': 'application/json' };
  const application = `${on.siteUrl}/api/admin/applications/${id}`;
  const opened = (await (await fetch(application, { headers })).json()) as { signedUrls: { url: string }[] };
  await (await fetch(new URL(opened.signedUrls[0]!.url, on.siteUrl))).arrayBuffer();
  const body = JSON.stringify({ text: `${word} called.` });
  expect((await fetch(`${application}/notes`, { method: 'POST', headers, body })).status).toBe(201);
  return { id, secret: my_application_url.split('#')[1]! };
}

/** Everything that the desk shows to staff. */
async function staffSee(on: Product): Promise<string> {
  const authorization = `Bearer ${await clientOf(on).signIn()}`;
  const paths = ['applications?limit=100', 'applications/export', 'mails', 'audit'];
  const answers = paths.map(async (path) =>
    (await fetch(`${on.siteUrl}/api/admin/${path}`, { headers: { authorization } })).text(),
  );
  return (await Promise.all(answers)).join('\n');
}

test('of an erased applicant nothing is left: not in rows, files, logs, staff answers or a restored backup', async () => {
  product = await start();
  const hers = await submitted(product);
  const [overdue, staffs] = [await submitted(product), await submitted(product)];
  expect([await dumped(), await photos()].map(({ length }) => length > 1)).toEqual([true, true]);
  expect(canary.test(await staffSee(product))).toBe(true);
  const name = (await backup(['create'])).split(':')[0]!;
  const [staff] = await sql('SELECT id FROM gateway.staff');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const affected = await backup(['affected', day(1), day(-1), String(staff!.id)]);
  expect(affected.trim().split('\n')).toHaveLength(4);
  expect(await backup(['affected', day(3), day(2)])).not.toMatch(canary);

  await sql(`UPDATE intake.applications SET created_at = now() - interval '366 days' WHERE id = $1`, [overdue.id]);
  const headers = { authorization: `Application ${hers.secret}` };
  const erased = await fetch(`${product.siteUrl}/api/my/application`, { method: 'DELETE', headers });
  expect(erased.status).toBe(200);
  expect((await fetch(`${product.siteUrl}/api/my/application`, { headers })).status).toBe(404);
  const desk = `${product.siteUrl}/api/admin/applications/${staffs.id}`;
  const erasedByStaff = await fetch(desk, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await clientOf(product).signIn()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: erasureReasons[0] }),
  });
  expect(erasedByStaff.status).toBe(200);
  const logs = [product.output()];
  await product.stop();
  product = await start();
  await forgotten();
  expect(await staffSee(product)).not.toMatch(canary);

  // The ledger's copy in the backup is not needed, because its bucket still exists.
  await sql('CREATE DATABASE restored');
  await backup(['restore', name], 'restored');
  expect((await dumped('restored')).length).toBeGreaterThan(0);
  logs.push(product.output());
  await product.stop();
  product = await start('restored');
  await forgotten('restored');
  expect(await staffSee(product)).not.toMatch(canary);
  logs.push(product.output());
  await product.stop();
  product = undefined;
  expect(logs.join('\n')).not.toMatch(canary);

  const [, vacuum = ''] = /```sql\n([^`]+)```/.exec(await readFile(guide, 'utf8')) ?? [];
  for (const database of ['blue_peony', 'restored'])
    for (const statement of vacuum.split(';').filter((one) => one.trim())) await sql(statement, [], database);
  expect(await remnants()).toEqual([]);
});
