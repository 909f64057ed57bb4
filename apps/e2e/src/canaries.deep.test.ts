import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { erasureReasons } from '@blue-peony/contracts';
import { S3Store } from '@blue-peony/storage';
import {
  applicationForm,
  buy,
  caller,
  freePorts,
  jsonPost,
  phonePhoto,
  photoForm,
  s3Settings,
  send,
  startInstalledPostgres,
  startS3,
  startSmtpSink,
  until,
  query,
} from '@blue-peony/test-kit';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { canaries, holding, inFiles, inText, names, unstored, type Canary } from './canaries.ts';
import { clientOf } from './client.ts';
import { startNginx, unreachable } from './nginx.ts';
import { emptyFolder, startProduct, type Product } from './product.ts';

const backupProgram = resolve(import.meta.dirname, '../../backup/dist/main.js');
const guide = resolve(import.meta.dirname, '../../../docs/privacy.md');

const fields = {
  name: `Ada ${canaries.name}`,
  email: `${canaries.email}@applicant.example`,
  instagram: canaries.handle,
  tiktok: canaries.handle,
  onlyfans_username: canaries.handle,
  other_socials: canaries.handle,
  whatsapp: `+49${canaries.number}`,
  message: `I am ${canaries.message}.`,
};

type Servers = Awaited<ReturnType<typeof startServers>>;
const startServers = async (log: string) => ({
  postgres: await startInstalledPostgres({ log }),
  s3: await startS3(),
  smtp: await startSmtpSink(),
});

let servers: Servers;
let folder: Awaited<ReturnType<typeof emptyFolder>>;
let backups: string;
let databaseLog: string;
let product: Product | undefined;
let ports: number[];
beforeAll(async () => {
  folder = await emptyFolder();
  databaseLog = `${folder.path}.postgres.log`;
  servers = await startServers(databaseLog);
  backups = await mkdtemp(join(tmpdir(), 'blue-peony-backups-'));
  ports = await freePorts(2);
});
afterAll(async () => {
  await product?.stop();
  await Promise.all([servers.postgres.stop(), servers.s3.stop(), servers.smtp.close()]);
  await Promise.all([folder.remove(), rm(backups, { recursive: true }), rm(databaseLog)]);
});

const databaseUrl = (name: string) => Object.assign(new URL(servers.postgres.url), { pathname: name }).href;

async function start(database = 'blue_peony'): Promise<Product> {
  return startProduct({
    PORT: `${ports[0]}`,
    METRICS_PORT: `${ports[1]}`,
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl(database),
    SMTP_URL: servers.smtp.url,
    TRUSTED_PROXIES: '127.0.0.1/32',
    LOG_LEVEL: 'trace',
    ...s3Settings(servers.s3),
  });
}

async function backup(args: string[], settings: Record<string, string>, database = 'blue_peony'): Promise<string> {
  const env = {
    PATH: `${servers.postgres.bin}:${process.env.PATH}`,
    DATABASE_OWNER_URL: databaseUrl(database),
    BACKUP_DIR: backups,
    ...s3Settings(servers.s3),
    ...settings,
  };
  return (await promisify(execFile)(process.execPath, [backupProgram, ...args], { env, timeout: 60_000 })).stdout;
}

const sql = (text: string, values?: unknown[], database = 'blue_peony') =>
  query<Record<string, unknown>>(databaseUrl(database), text, values);

/** The markers in each table of all schemas. */
async function inTables(database = 'blue_peony'): Promise<Record<string, Canary[]>> {
  const tool = join(servers.postgres.bin, 'pg_dump');
  const { stdout } = await promisify(execFile)(tool, [databaseUrl(database)], { maxBuffer: 1e9 });
  const parts = stdout.split(/^COPY (?=\S+ \(.*\) FROM stdin;$)/m);
  return holding(parts.map((part, index) => [index === 0 ? 'outside of tables' : part.split(' ')[0]!, part]));
}

/** The markers in names and contents of all objects of all buckets. */
async function inStore(): Promise<Record<string, Canary[]>> {
  const found: [string, string][] = [];
  for (const bucket of ['bp-form-uploads', 'bp-guide-files', 'bp-ledger']) {
    const store = new S3Store({ ...servers.s3, bucket });
    for await (const { key } of store.list()) {
      const content = (await store.get(key))?.body;
      found.push([bucket, key + (content ? (await buffer(content)).toString('latin1') : '')]);
    }
  }
  return holding(found);
}

/** The markers in the output of all processes, PostgreSQL's log and the metrics. */
async function inTalk(on: Product, more = ''): Promise<Canary[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${ports[1]}/metrics`)).text();
  expect(metrics).toContain('http_request');
  return inText(on.output() + more + metrics + (await readFile(databaseLog, 'utf8')));
}

/** Everything that the desk shows to staff. */
async function staffSee(on: Product): Promise<Canary[]> {
  const authorization = `Bearer ${await clientOf(on).signIn()}`;
  const paths = ['applications?limit=100', 'applications/export', 'mails', 'audit', 'orders'];
  const answers = paths.map(async (path) =>
    (await fetch(`${on.siteUrl}/api/admin/${path}`, { headers: { authorization } })).text(),
  );
  return inText((await Promise.all(answers)).join('\n'));
}

/** Waits until no table and no object holds a marker. */
async function forgotten(database?: string): Promise<void> {
  const left = async () => ({ ...(await inTables(database)), ...(await inStore()) });
  await until(async () => Object.keys(await left()).length === 0).catch(() => undefined);
  expect(await left()).toEqual({});
}

/** An application from the visitor's address, which staff opened with its photo and wrote a note about. */
async function submitted(siteUrl: string): Promise<{ id: string; secret: string }> {
  const client = clientOf({ ...product!, siteUrl });
  const ask = async (path: string, init: Parameters<typeof send>[1]) =>
    JSON.parse((await send(siteUrl + path, { ...init, from: canaries.visitor })).body) as Record<string, string>;
  const { path } = await ask('/api/uploads', photoForm(await phonePhoto(), `${canaries.file}.jpg`));
  const form = applicationForm({ ...fields, file_urls: [path!] });
  const { id, my_application_url } = await ask('/api/applications', jsonPost(form));
  const headers = { authorization: `Bearer ${await client.signIn()}`, 'content-type': 'application/json' };
  const application = `${siteUrl}/api/admin/applications/${id}`;
  const opened = (await (await fetch(application, { headers })).json()) as { signedUrls: { url: string }[] };
  const { url } = opened.signedUrls[0]!;
  expect(inText(url)).toEqual([]);
  expect((await (await fetch(new URL(url, siteUrl))).arrayBuffer()).byteLength).toBeGreaterThan(500);
  const body = JSON.stringify({ text: `${canaries.note}: call back.` });
  expect((await fetch(`${application}/notes`, { method: 'POST', headers, body })).status).toBe(201);
  return { id: id!, secret: my_application_url!.split('#')[1]! };
}

/** Calls whose addresses hold what nothing may log, at the product, at nginx and at nginx without a product. */
async function ask(url: string, alone: string): Promise<void> {
  const headers = { authorization: `Bearer ${await clientOf({ ...product!, siteUrl: url }).signIn()}` };
  const get = (path: string, more = {}) =>
    send(url + path, { headers: { ...headers, ...more } }).then(({ status }) => status);
  expect(await get(`/api/admin/applications?q=${canaries.search}`)).toBe(200);
  expect(await get(`/api/admin/orders?q=${canaries.search}`)).toBe(200);
  expect(await get(`/api/admin/applications?q=${canaries.search}&limit=wrong`)).toBe(422);
  expect(await get(`/api/admin/photos/${canaries.path}.jpg`)).toBe(403);
  for (const folder of ['', 'api/', 'admin/', 'functions/v1/download-file/', 'order/'])
    await get(`/${folder}${canaries.path}`);
  expect(await get(`/${canaries.path}`, { 'x-long': 'x'.repeat(64_000) })).toBeGreaterThanOrEqual(400);
  expect(await get(`/api/${canaries.path}%00`)).toBeGreaterThanOrEqual(400);
  expect((await send(`${alone}/api/admin/applications?q=${canaries.search}`)).status).toBe(503);
}

/** The tables that the guide names as holding data about a person. */
async function listedTables(): Promise<string[]> {
  const [, list] = /Tables with data about a person:\n([^]+?)\nTables without/.exec(await readFile(guide, 'utf8'))!;
  return list!.split(/^- /m).flatMap((line) => {
    const [schema, ...tables] = [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    return tables.map((table) => `${schema}.${table}`);
  });
}

test('what people leave is where the guide says and in no log, and of an erased applicant nothing is left', async () => {
  product = await start();
  const [nginx, alone] = await Promise.all(
    [product.siteUrl, unreachable].map((gatewayUrl) => startNginx({ gatewayUrl })),
  );
  const hers = await submitted(nginx!.url);
  const [overdue, staffs] = [await submitted(nginx!.url), await submitted(nginx!.url)];
  const call = caller((path, init) => send(nginx!.url + path, { ...init, from: canaries.visitor }));
  const order = await buy(call, `${canaries.buyer}@reader.example`);
  await ask(nginx!.url, alone!.url);
  await Promise.all([nginx!.stop(), alone!.stop()]);

  // Before anything is erased.
  const mailed = () => inText(JSON.stringify(servers.smtp.messages()));
  await until(() => mailed().includes('buyer') && mailed().includes('message'));
  expect(mailed().filter((canary) => [...unstored, 'note', 'file'].includes(canary))).toEqual([]);
  const [tables, listed] = [await inTables(), await listedTables()];
  const stored = Object.values(tables).flat();
  expect(names.filter((name) => !stored.includes(name))).toEqual(unstored);
  expect(Object.keys(tables).filter((table) => !listed.includes(table))).toEqual([]);
  expect(await inStore()).toEqual({ 'bp-form-uploads': ['file'] });
  expect(await inFiles(folder.path)).toEqual({});
  expect(await inTalk(product, nginx!.output() + alone!.output())).toEqual([]);
  expect((await staffSee(product)).filter((canary) => unstored.includes(canary))).toEqual([]);

  const counted = 'SELECT count(*)::int AS count FROM gateway.rate_limits';
  expect((await sql(counted))[0]!.count).toBeGreaterThan(0);
  const longAgo = `now() - interval '12 years'`;
  await sql(`UPDATE commerce.orders SET created_at = ${longAgo} WHERE id = $1`, [order!.id]);
  await sql(`UPDATE commerce.sandbox_payments SET updated_at = ${longAgo} WHERE order_id = $1`, [order!.id]);
  const identity = await generateX25519Identity();
  const name = (await backup(['create'], { AGE_RECIPIENT: await identityToRecipient(identity) })).split(':')[0]!;
  expect(await inFiles(backups)).toEqual({});
  const [staff] = await sql('SELECT id FROM gateway.staff');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
  const affected = await backup(['affected', day(1), day(-1), String(staff!.id)], {});
  expect(affected.trim().split('\n')).toHaveLength(4);
  // The order is older.
  expect(inText(await backup(['affected', day(3), day(2)], {}))).toEqual(['buyer']);

  // One is erased by herself, one by staff, and one by the time, as the order is.
  await sql(`UPDATE intake.applications SET created_at = now() - interval '366 days' WHERE id = $1`, [overdue.id]);
  const mailedBefore = servers.smtp.messages().length;
  const headers = { authorization: `Application ${hers.secret}` };
  const erased = await fetch(`${product.siteUrl}/api/my/application`, { method: 'DELETE', headers });
  expect(erased.status).toBe(200);
  expect((await fetch(`${product.siteUrl}/api/my/application`, { headers })).status).toBe(404);
  const authorization = `Bearer ${await clientOf(product).signIn()}`;
  const desk = `${product.siteUrl}/api/admin/applications/${staffs.id}`;
  const erasedByStaff = await send(desk, jsonPost({ reason: erasureReasons[0] }, { authorization }, 'DELETE'));
  expect(erasedByStaff.status).toBe(200);
  expect(await inTalk(product)).toEqual([]);
  await product.stop();
  product = await start();
  await forgotten();
  expect(await staffSee(product)).toEqual([]);
  // The last mail goes to her address and says nothing more of her.
  await until(() => servers.smtp.messages().length > mailedBefore);
  expect(inText(JSON.stringify(servers.smtp.messages().slice(mailedBefore)))).toEqual(['email']);
  expect(await inTalk(product)).toEqual([]);

  // The ledger's copy in the backup is not needed, because its bucket still exists.
  await sql('CREATE DATABASE restored');
  await backup(['restore', name], { AGE_IDENTITY: identity }, 'restored');
  const restored = Object.values(await inTables('restored')).flat();
  expect(names.filter((canary) => !restored.includes(canary))).toEqual(unstored);
  expect((await sql(counted, [], 'restored'))[0]!.count).toBe(0);
  await product.stop();
  product = await start('restored');
  await forgotten('restored');
  expect(await staffSee(product)).toEqual([]);
  expect(await inTalk(product)).toEqual([]);
  await product.stop();
  product = undefined;
  expect(await inFiles(folder.path)).toEqual({});

  const [, vacuum = ''] = /```sql\n([^`]+)```/.exec(await readFile(guide, 'utf8')) ?? [];
  for (const database of ['blue_peony', 'restored'])
    for (const statement of vacuum.split(';').filter((one) => one.trim())) await sql(statement, [], database);
  const [server] = await sql('SHOW data_directory');
  expect(await inFiles(String(server!.data_directory))).toEqual({});
});
