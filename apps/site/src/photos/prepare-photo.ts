import { photoLimits } from '@blue-peony/contracts';
import { RequestFailure } from '@blue-peony/ui';
import type { Shrunk } from './shrink-photo.ts';

/** Milliseconds that a slow phone may take for one photo; a worker that is out of memory never answers. */
const patience = 30_000;

/** Photos are prepared one after another, because a decoded photo takes up to 200 MB. */
let last: Promise<unknown> = Promise.resolve();

/** @returns the file itself when it cannot be shrunk @throws {RequestFailure} as the server would refuse it */
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

/** Runs in a worker; undefined when that fails. Each photo has its own worker, whose end frees the memory. */
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
