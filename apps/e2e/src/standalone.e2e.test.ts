import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { mailsArrived } from './mails.ts';
import {
  builtProgram,
  databaseProcesses,
  emptyFolder,
  launch,
  startProduct,
  type Product,
  type Settings,
} from './product.ts';

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
  undo = [];
});

async function folder(): Promise<string> {
  const made = await emptyFolder();
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
  beforeAll(async () => {
    made = await emptyFolder();
    DATA_DIR = made.path;
    product = await startProduct({ DATA_DIR, ...settings });
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
});

describe('what it cannot start with is said in one line', () => {
  test('a taken port, and how to choose another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    undo.push(async () => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { code, output } = await refusal({ DATA_DIR: await folder(), PORT: String(port) });
    expect(output).toBe(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
    expect(code).toBe(1);
  });

  test('too few descriptors, and how many it takes', async () => {
    const limited = { command: ['prlimit', '--nofile=64:64', process.execPath, builtProgram] };
    const { ended, output } = launch({ DATA_DIR: await folder() }, [], limited);
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^This process may have 64 .+ it needs 1024\..+ulimit -n 1024$/);
  });
});

/** Processes with the folder in their command line, PostgreSQL's included. */
function processesOf(path: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(path));
}
