import { availableParallelism } from 'node:os';
import { photoLimits } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';

// libvips reads some eighty formats; only these three may ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
const longestSide = 2048;
const secondsAtMost = 15;
const cores = availableParallelism();
const pool = pLimit(cores);
/** Photos that may wait for a core; each holds up to 20 MB. */
const waitingAtMost = cores * 16;

export type ProcessedPhoto = { jpeg: Buffer; width: number; height: number };

/**
 * Makes a stranger's file a photo that is safe to keep and to open: decoded, upright, without any metadata, at most
 * 2048 px on its longer side, encoded anew as JPEG.
 * @throws AppError not_an_image, photo_format_unsupported, photo_too_many_pixels, photo_unreadable; unavailable while too
 *   many photos wait
 */
export async function processPhoto(file: Buffer): Promise<ProcessedPhoto> {
  await assertAcceptedFormat(file);
  if (pool.pendingCount >= waitingAtMost) throw new AppError('unavailable', { detail: 'Too many photos at once' });
  return pool(() => reencode(file));
}

async function assertAcceptedFormat(file: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (type && accepted.has(type.mime)) return;
  const image = type?.mime.startsWith('image/') || looksLikeSvg(file);
  throw new AppError(image ? 'photo_format_unsupported' : 'not_an_image');
}

const looksLikeSvg = (file: Buffer) =>
  /^﻿?\s*<(svg|\?xml|!doctype svg|!--)[\s\S]*/i.test(file.toString('utf8', 0, 256)) && file.includes('<svg');

async function reencode(file: Buffer): Promise<ProcessedPhoto> {
  try {
    const { width, height, icc } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > photoLimits.pixels) throw new AppError('photo_too_many_pixels');
    const { data, info } = await sharp(file, {
      limitInputPixels: photoLimits.pixels,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
      // Half of the time goes into colour profiles, for nothing where the profile is the one that we write.
      ignoreIcc: isSrgb(icc),
    })
      .timeout({ seconds: secondsAtMost })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('photo_unreadable', { cause: error });
  }
}

const srgb = ['latin1', 'utf16le'].map((encoding) => Buffer.from('sRGB', encoding as BufferEncoding));
// The profile's description is UTF-16 big-endian in version 4; shifted by one byte it reads as little-endian.
const isSrgb = (icc: Buffer | undefined) => icc !== undefined && srgb.some((name) => icc.includes(name));
