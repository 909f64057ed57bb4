import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mediaEndpoints, type Order } from '@blue-peony/contracts';
import { KeyRing } from '@blue-peony/service-kit';
import { Ledger, ledgerBucket, S3Store } from '@blue-peony/storage';
import {
  buy,
  caller,
  freePorts,
  jpegPhoto,
  keptAlive,
  s3Settings,
  startInstalledPostgres,
  startS3,
  startSmtpSink,
  until,
  query,
} from '@blue-peony/test-kit';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { clientOf } from './client.ts';
import { emptyFolder, startProduct, type Product } from './product.ts';

const program = resolve(import.meta.dirname, '../../backup/dist/main.js');

type Servers = Awaited<ReturnType<typeof startServers>>;
const startServers = async () => ({ postgres: await startInstalledPostgres(), s3: await startS3() });
const stopServers = ({ postgres, s3 }: Servers) => Promise.all([postgres.stop(), s3.stop()]);

let mail: Awaited<ReturnType<typeof startSmtpSink>>;
let keys: Awaited<ReturnType<typeof emptyFolder>>;
let backups: string;
let identity: string;
let first: Servers;
let running: Product | undefined;

beforeAll(async () => {
  [mail, keys, first] = await Promise.all([startSmtpSink(), emptyFolder(), startServers()]);
  backups = await mkdtemp(join(tmpdir(), 'blue-peony-backups-'));
  identity = await generateX25519Identity();
});
afterAll(async () => {
  await running?.stop();
  await stopServers(first);
  await mail.close();
  await keys.remove();
  await rm(backups, { recursive: true });
});

async function start(servers: Servers): Promise<Product> {
  // Configuration, not data: the keys stay the same.
  const settings = { DATA_DIR: keys.path, DATABASE_URL: servers.postgres.url, SMTP_URL: mail.url, RATE_LIMITS: 'off' };
  const [port] = await freePorts(1);
  running = await startProduct({ PORT: String(port), ...settings, ...s3Settings(servers.s3) });
  return running;
}

async function backup(servers: Servers, args: string[], settings: Record<string, string> = {}): Promise<string> {
  const env = {
    PATH: `${servers.postgres.bin}:${process.env.PATH}`,
    DATABASE_OWNER_URL: servers.postgres.url,
    BACKUP_DIR: backups,
    ...s3Settings(servers.s3),
    ...settings,
  };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env, timeout: 60_000 })).stdout.trim();
}

type Bought = NonNullable<Awaited<ReturnType<typeof buy>>>;

const paidOrder = ({ siteUrl }: Product, { id, secret }: Bought) =>
  until(async () => {
    const answer = await fetch(`${siteUrl}/api/orders/${id}`, { headers: { authorization: `Order ${secret}` } });
    const order = (await answer.json()) as Order;
    return order.status === 'paid' && order.files.length > 0 && order;
  });

const bytesOf = async (url: string, base: string) =>
  Buffer.from(await (await fetch(new URL(url, base))).arrayBuffer()).toString('base64');

/** The data that staff and buyers see. */
async function sight(product: Product, bought: Bought, media: string) {
  const { items } = await clientOf(product).applications();
  const order = await paidOrder(product, bought);
  const files = [...order.files].sort((a, b) => a.file_type.localeCompare(b.file_type));
  return {
    applications: items.map(({ id, name, file_urls }) => ({ id, name, file_urls })),
    photos: await Promise.all(items[0]!.signedUrls!.map(({ url }) => bytesOf(url, product.siteUrl))),
    order: { email: order.email, amount: order.amount, product: order.product },
    media: await bytesOf(media, product.siteUrl),
    guide: await Promise.all(files.map(({ url }) => bytesOf(url, product.siteUrl))),
  };
}

/** Uploads a picture of the site. @returns its address */
async function addMedia(product: Product): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await jpegPhoto({ width: 320, height: 240 }, 20))]), 'team.jpg');
  const headers = { authorization: `Bearer ${await clientOf(product).signIn()}` };
  const answer = await fetch(`${product.siteUrl}${mediaEndpoints.addMedia.path}`, { method: 'POST', body, headers });
  return mediaEndpoints.addMedia.response.parse(await answer.json()).address;
}

/** Signs the owner in. @returns calls with her tokens, which give the status of the answer */
async function openSession({ siteUrl, staff }: Product) {
  const headers = { 'content-type': 'application/json' };
  const token = (on: string, grant: string, body: object) =>
    fetch(`${on}/auth/v1/token?grant_type=${grant}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const opened = await token(siteUrl, 'password', staff);
  const { access_token, refresh_token } = (await opened.json()) as Record<'access_token' | 'refresh_token', string>;
  const authorization = `Bearer ${access_token}`;
  return {
    refresh: async (on: Product) => (await token(on.siteUrl, 'refresh_token', { refresh_token })).status,
    read: async (on: Product) =>
      (await fetch(`${on.siteUrl}/api/admin/applications`, { headers: { authorization } })).status,
  };
}

/** The gateway role's privileges on the audit table. */
async function auditRights({ postgres }: Servers) {
  const has = (right: string) => `has_table_privilege('blue_peony_gateway', 'gateway.audit', '${right}')`;
  const [rights] = await query(
    postgres.url,
    `SELECT tableowner = 'blue_peony_gateway' AS owns, ${has('SELECT')} AS reads, ${has('DELETE')} AS deletes
     FROM pg_tables WHERE schemaname = 'gateway' AND tablename = 'audit'`,
  );
  return rights;
}

const bucket = (servers: Servers, name: string) => new S3Store({ ...servers.s3, bucket: name });
/** Signed as intake does, by the key of the data folder. */
async function ledger(servers: Servers): Promise<Ledger> {
  const secrets = JSON.parse(await readFile(join(keys.path, 'secrets.json'), 'utf8')) as { linkSigningKey: string };
  return new Ledger(bucket(servers, ledgerBucket), new KeyRing([secrets.linkSigningKey]));
}

/** Bans somebody while the product runs, and waits until that is in the ledger. */
async function ban(servers: Servers, email: string): Promise<void> {
  const [{ id }] = (await ask(
    servers,
    'UPDATE gateway.staff SET banned_at = now() WHERE email = $1 RETURNING id',
    email,
  )) as [{ id: string }];
  const entry = new RegExp(`^${id}\\.\\w+\\.\\w+\\.1\\.`);
  await until(async () => (await (await ledger(servers)).list('staff')).some((text) => entry.test(text)));
}

const ask = ({ postgres }: Servers, sql: string, ...values: unknown[]) => query<object>(postgres.url, sql, values);

async function gone(servers: Servers, path: string): Promise<void> {
  const photos = bucket(servers, 'bp-form-uploads');
  await until(async () => {
    const stored = await photos.get(path);
    stored?.body.destroy();
    return !stored;
  });
}

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('what was backed up is all there on fresh servers, to the byte, but for an application erased and a member banned since', async () => {
  const before = await start(first);
  const client = clientOf(before);
  const photo = await client.upload(await jpegPhoto());
  await client.submit({ file_urls: [photo.path] });
  const bought = (await buy(caller(keptAlive(before.siteUrl)), 'buyer@example.com'))!;
  const erasedPhoto = await client.upload(await jpegPhoto());
  const erased = await client.submit({ name: 'Erased Peony', file_urls: [erasedPhoto.path] });

  const media = await addMedia(before);
  const session = await openSession(before);
  await ask(
    first,
    `INSERT INTO gateway.staff (email, role, password_hash, confirmed_at, invited_at)
     VALUES ('left@agency.example', 'reviewer', '', now(), now()), ('asked@agency.example', 'reviewer', '', NULL, now())`,
  );
  // No row names them, as if they had come after the dump.
  const late = [`1-${'0'.repeat(24)}-late.jpg`, `1-${'0'.repeat(24)}-late.tile.jpg`, `replies/${randomUUID()}`];
  for (const key of late) await bucket(first, 'bp-form-uploads').put(key, Buffer.from('late'), 'image/jpeg');
  const AGE_RECIPIENT = await identityToRecipient(identity);
  const made = await backup(first, ['create'], { AGE_RECIPIENT });
  expect(made).toMatch(/the database and \d+ files, [1-9]\d* of them new/);
  const older = made.split(':')[0]!;
  await ban(first, 'left@agency.example');
  await before.stop();
  await (await ledger(first)).add('erased', erased.id, new Date().toISOString().slice(0, 10));
  const between = await start(first);
  const seen = await sight(between, bought, media);
  expect(seen.applications).toMatchObject([{ name: 'Ada Peony' }]);
  expect([seen.photos[0]!.length > 500, seen.media.length > 500]).toEqual([true, true]);
  expect(await backup(first, ['create'], { AGE_RECIPIENT })).toContain('files, 0 of them new');
  await between.stop();

  const second = await startServers();
  try {
    await expect(backup(second, ['restore', older])).rejects.toThrow('set AGE_IDENTITY');
    const restored = await backup(second, ['restore', older], { AGE_IDENTITY: identity });
    expect(restored).toMatch(/All [1-9]\d* sessions of staff have ended, with every link in a mail to them/);
    expect(restored).toContain('Now let each service migrate.');
    expect(await auditRights(second)).toEqual({ owns: false, reads: true, deletes: false });
    const after = await start(second);
    expect(await session.refresh(after)).toBe(400);
    expect(await session.read(after)).toBe(401);
    const banned = 'SELECT banned_at IS NOT NULL AS banned FROM gateway.staff WHERE email = $1';
    expect(await ask(second, banned, 'left@agency.example')).toEqual([{ banned: true }]);
    // The invitation may have been withdrawn since.
    const open = 'SELECT invited_at IS NOT NULL AS open FROM gateway.staff WHERE email = $1';
    expect(await ask(second, open, 'asked@agency.example')).toEqual([{ open: false }]);
    expect(await sight(after, bought, media)).toEqual(seen);
    for (const path of [erasedPhoto.path, ...late]) await gone(second, path);
    await clientOf(after).submit({ name: 'Grace Peony' });
    expect((await clientOf(after).applications()).items).toHaveLength(2);
    // Existing data is never overwritten.
    const again = backup(second, ['restore', 'newest'], { AGE_IDENTITY: identity });
    await expect(again).rejects.toThrow('already exists');
    expect((await clientOf(after).applications()).items).toHaveLength(2);
    await after.stop();
  } finally {
    await stopServers(second);
  }
});

test('an encrypted backup tells nobody who is in it', async () => {
  const files = await filesOf(backups);
  expect(files.length).toBeGreaterThan(6);
  for (const path of files) {
    const content = await readFile(path, 'latin1');
    // Words too long to occur in ciphertext by chance.
    expect(/Ada Peony|creator\.example|me\.jpg|buyer@example|bp-form-uploads/i.test(path + content)).toBe(false);
  }
});

test('a backup that whoever has it can read is refused, unless it is asked for', async () => {
  const before = await filesOf(backups);
  await expect(backup(first, ['create'])).rejects.toThrow('AGE_RECIPIENT: set the public key of age');
  expect(await filesOf(backups)).toEqual(before);
});

test('keeps as many backups as are wanted, and the files that they need', async () => {
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const path of await filesOf(join(backups, 'objects'))) await utimes(path, longAgo, longAgo);
  const said = await backup(first, ['create'], { BACKUP_KEEP: '1', BACKUP_PLAIN: 'yes' });
  expect(said).toContain('Deleted: 2 older backups.');
  const [name, ...others] = (await backup(first, ['list'])).split('\n');
  expect(others).toEqual([]);
  const named = (await readFile(join(backups, 'backups', name!, 'files.txt'), 'utf8')).split('\n');
  expect((await filesOf(join(backups, 'objects'))).map((path) => path.split('/').at(-1)).sort()).toEqual(named.sort());
});

test('a drill restores the newest backup beside the product, counts its rows, and leaves nothing but its proof', async () => {
  const said = await backup(first, ['drill'], { AGE_IDENTITY: identity });
  expect(said).toMatch(/restored in [\d.]+ s, and a file of \d{3,} bytes is intact/);
  expect(said).toMatch(/would end \d+ sessions/);
  expect(said).toMatch(/intake\.applications [1-9]/);
  expect(await ask(first, `SELECT FROM pg_database WHERE datname LIKE 'restore_drill%'`)).toEqual([]);
  expect(await ask(first, 'SELECT name FROM gateway.proofs')).toEqual([{ name: 'backup' }]);
});

test('a run without the photo store fails and leaves no dump behind', async () => {
  const dumps = async () => (await filesOf(backups)).filter((path) => path.endsWith('database.dump'));
  const before = await dumps();
  const away = { S3_ENDPOINT: 'http://127.0.0.1:1', BACKUP_PLAIN: 'yes' };
  await expect(backup(first, ['create'], away)).rejects.toThrow('ECONNREFUSED');
  expect(await dumps()).toEqual(before);
});

test('refuses to restore what is damaged, and changes nothing in the database', async () => {
  const [name] = (await backup(first, ['list'])).split('\n');
  const path = join(backups, 'backups', name!, 'database.dump');
  const dump = await readFile(path);
  dump[dump.length >> 1]! ^= 1;
  await writeFile(path, dump);
  const third = await startServers();
  try {
    const failed = backup(third, ['restore', name!], { AGE_IDENTITY: identity });
    await expect(failed).rejects.toThrow('The dump of the backup is damaged');
    const repaired = dump.with(dump.length >> 1, dump[dump.length >> 1]! ^ 1);
    await writeFile(path, repaired);
    expect(await backup(third, ['restore', name!], { AGE_IDENTITY: identity })).toContain('Restored');
  } finally {
    await stopServers(third);
  }
});
