import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bombs, jpegPhoto } from '@blue-peony/test-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startIntakeApp, type IntakeApp } from './intake-app.ts';

const mega = 1024 * 1024;

/** The decoding processes of this one, by their program. */
function decoders(): number[] {
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return own.map(Number).filter((pid) => {
    try {
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder');
    } catch {
      return false;
    }
  });
}

/** Resident memory, in bytes; 0 once the process has ended. */
function memoryOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}

async function upload(app: IntakeApp, client: string, photo: Buffer): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
  const response = await fetch(`${app.url}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: { 'x-client': client },
  });
  await response.arrayBuffer();
  return response.status;
}

/** Takes the photo, however often it is told to come back. */
async function insist(app: IntakeApp, client: string, photo: Buffer): Promise<number> {
  for (;;) {
    const status = await upload(app, client, photo);
    if (status !== 503) return status;
    await sleep(500);
  }
}

let pictures: Record<string, Buffer>;
beforeAll(async () => {
  pictures = await bombs();
});

describe.each([512, 1024])('with %i MB for photos', (megabytes) => {
  let app: IntakeApp;
  let most = 0;
  let watch: NodeJS.Timeout;
  beforeAll(async () => {
    app = await startIntakeApp({ photoMemory: megabytes * mega });
    watch = setInterval(() => {
      most = Math.max(
        most,
        decoders().reduce((sum, pid) => sum + memoryOf(pid), 0),
      );
    }, 20);
  });
  afterAll(async () => {
    clearInterval(watch);
    await app.close();
  });

  test('each of more than sixty hostile pictures is taken, refused or put off, and the next photo is taken', async () => {
    const honest = await jpegPhoto();
    const answers: Record<string, number> = {};
    for (const [name, picture] of Object.entries(pictures)) answers[name] = await upload(app, 'hostile', picture);
    expect(Object.keys(answers).length).toBeGreaterThan(60);
    expect(Object.entries(answers).filter(([, status]) => ![201, 413, 415, 422, 503].includes(status))).toEqual([]);
    expect(answers).toMatchObject({ 'png 50 zTXt of 16 MB': 201, 'jpeg cut at part 0': 422, 'png cut at part 2': 422 });
    expect(await insist(app, 'honest', honest)).toBe(201);
  });

  test('thirty at once leave every honest photo its turn, and the processes their memory', async () => {
    const honest = await jpegPhoto({ width: 1200, height: 900 });
    const flood = Promise.all(
      Object.values(pictures).flatMap((picture, index) =>
        index < 60 ? [upload(app, `hostile-${index % 30}`, picture)] : [],
      ),
    );
    for (let count = 0; count < 10; count++) expect(await insist(app, `honest-${count}`, honest)).toBe(201);
    expect((await flood).filter((status) => ![201, 413, 415, 422, 503].includes(status))).toEqual([]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(megabytes * mega);
  });

  test('a decoder stays for the next photo of a phone', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
    const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000', noise } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await insist(app, 'honest', photo);
    const before = decoders();
    for (let count = 0; count < 20; count++) expect(await insist(app, 'honest', photo)).toBe(201);
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
    const heavy = await jpegPhoto({ width: 6000, height: 5000 });
    const struck = upload(app, 'unlucky', heavy);
    const killing = setInterval(() => decoders().forEach((pid) => process.kill(pid, 'SIGKILL')), 20);
    expect(await struck.finally(() => clearInterval(killing))).toBe(422);
    expect(await insist(app, 'honest', await jpegPhoto())).toBe(201);
  });
});

test('texts and profiles that inflate to 800 MB take no memory of the service', async () => {
  const app = await startIntakeApp();
  try {
    const inflating = Object.entries(pictures).filter(([name]) => name.startsWith('png 50 '));
    expect(inflating).toHaveLength(4);
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    for (const [, picture] of inflating) await upload(app, 'hostile', picture);
    clearInterval(watch);
    expect(most - before).toBeLessThan(512 * mega);
  } finally {
    await app.close();
  }
});

test('photos without an application have a budget in all, and a claimed one frees its part', async () => {
  const app = await startIntakeApp({ unclaimedBytes: 1 });
  try {
    const photo = await jpegPhoto();
    expect(await upload(app, 'first', photo)).toBe(201);
    expect(await upload(app, 'second', photo)).toBe(503);
    await app.database.query("UPDATE uploads SET expired_at = now(), created_at = now() - interval '2 days'");
    await app.database.query('DELETE FROM uploads');
    expect(await insist(app, 'third', photo)).toBe(201);
  } finally {
    await app.close();
  }
});
