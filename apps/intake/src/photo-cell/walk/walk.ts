import { AppError } from '@blue-peony/service-kit';
import type { Container } from './container.ts';
import { walkJpeg } from './walk-jpeg.ts';
import { walkPng } from './walk-png.ts';
import { walkWebp } from './walk-webp.ts';

const accepted: [RegExp, (file: Buffer) => Container][] = [
  [/^\xff\xd8\xff/, walkJpeg],
  [/^\x89PNG\r\n\x1a\n/, walkPng],
  [/^RIFF[^]{4}WEBP/, walkWebp],
];
/** GIF, TIFF, BMP, JPEG XL, JPEG 2000, Photoshop, icons, and AVIF and HEIC by the brand of their first box. */
const others =
  /^(GIF8|II[*+]\0|MM\0[*+]|BM[^]{4}\0\0\0\0|\xff\x0a|\0\0\0\x0c(JXL|jP) {1,2}\r\n|8BPS|\0\0[\x01\x02]\0|[^]{4}ftyp(avi[fs]|hei[cfmsx]|hev[cmsx]|m(if|sf)1|jp[2x] |crx ))/;

/**
 * Walks the container of an untrusted file, so that the decoder sees only pixels, colors and orientation.
 * @throws AppError not_an_image, photo_format_unsupported, photo_too_many_pixels, photo_unreadable
 */
export function walk(file: Buffer): Container {
  const start = file.toString('latin1', 0, 32);
  const format = accepted.find(([signature]) => signature.test(start));
  if (format) return format[1](file);
  throw new AppError(others.test(start) || looksLikeSvg(file) ? 'photo_format_unsupported' : 'not_an_image');
}

const looksLikeSvg = (file: Buffer) =>
  /^\ufeff?\s*<(svg|\?xml|!doctype svg|!--)/i.test(file.toString('utf8', 0, 256)) && file.includes('<svg');
