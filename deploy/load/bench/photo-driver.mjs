// Makes or uploads phone-size photos, over and over. A job without `url` is sharp alone: it makes the two files of each
// photo (the photo that is kept, and its tile) in memory, with the same bounds and qualities as intake.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { serveJobs } from './driver.mjs';

const sharp = createRequire(new URL('../../../apps/intake/package.json', import.meta.url))('sharp');
const photos = 100;
const [width, height] = [4032, 3024];
/** More than the picture, so that each photo shows another part. */
const [wholeWidth, wholeHeight] = [width + 2 * photos, height + photos];
const folder = process.argv[2];
const inside = (side) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
const quick = { compressionLevel: 0 };

sharp.concurrency(1);
sharp.cache(false);
serveJobs(async ({ url, profile, atOnce }, done) => {
  const files = await photosOf(profile);
  const work = url ? uploader(url) : (file) => makeBoth(file, profile);
  const state = { stopped: false, failed: 0, example: undefined };
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (!state.stopped) {
      const began = performance.now();
      await work(files[next++ % files.length]);
      done(performance.now() - began);
    }
  });
  const ended = Promise.all(workers).catch((error) => Object.assign(state, { failed: 1, example: error.message }));
  return async () => {
    state.stopped = true;
    await ended;
    return { failed: state.failed, example: state.example };
  };
});

async function makeBoth(file, profile) {
  const photo = await sharp(file, { ignoreIcc: profile === 'srgb' })
    .autoOrient()
    .resize(inside(2048))
    .jpeg({ quality: 80 })
    .toBuffer();
  await sharp(photo).resize(inside(512)).jpeg({ quality: 75 }).toBuffer();
}

function uploader(url) {
  const agent = new Agent({ keepAlive: true });
  const head = Buffer.from(
    '--b\r\ncontent-disposition: form-data; name="file"; filename="IMG_0001.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
  );
  const end = Buffer.from('\r\n--b--\r\n');
  return (file) =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': head.length + file.length + end.length,
      };
      const upload = request(url, { method: 'POST', agent, headers }, async (response) => {
        const answer = await json(response);
        if (response.statusCode === 201) resolve();
        else reject(new Error(JSON.stringify(answer)));
      });
      upload.once('error', reject);
      upload.write(head);
      upload.write(file);
      upload.end(end);
    });
}

/** The photos are made once for each profile: soft shapes and the noise of a sensor, 3 to 4 MB, held sideways. */
async function photosOf(profile) {
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
  const noise = (width, height, sigma) =>
    sharp({ create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } } })
      .png(quick)
      .toBuffer();
  const enlarged = async (width, height, sigma) =>
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
