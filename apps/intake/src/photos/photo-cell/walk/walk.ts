import { AppError } from '@blue-peony/service-kit';
import type { Container } from './container.ts';
import { walkJpeg } from './walk-jpeg.ts';
import { walkPng } from './walk-png.ts';
import { walkWebp } from './walk-webp.ts';

const accepted: [(start: string) => boolean, (file: Buffer) => Container][] = [
  [(start) => start.startsWith('\xff\xd8\xff'), walkJpeg],
  [(start) => start.startsWith('\x89PNG\r\n\x1a\n'), walkPng],
  [(start) => start.startsWith('RIFF') && start.startsWith('WEBP', 8), walkWebp],
];
/** GIF, TIFF, JPEG XL, JPEG 2000, Photoshop and icons. */
const others = ['GIF8', 'II*\0', 'II+\0', 'MM\0*', 'MM\0+', '\xff\x0a', '\0\0\0\x0cJXL ', '\0\0\0\x0cjP  ', '8BPS'];
const icons = ['\0\0\x01\0', '\0\0\x02\0'];
/** AVIF, HEIC and their kind, by the brand of their first box. */
const boxed = /^ftyp(avi|he[iv]|m[is]f1|jp[2x] |crx )/;
const isBitmap = (start: string) => start.startsWith('BM') && start.startsWith('\0\0\0\0', 6);
const isOther = (start: string) =>
  [...others, ...icons].some((name) => start.startsWith(name)) || boxed.test(start.slice(4)) || isBitmap(start);

/** @throws AppError not_an_image, photo_format_unsupported, photo_too_many_pixels, photo_unreadable */
export function walk(file: Buffer): Container {
  const start = file.toString('latin1', 0, 32);
  const format = accepted.find(([begins]) => begins(start));
  if (format) return format[1](file);
  throw new AppError(isOther(start) || looksLikeSvg(file) ? 'photo_format_unsupported' : 'not_an_image');
}

const looksLikeSvg = (file: Buffer) =>
  /^\ufeff?\s*<(svg|\?xml|!doctype svg|!--)/i.test(file.toString('utf8', 0, 256)) && file.includes('<svg');
