import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  applicationForm,
  bombs,
  createDatabase,
  jpegPhoto,
  jsonPost,
  noise,
  photoForm,
  s3Settings,
  send,
  startS3,
  until,
} from '@blue-peony/test-kit';
import sharp from 'sharp';
import { runCommand, startReplica, type Replica } from './cluster/replica.ts';
import { residentMb } from './hostile/watch.ts';

const secret = 'a key for hostile pictures, of more than 32 characters';
/** What an upload may be answered: taken, too large, no photo, unreadable, or come back later. */
const answers = [201, 413, 415, 422, 503];

/** Intake alone, as the process that a container runs. */
async function startIntake(photoMemoryMb: number, more: Record<string, string> = {}) {
  const [database, s3] = await Promise.all([createDatabase(), startS3()]);
  const url = new URL(database.url);
  const address = Object.assign(url, { username: `bp_intake_${url.pathname.slice(-6)}`, password: 'hostile' }).href;
  const settings = {
    DATABASE_URL: address,
    // No event is published here, so nothing listens.
    EVENTS_URL: 'amqp://127.0.0.1:1',
    GATEWAY_JWKS_URL: 'http://127.0.0.1:1',
    ...s3Settings(s3),
    APPLICANT_SECRET: secret,
    INTAKE_INNER_SECRET: secret,
    PHOTO_MEMORY_MB: String(photoMemoryMb),
    ...more,
  };
  await runCommand('intake', ['migrate'], { DATABASE_URL: address, DATABASE_OWNER_URL: database.url });
  const replica = await startReplica('intake', settings);
  const close = async () => {
    await replica.kill();
    await Promise.all([s3.stop(), database.drop()]);
  };
  return { ...replica, close };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

function offer({ url }: Pick<Replica, 'url'>, client: string, photo: Buffer) {
  const { headers, ...form } = photoForm(photo);
  return send(`${url}/api/uploads`, { ...form, headers: { ...headers, 'x-client': client } });
}
const upload = async (...args: Parameters<typeof offer>) => (await offer(...args)).status;

/** Offers a photo until it is taken, as the form does. @returns milliseconds of the try that was taken, and the refusals */
async function insist(intake: Pick<Replica, 'url'>, client: string, photo: Buffer) {
  for (let refusals = 0; ; refusals++) {
    const began = performance.now();
    const status = await upload(intake, client, photo);
    if (status === 201) return { ms: performance.now() - began, refusals };
    expect(status).toBe(503);
    await sleep(500);
  }
}

let pictures: Record<string, Buffer>;
beforeAll(async () => {
  pictures = await bombs();
});

describe.each([512, 1024])('with %i MB for photos', (bound) => {
  let intake: Awaited<ReturnType<typeof startIntake>>;
  let honest: Buffer;
  const rows: { second: number; intake: number; decoders: number; all: number }[] = [];
  let idle: number;
  /** How long a photo takes when nobody attacks. */
  let calmMs = Infinity;
  let watch: NodeJS.Timeout;
  const decoders = () => childrenOf(intake.pid);
  beforeAll(async () => {
    [intake, honest] = await Promise.all([startIntake(bound), jpegPhoto({ width: 1200, height: 900 })]);
    await Promise.all(['ann', 'eva'].map((name) => insist(intake, name, honest)));
    for (let count = 0; count < 3; count++) calmMs = Math.min(calmMs, (await insist(intake, 'honest', honest)).ms);
    const began = Date.now();
    watch = setInterval(() => {
      const second = Math.floor((Date.now() - began) / 5_000) * 5;
      const own = residentMb(intake.pid);
      const theirs = decoders().reduce((sum, pid) => sum + residentMb(pid), 0);
      if (rows.at(-1)?.second !== second) rows.push({ second, intake: 0, decoders: 0, all: 0 });
      const row = rows.at(-1)!;
      Object.assign(row, { intake: Math.max(row.intake, own), decoders: Math.max(row.decoders, theirs) });
      row.all = Math.max(row.all, own + theirs);
    }, 25);
    idle = residentMb(intake.pid) + decoders().reduce((sum, pid) => sum + residentMb(pid), 0);
  });
  afterAll(async () => {
    clearInterval(watch);
    await intake?.close();
    const shown = rows.map((row) =>
      Object.values(row)
        .map((value) => value.toFixed(0).padStart(9))
        .join(''),
    );
    console.log(`MB of ${bound} + ${idle.toFixed(0)} idle\n   second   intake decoders      all\n${shown.join('\n')}`);
  });

  test('each of more than sixty hostile pictures is taken, refused or put off, and the next photo is taken', async () => {
    const given: Record<string, number> = {};
    for (const [name, picture] of Object.entries(pictures)) given[name] = await upload(intake, 'hostile', picture);
    expect(Object.keys(given).length).toBeGreaterThan(60);
    expect(Object.entries(given).filter(([, status]) => !answers.includes(status))).toEqual([]);
    expect(given).toMatchObject({ 'png 50 zTXt of 16 MB': 201, 'jpeg cut at part 0': 422, 'png cut at part 2': 422 });
    await insist(intake, 'honest', honest);
  });

  test('thirty at once leave every honest photo its turn, and all processes their memory', async () => {
    const waiting = [...Object.values(pictures), ...Object.values(pictures)];
    const attacker = async (client: string) => {
      const heard: number[] = [];
      for (let next = waiting.pop(); next; next = waiting.pop()) heard.push(await upload(intake, client, next));
      return heard;
    };
    const attack = { isOver: false };
    const flood = Promise.all(Array.from({ length: 30 }, (_, index) => attacker(`hostile-${index}`))).finally(
      () => (attack.isOver = true),
    );
    const taken: Awaited<ReturnType<typeof insist>>[] = [];
    const visitor = async (name: string) => {
      for (let count = 0; !attack.isOver; count++) taken.push(await insist(intake, `${name}-${count}`, honest));
    };
    await Promise.all(['ann', 'eva', 'kim'].map(visitor));
    expect((await flood).flat().filter((status) => !answers.includes(status))).toEqual([]);
    const sorted = taken.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
    const refusals = taken.reduce((sum, photo) => sum + photo.refusals, 0);
    console.log(
      `${taken.length} honest photos taken, p95 ${p95.toFixed(0)} ms of ${calmMs.toFixed(0)} in peace, ${refusals} put off`,
    );
    expect(taken.length).toBeGreaterThan(10);
    expect(Math.max(...rows.map(({ decoders: all }) => all))).toBeLessThan(bound);
    expect(Math.max(...rows.map(({ all }) => all))).toBeLessThan(bound + idle);
  });

  test('a decoder stays for the next photo of a phone', async () => {
    const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const;
    const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000', noise: grain } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await insist(intake, 'honest', photo);
    const before = decoders();
    for (let count = 0; count < 20; count++) await insist(intake, 'honest', photo);
    expect(decoders()).toEqual(before);
  });

  test('a decoder has nothing of the environment and no descriptor but its own', () => {
    const found = decoders();
    expect(found.length).toBeGreaterThan(0);
    for (const pid of found) {
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).toBe('MALLOC_ARENA_MAX=1\0');
      const open = readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`));
      expect(open.filter((name) => name.startsWith('socket:')).length).toBeLessThanOrEqual(2);
      expect(open.filter((name) => name.startsWith('/') && !/^\/dev\/(null|urandom)$/.test(name))).toEqual([]);
    }
  });

  test('a decoder that dies costs its own photo alone', async () => {
    const struck = upload(intake, 'unlucky', await jpegPhoto({ width: 6000, height: 5000 }));
    const killed = new Set<number>();
    const killing = setInterval(() => decoders().forEach((pid) => process.kill(pid, 'SIGKILL') && killed.add(pid)), 20);
    expect(await struck.finally(() => clearInterval(killing))).toBe(422);
    // Until intake has seen their end, the next photo would be given to one of them.
    await until(() => !decoders().some((pid) => killed.has(pid)));
    await insist(intake, 'honest', honest);
  });
});

test('photos without an application have a budget in all, and a claimed one frees its part', async () => {
  const intake = await startIntake(512, { UNCLAIMED_PHOTOS_GB: '0.001' });
  try {
    const photo = await noise(1_600, 1_200);
    const { path } = JSON.parse((await offer(intake, 'first', photo)).body) as { path: string };
    expect(await upload(intake, 'second', photo)).toBe(503);
    const form = jsonPost(applicationForm({ file_urls: [path] }));
    expect((await send(`${intake.url}/api/applications`, form)).status).toBe(201);
    await insist(intake, 'second', photo);
  } finally {
    await intake.close();
  }
});
