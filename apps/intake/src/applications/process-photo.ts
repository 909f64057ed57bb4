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
/** Twice what a tile of the desk has in CSS pixels. */
const longestTileSide = 512;
const secondsAtMost = 15;
const cores = availableParallelism();
/** Pixels of work that may wait for each core: a few seconds of it. */
const waitingPixels = 120_000_000;
/** What an upload is told when too many are there before it. */
export const refusal = { detail: 'Too many photos at once', retryAfterSeconds: 3 };
const pool = new FairQueue({ capacity: cores, waitingAtMost: cores * waitingPixels, waitMs: 10_000, refusal });

export type ProcessedPhoto = { jpeg: Buffer; tile: Buffer; width: number; height: number };

/**
 * Makes a stranger's file a photo that is safe to keep and to open: decoded, upright, without any metadata, at most
 * 2048 px on its longer side, encoded anew as JPEG; with the same photo as a tile.
 * @param client whom the order of work is fair to
 * @throws AppError not_an_image, photo_format_unsupported, photo_too_many_pixels, photo_unreadable; unavailable while too
 *   many photos wait
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
 * What a picture costs. Files of the same size on the wire differ by a factor of fifty in time and memory: samples of 16
 * bits double both, and a picture that comes in several passes lies in memory as a whole.
 * @throws AppError photo_too_many_pixels
 */
function effort({ width, height, format, depth, isProgressive }: Metadata): { size: number; load: number } {
  const passes = isProgressive ? (format === 'png' ? 4 : 2) : 1;
  const pixels = width * height * passes * (depth === 'ushort' ? 2 : 1);
  if (pixels > photoLimits.pixels) throw new AppError('photo_too_many_pixels');
  // JPEG is read at a fraction of its size.
  return { size: isProgressive ? cores : 1, load: format === 'jpeg' ? pixels / 4 : pixels };
}

const readable = <T>(picture: Promise<T>): Promise<T> =>
  picture.catch((cause: unknown) => {
    // The work is bounded, so it is the machine that is too busy.
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

async function reencode(file: Buffer, { icc }: Metadata): Promise<ProcessedPhoto> {
  const { data, info } = await sharp(file, {
    limitInputPixels: photoLimits.pixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
    // Half of the time goes into color profiles, for nothing where the profile is the one that we write.
    ignoreIcc: isSrgb(icc),
  })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, tile: await tileOf(data), width: info.width, height: info.height };
}

/** Quick: JPEG is read at a fraction of its size. */
const tileOf = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg)
    .timeout({ seconds: secondsAtMost })
    .resize(longestTileSide, longestTileSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();

const srgb = ['latin1', 'utf16le'].map((encoding) => Buffer.from('sRGB', encoding as BufferEncoding));
// The profile's description is UTF-16 big-endian in version 4; shifted by one byte it reads as little-endian.
const isSrgb = (icc: Buffer | undefined) => icc !== undefined && srgb.some((name) => icc.includes(name));
