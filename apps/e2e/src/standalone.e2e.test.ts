import { execFileSync, spawnSync } from 'node:child_process';
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

async function refusal(settings: Settings, args: string[] = []) {
  const { ended, output } = launch(settings, args);
  return { code: await ended, output: output().trim() };
}

describe('one data folder', () => {
  const settings: Settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'trace' };
  let made: Awaited<ReturnType<typeof emptyFolder>>;
  let DATA_DIR: string;
  let product: Product;
  let password: string;
  beforeAll(async () => {
    made = await emptyFolder();
    DATA_DIR = made.path;
    product = await startProduct({ DATA_DIR, ...settings });
    ({ password } = product.staff);
  });
  afterAll(async () => {
    await product?.stop();
    await made?.remove();
  });
  const begin = async (more: Settings = {}, args: string[] = []) =>
    (product = await startProduct({ DATA_DIR, ...settings, ...more }, args));
  const ids = async () => (await clientOf(product).applications()).items.map((item) => item.id);

  test('keeps photos, mails and secrets from other users of the machine', async () => {
    expect((await fetch(`${product.siteUrl}/readyz`)).status).toBe(200);
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

  test('keeps every row over a clean stop, leaves no process behind, and takes a folder over whose database ran as another user', async () => {
    const first = product;
    const { id } = await clientOf(first).submit();
    await mailsArrived(DATA_DIR, 2);
    expect(await first.stop()).toBe(0);
    expect(processesOf(DATA_DIR)).toEqual([]);
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', join(DATA_DIR, 'postgres')]);
    await begin();
    expect(product.staff).toEqual(first.staff);
    expect(await ids()).toEqual([id]);
  });

  test('loses nothing of an application when it is killed right after the answer, says nothing of it, and no secret, in its log, and lets STAFF_EMAIL and STAFF_PASSWORD sign in', async () => {
    const { upload, submit } = clientOf(product);
    const photo = await upload(await jpegPhoto(), 'ada-peony.jpg');
    await submit({ email: 'nobody@ada.example', name: '' }).catch(() => undefined);
    const { id } = await submit({ file_urls: [photo.path] });
    await product.kill();
    const killed = product;

    const staff = { email: 'boss@agency.example', password: 'a-long-enough-one' };
    await begin({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
    // Also on a folder that had another account.
    expect(product.staff).toEqual(staff);
    const [item] = (await clientOf(product).applications()).items;
    expect(item).toMatchObject({ id, file_urls: [photo.path] });
    const opened = await fetch(new URL(item!.signedUrls![0]!.url, product.siteUrl));
    expect({ status: opened.status, bytes: (await opened.arrayBuffer()).byteLength }).toEqual({
      status: 200,
      bytes: photo.bytes,
    });
    // One mail each is of the application before.
    for (const to of ['ada@creator.example', 'staff@blue-peony.example'])
      expect(await mailsArrived(DATA_DIR, 2, 30_000, to)).toHaveLength(2);
    for (const { output } of [killed, product]) expectNothingOf(output(), [photo.path, product.staff.password]);
    expect(killed.output()).toContain('/api/uploads');
  });

  test('starts its database again when that is killed under load, and loses nothing that it has acknowledged', async () => {
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
    // One that ended by itself since then is none to wait for.
    spawnSync('kill', ['-KILL', ...pids]);
    await dying;
    const before = acknowledged.length;
    expect(before).toBeGreaterThan(0);
    await until(async () => (await submit()) > before);
    expect(product.output()).toContain('embedded database restarts');
    const { items, total } = await clientOf(product).applications();
    expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(acknowledged.slice(-50)));
    expect(total).toBeGreaterThanOrEqual(acknowledged.length);
  });

  test('starts with empty data after --reset', async () => {
    expect((await mailsArrived(DATA_DIR, 4)).length).toBeGreaterThan(0);
    await product.stop();
    await begin({}, ['--reset']);
    expect(await ids()).toEqual([]);
    expect(await mailsArrived(DATA_DIR, 0)).toEqual([]);
    expect([password, 'a-long-enough-one']).not.toContain(product.staff.password);
  });
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

/** The log, below the table of addresses, names no applicant. */
function expectNothingOf(output: string, more: string[]): void {
  const log = output.slice(output.indexOf('└'));
  const secrets = ['Ada', 'ada@', 'ada.example', '600 700', '@ada', 'ada-peony', 'signature', ...more];
  for (const secret of secrets) expect(log).not.toContain(secret);
}
