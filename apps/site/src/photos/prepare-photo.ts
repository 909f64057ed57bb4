import { photoLimits } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import type { Shrunk } from './shrink-photo.ts';

/** Milliseconds that a slow phone may take for one photo; a worker that is out of memory never answers. */
const patience = 30_000;

/** One after the other: a decoded photo fills 200 MB. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Checks a chosen file on the device and makes it small enough for a phone line.
 * @returns the file itself where the browser cannot, or where it is the smaller one
 * @throws {RequestFailure} why the server would not take it
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new RequestFailure('photo_unreadable');
  if (file.size > photoLimits.bytes) throw new RequestFailure('photo_too_large');
  if (typeof Worker === 'undefined') return file;
  const work = last.then(() => shrunk(file));
  last = work;
  const result = await work;
  if (!result) return file;
  if ('code' in result) throw new RequestFailure(result.code);
  return result.photo;
}

/** Off the main thread; undefined where that does not work. The worker goes with its photo, and gives its memory back. */
async function shrunk(file: Blob): Promise<Shrunk | undefined> {
  const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' });
  const result = await new Promise<Shrunk | undefined>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Shrunk>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    setTimeout(resolve, patience);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Windows have an origin to name, workers have none.
    worker.postMessage(file);
  });
  worker.terminate();
  return result;
}
