// Makes or uploads phone-size photos, over and over. A job without `url` is sharp alone: it makes the two files of each
// photo (the photo that is kept, and its tile) in memory, with the same bounds and qualities as intake.
import { readFile, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { failureOf, photoForm, send } from '@blue-peony/test-kit';
import sharp from 'sharp';
import { serveJobs } from './driver.ts';

/** `url`: where photos are uploaded; `profile`: their color profile. */
export type PhotoJob = { url?: string; profile: 'srgb' | 'p3'; atOnce: number };

const photos = 100;
const [width, height] = [4032, 3024];
/** More than the picture, so that each photo shows another part. */
const [wholeWidth, wholeHeight] = [width + 2 * photos, height + photos];
const folder = process.argv[2]!;
const inside = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
const quick = { compressionLevel: 0 };
const agent = new Agent({ keepAlive: true });

sharp.concurrency(1);
sharp.cache(false);
serveJobs<PhotoJob & { seconds: number }>(async ({ url, profile, atOnce }, done) => {
  const works = (await photosOf(profile)).map((file) => (url ? uploader(url, file) : () => makeBoth(file, profile)));
  const state = { stopped: false, failed: 0, example: undefined as string | undefined };
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (!state.stopped) {
      const began = performance.now();
      await works[next++ % works.length]!();
      done(performance.now() - began);
    }
  });
  const ended = Promise.all(workers).catch((error: Error) =>
    Object.assign(state, { failed: 1, example: error.message }),
  );
  return async () => {
    state.stopped = true;
    await ended;
    return { failed: state.failed, example: state.example };
  };
});

/** Its form is made once, so that sending it costs nearly nothing. */
function uploader(url: string, file: Buffer): () => Promise<void> {
  const form = photoForm(file, 'IMG_0001.jpg');
  return async () => {
    const failure = failureOf(await send(url, { ...form, agent }));
    if (failure) throw new Error(failure);
  };
}

async function makeBoth(file: Buffer, profile: string): Promise<void> {
  const photo = await sharp(file, { ignoreIcc: profile === 'srgb' })
    .autoOrient()
    .resize(inside(2048))
    .jpeg({ quality: 80 })
    .toBuffer();
  await sharp(photo).resize(inside(512)).jpeg({ quality: 75 }).toBuffer();
}

/** The photos are made once for each profile: soft shapes and the noise of a sensor, 3 to 4 MB, held sideways. */
async function photosOf(profile: string): Promise<Buffer[]> {
  const names = Array.from({ length: photos }, (_, index) => join(folder, `${profile}-${index}.jpg`));
  const read = () => Promise.all(names.map((name) => readFile(name)));
  return read().catch(async () => {
    const { data, info } = await scene();
    for (const [index, name] of names.entries()) {
      const part = sharp(data, { raw: info }).extract({ left: 2 * index, top: index, width, height });
      const photo = part.withMetadata({ orientation: 6 }).withIccProfile(profile).jpeg({ quality: 92 });
      await writeFile(name, await photo.toBuffer());
    }
    return read();
  });
}

async function scene() {
  const noise = (width: number, height: number, sigma: number) => {
    const create = {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    } as const;
    return sharp({ create }).png(quick).toBuffer();
  };
  const enlarged = async (width: number, height: number, sigma: number) =>
    sharp(await noise(width, height, sigma))
      .resize(wholeWidth, wholeHeight, { fit: 'fill', kernel: 'cubic' })
      .png(quick)
      .toBuffer();
  return sharp(await enlarged(24, 18, 60))
    .composite([
      { input: await enlarged(500, 375, 40), blend: 'soft-light' },
      { input: await noise(wholeWidth, wholeHeight, 8), blend: 'overlay' },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
}
