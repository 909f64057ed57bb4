import { photoLimits, type ProblemCode } from '@blue-peony/contracts';
import { isTrue } from './canvas.ts';
import { inspectPhoto } from './inspect-photo.ts';

/** Pixels; the server keeps no more. */
const longestSide = 2048;
/** JPEG quality, high enough that the server's second encoding still looks good. */
const quality = 0.85;

export type Shrunk = { photo: Blob } | { code: ProblemCode };

/** Checks a file by its bytes and shrinks it: upright, at most 2048 px on its longer side, without metadata. */
export async function shrinkPhoto(file: Blob): Promise<Shrunk> {
  const { format, pixels = 0, truncated } = inspectPhoto(new Uint8Array(await file.arrayBuffer()));
  if (!format) return { code: 'not_an_image' };
  if (pixels > photoLimits.pixels) return { code: 'photo_too_many_pixels' };
  if (truncated) return { code: 'photo_unreadable' };
  const small = await redraw(file).catch(() => undefined);
  if (format === 'other') return small ? { photo: small } : { code: 'photo_format_unsupported' };
  // A photo that this browser cannot decode may only be too large for the device, so the server decides.
  return { photo: small && small.size < file.size ? small : file };
}

/** @throws where the browser cannot */
async function redraw(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    if (width * height > photoLimits.pixels) return undefined;
    if (!isTrue()) return undefined;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext('2d')!;
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    bitmap.close();
  }
}
