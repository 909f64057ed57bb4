import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import { builtProgram, dataFolder, emptyFolder, launch, startProduct, type Product, type Settings } from './product.ts';

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
  undo = [];
});

async function folder(make = dataFolder): Promise<string> {
  const made = await make();
  undo.push(() => made.remove());
  return made.path;
}

async function start(settings: Settings, args: string[] = []): Promise<Product> {
  const product = await startProduct({ RATE_LIMITS: 'off', ...settings }, args);
  undo.push(() => product.stop());
  return product;
}

async function refusal(settings: Settings, args: string[] = []) {
  const { ended, output } = launch(settings, args);
  return { code: await ended, output: output().trim() };
}

test('keeps every row over a clean stop, and leaves no process behind', async () => {
  const DATA_DIR = await folder();
  const first = await start({ DATA_DIR });
  expect((await fetch(`${first.siteUrl}/readyz`)).status).toBe(200);
  const { id } = await clientOf(first).submit();
  expect(await first.stop()).toBe(0);
  expect(processesOf(DATA_DIR)).toEqual([]);

  const second = await start({ DATA_DIR });
  expect(second.staff).toEqual(first.staff);
  expect((await clientOf(second).applications()).items.map((item) => item.id)).toEqual([id]);
});

test('loses nothing of an application when it is killed right after the answer', async () => {
  const DATA_DIR = await folder();
  const first = await start({ DATA_DIR });
  const photo = await clientOf(first).upload(await jpegPhoto());
  const { id } = await clientOf(first).submit({ file_urls: [photo.path] });
  await first.kill();

  const second = await start({ DATA_DIR });
  const [item] = (await clientOf(second).applications()).items;
  expect(item).toMatchObject({ id, file_urls: [photo.path] });
  const opened = await fetch(new URL(item!.signedUrls![0]!.url, second.siteUrl));
  expect({ status: opened.status, bytes: (await opened.arrayBuffer()).byteLength }).toEqual({
    status: 200,
    bytes: photo.bytes,
  });
  const recipients = (await mailsArrived(DATA_DIR, 2)).map(({ to }) => to?.[0]?.address).sort();
  expect(recipients).toEqual(['ada@creator.example', 'staff@blue-peony.example']);
});

test('starts with empty data after --reset', async () => {
  const DATA_DIR = await folder(emptyFolder);
  const first = await start({ DATA_DIR });
  await clientOf(first).submit();
  await mailsArrived(DATA_DIR, 2);
  await first.stop();
  const second = await start({ DATA_DIR }, ['--reset']);
  expect((await clientOf(second).applications()).total).toBe(0);
  expect(await mailsArrived(DATA_DIR, 1, 500)).toEqual([]);
  expect(second.staff.password).not.toBe(first.staff.password);
});

test('lets STAFF_EMAIL and STAFF_PASSWORD sign in, also on a folder that had another account', async () => {
  const DATA_DIR = await folder();
  await (await start({ DATA_DIR })).stop();
  const staff = { email: 'boss@agency.example', password: 'a long enough one' };
  const product = await start({ DATA_DIR, STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  expect(product.staff.email).toBe(staff.email);
  expect(await clientOf({ ...product, staff }).signIn()).toMatch(/^ey/);
});

describe('while it runs', () => {
  let DATA_DIR: string;
  let product: Product;
  let made: Awaited<ReturnType<typeof emptyFolder>>;
  beforeAll(async () => {
    made = await emptyFolder();
    DATA_DIR = made.path;
    product = await startProduct({ DATA_DIR, RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await product?.stop();
    await made?.remove();
  });

  test('keeps photos, mails and secrets from other users of the machine', async () => {
    await clientOf(product).upload(await jpegPhoto());
    for (const name of ['photos', 'mail', 'secrets.json', 'lock', 'postgres/cluster'])
      expect((await stat(join(DATA_DIR, name))).mode & 0o077).toBe(0);
  });

  test('shares no user with other servers of the machine for its database', async () => {
    const { uid } = await stat(join(DATA_DIR, 'postgres/cluster'));
    expect([0, 65_534]).not.toContain(uid);
    expect(await databaseProcesses(DATA_DIR, 'uid')).toEqual(expect.arrayContaining([String(uid)]));
  });

  test('lets no other process work on its data folder', async () => {
    const { code, output } = await refusal({ DATA_DIR });
    expect(output).toMatch(/^Already running on this data folder \(process \d+\)\. .+$/);
    expect(code).toBe(1);
  });
});

test('takes a data folder over whose database ran as another user', async () => {
  const DATA_DIR = await folder();
  const first = await start({ DATA_DIR });
  const { id } = await clientOf(first).submit();
  await first.stop();
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', join(DATA_DIR, 'postgres')]);
  const second = await start({ DATA_DIR });
  expect((await clientOf(second).applications()).items.map((item) => item.id)).toEqual([id]);
});

test('starts its database again when that is killed under load, and loses nothing that it has acknowledged', async () => {
  const DATA_DIR = await folder();
  const product = await start({ DATA_DIR });
  const acknowledged: string[] = [];
  const submit = () =>
    clientOf(product)
      .submit()
      .then(
        ({ id }) => acknowledged.push(id),
        () => 0,
      );
  for (let turn = 0; turn < 10; turn++) await Promise.all([submit(), submit()]);
  const pids = await databaseProcesses(DATA_DIR, 'pid');
  const dying = Promise.all(Array.from({ length: 4 }, submit));
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
  await dying;
  const before = acknowledged.length;
  expect(before).toBeGreaterThan(0);
  await until(async () => (await submit()) > before);
  expect(product.output()).toContain('embedded database restarts');
  const { items, total } = await clientOf(product).applications();
  expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(acknowledged.slice(-50)));
  expect(total).toBeGreaterThanOrEqual(acknowledged.length);
});

test('says nothing of an applicant, and no secret, in its log', async () => {
  const DATA_DIR = await folder(emptyFolder);
  const product = await start({ DATA_DIR, LOG_LEVEL: 'trace' });
  const { upload, submit, applications } = clientOf(product);
  const photo = await upload(await jpegPhoto(), 'ada-peony.jpg');
  await submit({ file_urls: [photo.path] });
  await submit({ email: 'nobody@ada.example', name: '' }).catch(() => undefined);
  const [item] = (await applications()).items;
  await fetch(new URL(item!.signedUrls![0]!.url, product.siteUrl));
  await mailsArrived(DATA_DIR, 2);
  await product.stop();
  const log = product.output().slice(product.output().indexOf('└'));
  expect(log).toContain('/api/uploads');
  const secrets = [
    'Ada',
    'ada@',
    'ada.example',
    '600 700',
    '@ada',
    'ada-peony',
    photo.path,
    product.staff.password,
    'signature',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});

describe('what it cannot start with is said in one line', () => {
  test('a taken port, and how to choose another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    undo.push(async () => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, output } = await refusal({ DATA_DIR: await folder(emptyFolder), PORT: String(port) });
    expect(output).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    expect(code).toBe(1);
  });

  test('too few descriptors, and how many it takes', async () => {
    const limited = { command: ['prlimit', '--nofile=64:64', process.execPath, builtProgram] };
    const { ended, output } = launch({ DATA_DIR: await folder(emptyFolder) }, [], limited);
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^This process may have 64 .+ it needs 1024\..+ulimit -n 1024$/);
  });

  test('no rate limits in production', async () => {
    const { output } = await refusal({
      DATA_DIR: await folder(emptyFolder),
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
    });
    expect(output.split('\n')).toContain('RATE_LIMITS: off is refused in production');
  });

  test('an unknown option', async () => {
    expect((await refusal({ DATA_DIR: await folder(emptyFolder) }, ['--rest'])).output).toBe(
      "Unknown option '--rest'. Options: --reset",
    );
  });
});

test('names every wrong setting at once', async () => {
  const { output } = await refusal({ DATA_DIR: await folder(emptyFolder), PORT: 'x', SMTP_URL: 'x', STAFF_EMAIL: 'x' });
  expect(output.split('\n').map((line) => line.split(':')[0])).toEqual(['PORT', 'STAFF_EMAIL', 'SMTP_URL']);
});

/** A column of `ps` for the database server and its children. */
async function databaseProcesses(DATA_DIR: string, column: 'pid' | 'uid'): Promise<string[]> {
  const [server] = (await readFile(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  const list = execFileSync('ps', ['-o', `${column}=`, '--pid', server!, '--ppid', server!], { encoding: 'utf8' });
  return list.trim().split(/\s+/);
}

/** Processes with the folder in their command line, PostgreSQL's included. */
function processesOf(path: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(path));
}
