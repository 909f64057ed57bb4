import { availableParallelism } from 'node:os';
import { photoLimits } from '@blue-peony/contracts';
import { AppError, FairQueue } from '@blue-peony/service-kit';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';

// libvips reads some eighty formats; only these three may ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
const longestSide = 2048;
/** Twice the size of a desk tile in CSS pixels, for dense screens. */
const longestTileSide = 512;
const secondsAtMost = 15;
/** Tables made for each photo would cost a sixth of the time and save 3 % of the bytes. */
const encoding = { optimizeCoding: false };
const cores = availableParallelism();
/** Pixels that may queue for each core: a few seconds of work. */
const waitingPixels = 120_000_000;
/** The answer to an upload when the queue is full. */
export const refusal = { detail: 'Too many photos at once', retryAfterSeconds: 3 };
const pool = new FairQueue({ capacity: cores, waitingAtMost: cores * waitingPixels, waitMs: 10_000, refusal });

export type ProcessedPhoto = { jpeg: Buffer; tile: Buffer; width: number; height: number };

/**
 * Turns an untrusted file into a photo that is safe to store and open: decoded, upright, without metadata, at most 2048
 * px on its longer side, re-encoded as JPEG; plus a tile of it.
 * @param client key of the fair queue: each client gets its turn
 * @throws AppError not_an_image, photo_format_unsupported, photo_too_many_pixels, photo_unreadable; unavailable while
 *   too many photos wait
 */
export async function processPhoto(file: Buffer, client: string): Promise<ProcessedPhoto> {
  await assertAcceptedFormat(file);
  const picture = await readable(sharp(file, { limitInputPixels: false }).metadata());
  const leave = await pool.enter({ client, ...effort(picture) });
  try {
    return await readable(reencode(file, picture));
  } finally {
    leave();
  }
}

/**
 * The tile of a photo that was stored without one.
 * @param jpeg as {@link processPhoto} made it
 */
export async function makeTile(jpeg: Buffer, client: string): Promise<Buffer> {
  const { width, height } = await readable(sharp(jpeg).metadata());
  const leave = await pool.enter({ client, size: 1, load: (width * height) / 4 });
  try {
    return await readable(tileOf(jpeg));
  } finally {
    leave();
  }
}

/**
 * The cost of decoding a picture, in pixels. Files of equal size differ by a factor of fifty in time and memory: 16-bit
 * samples double both, and a progressive or interlaced picture is held in memory as a whole.
 * @throws AppError photo_too_many_pixels
 */
function effort({ width, height, format, depth, isProgressive }: Metadata): { size: number; load: number } {
  const passes = isProgressive ? (format === 'png' ? 4 : 2) : 1;
  const pixels = width * height * passes * (depth === 'ushort' ? 2 : 1);
  if (pixels > photoLimits.pixels) throw new AppError('photo_too_many_pixels');
  // The decoder can read JPEG at a fraction of its size.
  return { size: isProgressive ? cores : 1, load: format === 'jpeg' ? pixels / 4 : pixels };
}

const readable = <T>(picture: Promise<T>): Promise<T> =>
  picture.catch((cause: unknown) => {
    // The work is bounded, so a timeout means that the machine is overloaded.
    const isLate = (cause as Error).message.startsWith('timeout');
    throw new AppError(isLate ? 'unavailable' : 'photo_unreadable', { cause });
  });

async function assertAcceptedFormat(file: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (type && accepted.has(type.mime)) return;
  const image = type?.mime.startsWith('image/') || looksLikeSvg(file);
  throw new AppError(image ? 'photo_format_unsupported' : 'not_an_image');
}

const looksLikeSvg = (file: Buffer) =>
  /^﻿?\s*<(svg|\?xml|!doctype svg|!--)[\s\S]*/i.test(file.toString('utf8', 0, 256)) && file.includes('<svg');

async function reencode(file: Buffer, { icc, space }: Metadata): Promise<ProcessedPhoto> {
  // The profile that we write needs no conversion. Any other is converted once the photo is small: converting the whole
  // photo takes twice as long as decoding it. Gray, CMYK and 16 bits become RGB of 8 bits first, so they cannot wait.
  const isForeign = icc !== undefined && !isSrgb(icc);
  const convertsLate = isForeign && space === 'srgb';
  const photo = sharp(file, {
    limitInputPixels: photoLimits.pixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
    ignoreIcc: convertsLate || !isForeign,
  })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ ...encoding, quality: 80 });
  if (convertsLate) photo.withIccProfile('srgb', { attach: false });
  const { data, info } = await photo.toBuffer({ resolveWithObject: true });
  return { jpeg: data, tile: await tileOf(data), width: info.width, height: info.height };
}

/** Fast, because JPEG can be decoded at a fraction of its size. */
const tileOf = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .timeout({ seconds: secondsAtMost })
    .resize(longestTileSide, longestTileSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ ...encoding, quality: 75 })
    .toBuffer();

// The name in a profile of version 4 is big-endian UTF-16. Without the zero bytes around it, that equals little-endian.
const srgb = [Buffer.from('sRGB'), Buffer.from('sRGB', 'utf16le').subarray(0, -1)];
const isSrgb = (icc: Buffer) => srgb.some((name) => icc.includes(name));
