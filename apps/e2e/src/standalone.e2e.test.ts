import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { MailboxState, Reply } from '@blue-peony/contracts';
import { jpegPhoto, until } from '@blue-peony/test-kit';
import { clientOf } from './client.ts';
import { mailsArrived, mailTo, replyTo } from './mails.ts';
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

async function refusal(settings: Settings) {
  const { ended, output } = launch(settings);
  return { code: await ended, output: output().trim() };
}

describe('one data folder', () => {
  let made: Awaited<ReturnType<typeof emptyFolder>>;
  let DATA_DIR: string;
  let product: Product;
  beforeAll(async () => {
    made = await emptyFolder();
    DATA_DIR = made.path;
    await begin();
  });
  afterAll(async () => {
    await product?.stop();
    await made?.remove();
  });
  const begin = async () => (product = await startProduct({ DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'trace' }));
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

  test('no port of the all-in-one answers an inner call without a token', async () => {
    const { id } = await clientOf(product).submit();
    const paths = [`mail-texts/received/${id}`, `order-texts/${id}`, `case-texts/${id}`, 'promises'];
    const statuses = new Map<string, number[]>(paths.map((path) => [path, []]));
    for (const port of portsOf(product.pid))
      for (const path of paths) {
        const answer = await fetch(`http://127.0.0.1:${port}/inner/${path}`).catch(() => undefined);
        statuses.get(path)!.push(answer?.status ?? 0);
      }
    for (const [path, seen] of statuses) {
      expect([path, seen.filter((status) => status === 200)]).toEqual([path, []]);
      expect(seen).toContain(401);
    }
  });

  test('a conversation goes from the desk to her mailbox and back, without a mail server', async () => {
    const client = clientOf(product);
    const [email, language] = ['ola@creator.example', 'pl'] as const;
    const { id } = await client.submit({ email, language });
    const authorization = `Bearer ${await client.signIn()}`;
    const desk = async <T>(path: string, body?: object, of = `applications/${id}/`): Promise<T> => {
      const response = await fetch(`${product.siteUrl}/api/admin/${of}${path}`, {
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'PUT', body: JSON.stringify(body) }),
      });
      expect(response.status).toBe(200);
      return (await response.json()) as T;
    };
    const replies = async () => (await desk<{ items: Reply[] }>('replies')).items;

    expect(await desk<MailboxState>('mailbox', undefined, '')).toMatchObject({ state: 'reading' });
    await mailTo(DATA_DIR, email, /Otrzymaliśmy/);
    await replyTo(product, 'Otrzymaliśmy', 'Kiedy porozmawiamy?');
    const [first] = await until(async () => ((await replies()).length === 1 ? replies() : undefined));
    expect(first).toMatchObject({ kind: 'reply', text: 'Kiedy porozmawiamy?', matched: 'address', waits: true });
    expect(first).toMatchObject({ from_address: email, other_sender: false });

    const form = { after: null, channel: 'mail', decision: 'own', language, subject: 'W piątek', text: 'O 10?' };
    await desk(`answers/${randomUUID()}`, form);
    const answer = await mailTo(DATA_DIR, email, /^W piątek$/);
    expect(answer.inReplyTo).toBe(answer.references?.split(' ').at(-1));
    expect(answer.replyTo?.[0]?.address).toMatch(/^reply\+[a-z2-7]{42}@/);
    expect((await replies()).map(({ waits }) => waits)).toEqual([false]);

    await replyTo(product, 'W piątek', 'Tak, pasuje.');
    await until(async () => (await replies()).length === 2);
    expect((await replies()).map(({ text, waits }) => [text, waits])).toEqual([
      ['Kiedy porozmawiamy?', false],
      ['Tak, pasuje.', true],
    ]);
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

/** Ports on which the process listens. */
const portsOf = (pid: number) =>
  execFileSync('ss', ['-l', '-t', '-n', '-p', '-H'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`pid=${pid},`))
    .map((line) => /:(\d+)\s/.exec(line)![1]!);

/** Processes with the folder in their command line, PostgreSQL's included. */
function processesOf(path: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(path));
}
