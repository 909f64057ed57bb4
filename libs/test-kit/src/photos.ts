import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width: number; height: number };
const bluish = { r: 76, g: 111, b: 255 };

const plain = (size: Size, grain = 0) => {
  const noise = { type: 'gaussian', mean: 128, sigma: grain } as const;
  return sharp({ create: { ...size, channels: 3, background: bluish, ...(grain && { noise }) } });
};

/** A plain JPEG. @param grain 0 to 255, as of a sensor: with 20 a photo is as large as a phone's */
export const jpegPhoto = (size: Size = { width: 320, height: 240 }, grain = 0): Promise<Buffer> =>
  plain(size, grain).jpeg().toBuffer();

/** A plain WebP. */
export const webpPhoto = (size: Size): Promise<Buffer> => plain(size).webp().toBuffer();

/** A progressive JPEG with the encoder's maximum of scans, for which a decoder must hold all coefficients in memory. */
export const progressivePhoto = (size: Size): Promise<Buffer> => plain(size).jpeg({ progressive: true }).toBuffer();

/**
 * A photo as a phone takes it: stored in landscape with a red left half, orientation 6 (rotate right), GPS position and
 * maker.
 */
export async function phonePhoto({ width, height }: Size = { width: 400, height: 300 }): Promise<Buffer> {
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'Jane Doe', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 47/1', GPSLongitudeRef: 'E', GPSLongitude: '21/1 0/1 44/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of 256 megapixels in about 31 KB: one bit per pixel, all equal. */
export function pixelBomb(): Buffer {
  const side = 16_000;
  const rows = Buffer.alloc(side * (side / 8 + 1));
  return png({ width: side, height: side, depth: 1, color: 0 }, deflateSync(rows, { level: 9 }));
}

export type Png = Size & { depth?: number; color?: number; interlaced?: boolean };

/** @param pixels compressed @param extra chunks before them */
export function png(
  { width, height, depth = 8, color = 2, interlaced = false }: Png,
  pixels: Buffer,
  extra: Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
