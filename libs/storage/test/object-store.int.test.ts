import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually, startS3, startTcpProxy, type S3Server } from '@blue-peony/test-kit';
import { DiskStore, S3Store, type ObjectStore } from '@blue-peony/storage';

let folder: string;
let server: S3Server;
const stores: Record<string, () => Promise<ObjectStore>> = {
  disk: async () => new DiskStore(join(folder, 'objects')),
  S3: async () => {
    const store = new S3Store({ ...server, bucket: 'private' });
    await store.ensureBucket();
    return store;
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blue-peony-store-'));
  server = await startS3();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A bucket of the server, by a way to it that can be cut. */
async function reachable(bucket: string) {
  const { hostname, port } = new URL(server.endpoint);
  const way = await startTcpProxy({ host: hostname, port: Number(port) });
  return { way, store: new S3Store({ ...server, endpoint: `http://127.0.0.1:${way.port}`, bucket }) };
}

// /proc has no free space, also for root.
test('a disk store without room for a photo is reported as unusable', async () => {
  await expect(new DiskStore('/proc').check()).rejects.toThrow(/full|EACCES|ENOENT/);
});

describe.each(Object.keys(stores))('%s store', (kind) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await stores[kind]!();
  });

  test('returns what was put, with its type and size', async () => {
    const photo = randomBytes(3_000_000);
    await store.put('photos/1-a-лето.jpg', photo, 'image/jpeg');
    const found = await store.get('photos/1-a-лето.jpg');
    expect(found).toMatchObject({ size: photo.length, contentType: 'image/jpeg' });
    expect(photo.equals(await buffer(found!.body))).toBe(true);
  });

  test('returns a part, chosen by the size', async () => {
    await store.put('part.txt', Buffer.from('0123456789'), 'text/plain');
    const found = await store.get('part.txt', (size) => ({ start: size - 4, end: size - 2 }));
    expect([found?.size, (await buffer(found!.body)).toString()]).toEqual([10, '678']);
    expect(await store.get('unknown.txt', () => undefined)).toBeUndefined();
  });

  test('replaces an object with the same key', async () => {
    await store.put('twice.jpg', Buffer.from('first'), 'image/jpeg');
    await store.put('twice.jpg', Buffer.from('second'), 'image/png');
    const found = await store.get('twice.jpg');
    expect(found?.contentType).toBe('image/png');
    expect((await buffer(found!.body)).toString()).toBe('second');
  });

  test('lists objects by prefix, and nothing in an empty folder', async () => {
    const keys = ['list/day-1/a', 'list/day-1/b', 'list/day-2/a'];
    for (const key of keys) await store.put(key, Buffer.from(key), 'text/plain');
    const listed = async (prefix: string) =>
      (await Readable.from(store.list(prefix)).toArray()).map(({ key }: { key: string }) => key).sort();
    expect(await listed('list/')).toEqual(keys);
    expect(await listed('list/day-1/')).toEqual(keys.slice(0, 2));
    expect(await listed('nowhere/')).toEqual([]);
  });

  test('deletes an object, and a second deletion succeeds too', async () => {
    await store.put('gone.jpg', Buffer.from('x'), 'image/jpeg');
    await store.delete('gone.jpg');
    await store.delete('gone.jpg');
    expect(await store.get('gone.jpg')).toBeUndefined();
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'nul\0', 'a\\b', '', 'x'.repeat(300)])(
    'refuses the key %j',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(RangeError);
      await expect(store.get(key)).rejects.toThrow(RangeError);
    },
  );

  test('delivers an object whole or has none while it is being deleted', async () => {
    const photo = randomBytes(30_000);
    const read = async (key: string) => {
      const found = await store.get(key);
      return found ? photo.equals(await buffer(found.body)) : true;
    };
    for (let turn = 0; turn < 100; turn++) {
      await store.put('leaving.jpg', photo, 'image/jpeg');
      const reads = Array.from({ length: 4 }, () => read('leaving.jpg'));
      const [whole] = await Promise.all([Promise.all(reads), store.delete('leaving.jpg')]);
      expect(whole).toEqual([true, true, true, true]);
    }
  });

  test('reports that it can be used', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

test('the S3 bucket is not readable for strangers', async () => {
  const store = await stores['S3']!();
  await store.put('private.jpg', Buffer.from('x'), 'image/jpeg');
  expect((await fetch(`${server.endpoint}/private/private.jpg`)).status).toBe(403);
});

test('an unreachable store is reported', async () => {
  const away = new S3Store({ ...server, endpoint: 'http://127.0.0.1:1', bucket: 'private' });
  await expect(away.check()).rejects.toThrow();
  await expect(new DiskStore('/dev/null/objects').check()).rejects.toThrow();
});

test("the disk store's files are not readable for other users of the machine", async () => {
  const store = await stores['disk']!();
  await store.put('modes/a.jpg', Buffer.from('x'), 'image/jpeg');
  const objects = join(folder, 'objects/modes');
  expect((await stat(join(objects, 'a.jpg'))).mode & 0o077).toBe(0);
  expect((await readdir(objects)).sort()).toEqual(['a.jpg', 'a.jpg.content-type']);
});

test('a failed write leaves no file', async () => {
  const store = new DiskStore(join(folder, 'failing'));
  // A folder at the path of the file makes the last step of the write fail.
  await mkdir(join(folder, 'failing/taken.jpg'), { recursive: true });
  await expect(store.put('taken.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
  expect((await readdir(join(folder, 'failing'))).filter((name) => name !== 'taken.jpg.content-type')).toEqual([
    'taken.jpg',
  ]);
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('a full disk is not kept full by what could not be written', async () => {
  const disk = join(folder, 'small-disk');
  await mkdir(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  try {
    const store = new DiskStore(disk);
    for (let index = 0; index < 5; index++)
      await expect(store.put(`${index}.jpg`, randomBytes(2_000_000), 'image/jpeg')).rejects.toThrow('ENOSPC');
    expect(await readdir(disk)).toEqual([]);
    await store.put('small.jpg', randomBytes(900_000), 'image/jpeg');
  } finally {
    execFileSync('umount', [disk]);
  }
});

test('a sweep removes what a killed process left an hour ago, but no object and no running write', async () => {
  const store = new DiskStore(join(folder, 'swept'));
  const key = `photo.${randomUUID()}`;
  await store.put(key, Buffer.from('x'), 'image/jpeg');
  await store.put('day/photo.jpg', Buffer.from('x'), 'image/jpeg');
  const files = await readdir(join(folder, 'swept'), { recursive: true });
  const left = [`killed.jpg.${randomUUID()}`, `day/killed.jpg.content-type.${randomUUID()}`, 'half.jpg.content-type'];
  const young = `young.jpg.${randomUUID()}`;
  for (const name of [...left, young]) await writeFile(join(folder, 'swept', name), 'x');
  const longAgo = new Date(Date.now() - 3_700_000);
  for (const name of [...left, ...files]) await utimes(join(folder, 'swept', name), longAgo, longAgo);
  expect(await store.sweep()).toBe(3);
  expect((await readdir(join(folder, 'swept'), { recursive: true })).sort()).toEqual([...files, young].sort());
  expect(await new DiskStore(join(folder, 'never-made')).sweep()).toBe(0);
});

test('the bucket is created when the server starts after the service', async () => {
  const { way, store } = await reachable('late');
  await way.cut();
  const failures: Error[] = [];
  await store.makeBucket((error) => void failures.push(error));
  await way.restore();
  try {
    await eventually('the bucket is there', () => store.check().then(() => true));
    await store.put('a.jpg', Buffer.from('x'), 'image/jpeg');
    expect(failures.map(({ message }) => message)).toEqual([
      expect.stringContaining('bucket late at http://127.0.0.1'),
    ]);
  } finally {
    await way.cut();
  }
});

test('a call fails soon when the store hangs, while a slow download continues', async () => {
  const { way, store } = await reachable('hangs');
  await store.ensureBucket();
  const photo = randomBytes(3_000_000);
  await store.put('a.jpg', photo, 'image/jpeg');
  const download = (await store.get('a.jpg'))!;
  way.freeze();
  try {
    const outcome = await Promise.race([
      store.put('b.jpg', photo, 'image/jpeg').catch((error: Error) => error),
      sleep(15_000, 'no answer'),
    ]);
    expect(outcome).toMatchObject({
      message: expect.stringContaining('PutObject: no answer, bucket hangs'),
      outage: 'file store',
    });
    way.thaw();
    expect((await buffer(download.body)).equals(photo)).toBe(true);
  } finally {
    await way.cut();
  }
});

test('a download ends when the store hangs in the middle of it', async () => {
  const hanging = createServer((_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('01234');
  }).listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const store = new S3Store({ ...server, endpoint, bucket: 'hangs', silenceLimitMs: 100 });
  await expect(buffer((await store.get('a.jpg'))!.body)).rejects.toThrow('inactivity');
  hanging.close();
});

test('a refused call reports its operation and status, the bucket and the server, but no object and no key', async () => {
  const stranger = new S3Store({ ...server, secretAccessKey: 'wrong', bucket: 'private' });
  await expect(stranger.put('photo-of-ann.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    /^[^(]*\(PutObject: HTTP 403, bucket private at [^ ]+, region us-east-1\)$/,
  );
  await expect(stranger.put('photo-of-ann.jpg', Buffer.from('x'), 'image/jpeg')).rejects.not.toThrow(/wrong|ann/);
  const elsewhere = new S3Store({ ...server, region: 'eu-central-1', bucket: 'private' });
  await expect(elsewhere.check()).rejects.toThrow(
    /\(HeadBucket: HTTP 4\d\d, bucket private at .*, region eu-central-1\)/,
  );
});
