import { randomFillSync } from 'node:crypto';
import { createDeflate, deflateSync } from 'node:zlib';
import { jpegPhoto, phonePhoto, png, pngChunk, progressivePhoto, webpPhoto, type Png } from './photos.ts';

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** A compressed block of zero bytes. */
async function zeros(length: number): Promise<Buffer> {
  const block = Buffer.alloc(1_000_000);
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  const whole = new Promise<void>((resolve) =>
    deflate.on('data', (part: Buffer) => parts.push(part)).on('end', resolve),
  );
  for (let left = length; left > 0; left -= block.length)
    if (!deflate.write(block.subarray(0, left))) await new Promise((resolve) => deflate.once('drain', resolve));
  deflate.end();
  await whole;
  return Buffer.concat(parts);
}

// Start and step of each pass of an interlaced PNG, horizontally and vertically.
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of that size with only zero bytes. */
function blankPng(shape: Png): Promise<Buffer> {
  const { width, height, depth = 8, color = 2, interlaced } = shape;
  const rowBytes = (pixels: number) => Math.ceil((pixels * depth * channels[color]!) / 8) + 1;
  const parts = interlaced ? passes : ([[0, 1, 0, 1]] as const);
  const bytes = parts
    .map(([x, dx, y, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const)
    .map(([across, down]) => (across > 0 && down > 0 ? rowBytes(across) * down : 0))
    .reduce((sum, part) => sum + part);
  return zeros(bytes).then((pixels) => png(shape, pixels));
}

/** A PNG that compresses badly. */
export const noise = async (width: number, height: number): Promise<Buffer> => {
  const row = width * 3 + 1;
  const pixels = randomFillSync(Buffer.alloc(row * height));
  for (let line = 0; line < height; line += 1) pixels[line * row] = 0;
  return png({ width, height }, deflateSync(pixels, { level: 1 }));
};

const segment = (marker: number, data: Buffer) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
};
/** Inserts segments after the first two bytes of a JPEG. */
const withSegments = (jpeg: Buffer, segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A JPEG whose header claims another size or precision. */
function lying(jpeg: Buffer, width: number, height: number, precision = 8): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1]!));
  copy.writeUInt8(precision, frame + 4);
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** A WebP with more chunks around its picture; `flags` say which of them a decoder looks for. */
function around(picture: Buffer, side: number, flags: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(10);
  head[0] = flags;
  head.writeUIntLE(side - 1, 4, 3);
  head.writeUIntLE(side - 1, 7, 3);
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', head), picture.subarray(12), ...more]));
}

/** The places where a file's parts begin. */
function seams(file: Buffer): number[] {
  const found: number[] = [];
  if (file[0] === 0xff)
    for (let at = 2; file[at] === 0xff && file[at + 1] !== 0xda; at += 2 + file.readUInt16BE(at + 2)) found.push(at);
  else if (file[0] === 0x89) for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) found.push(at);
  else for (let at = 12; at < file.length; at += 8 + file.readUInt32LE(at + 4)) found.push(at);
  return found;
}

const cutAtSeams = (name: string, file: Buffer) =>
  Object.fromEntries(seams(file).map((at, index) => [`${name} cut at part ${index}`, file.subarray(0, at + 3)]));

/** A WebP of that many frames, on a canvas of that size. */
function animated(frame: Buffer, frames: number, side: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const place = Buffer.alloc(16);
  place.writeUIntLE(15, 6, 3);
  place.writeUIntLE(15, 9, 3);
  const picture = chunk('ANMF', Buffer.concat([place, frame.subarray(12)]));
  const body = [
    chunk('VP8X', canvas),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => picture),
  ];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]));
}

/** The PNG with the most expensive decoding within the pixel limit. */
export const costly = (interlaced = false) =>
  blankPng({ width: 6_900, height: 6_900, depth: 16, color: 6, interlaced });

/** Files whose texts and profiles inflate or fill memory, in each format. */
async function laden(): Promise<Record<string, Buffer>> {
  const small = await jpegPhoto({ width: 64, height: 64 });
  const webp = await webpPhoto({ width: 64, height: 64 });
  const rows = deflateSync(Buffer.alloc(310));
  const ten = { width: 10, height: 10 };
  // A text of zero bytes would end at its first one.
  const inflating = deflateSync(Buffer.alloc(16_000_000, 'x'));
  const fifty = (type: string, head: string) =>
    Array.from({ length: 50 }, () => pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), inflating])));
  const filler = Buffer.alloc(10_000_000, 'x');
  const profile = Buffer.concat([Buffer.from('a\0\0', 'latin1'), inflating]);
  return {
    'png 50 zTXt of 16 MB': png(ten, rows, fifty('zTXt', 'Comment\0\0')),
    'png 50 iTXt of 16 MB': png(ten, rows, fifty('iTXt', 'Comment\0\x01\0\0\0')),
    'png 50 iCCP of 16 MB': png(ten, rows, fifty('iCCP', 'a\0\0')),
    'png iCCP of 16 MB': png(ten, rows, [pngChunk('iCCP', profile)]),
    'png eXIf of 10 MB': png(ten, rows, [pngChunk('eXIf', filler)]),
    'png unknown of 10 MB': png(ten, rows, [pngChunk('boMb', filler)]),
    'png 50 zTXt behind the pixels': Buffer.concat([png(ten, rows).subarray(0, -12), ...fifty('zTXt', 'a\0\0')]),
    'jpeg 100 XMP': withSegments(
      small,
      Array.from({ length: 100 }, () =>
        segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), filler.subarray(0, 60_000)])),
      ),
    ),
    'jpeg 200 IPTC': withSegments(
      small,
      Array.from({ length: 200 }, () => segment(0xed, filler.subarray(0, 65_000))),
    ),
    'webp XMP of 10 MB': around(webp, 64, 0x04, chunk('XMP ', filler)),
    'webp EXIF of 10 MB': around(webp, 64, 0x08, chunk('EXIF', filler)),
    'webp ICCP of 10 MB': around(webp, 64, 0x20, chunk('ICCP', filler)),
    'webp 90000 unknown': around(
      webp,
      64,
      0,
      ...Array.from({ length: 90_000 }, () => chunk('boMb', Buffer.from('ab'))),
    ),
    'webp of another size': around(webp, 16_383, 0),
    'avif with a box of 10 MB': Buffer.concat([Buffer.from('\0\0\0\x14ftyp' + 'avif\0\0\0\0mif1', 'latin1'), filler]),
    'jpeg and a web page': Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]),
    'png and an archive': Buffer.concat([png(ten, rows), Buffer.from('PK\x03\x04'), filler]),
    'webp and a program': Buffer.concat([webp, Buffer.from('#!/bin/sh')]),
    'a PDF and a jpeg': Buffer.concat([Buffer.from('%PDF-1.7\n'), small]),
    ...cutAtSeams('jpeg', small),
    ...cutAtSeams('photo of a phone', await phonePhoto()),
    ...cutAtSeams('png', png(ten, rows)),
    ...cutAtSeams('webp', webp),
  };
}

/** Small files that need much memory or work, by name. */
export async function bombs(): Promise<Record<string, Buffer>> {
  const small = await jpegPhoto({ width: 64, height: 64 });
  const frame = await webpPhoto({ width: 16, height: 16 });
  const ten = { width: 10, height: 10 };
  const tenRows = deflateSync(Buffer.alloc(310));
  const text = (type: string, data: Buffer) => pngChunk(type, Buffer.concat([Buffer.from('a\0\0', 'latin1'), data]));
  const hundred = await zeros(100_000_000);
  return {
    'png 16 bit 48 MP': await costly(),
    'png 16 bit 48 MP interlaced': await costly(true),
    'png 20000x20000 1 bit': await blankPng({ width: 20_000, height: 20_000, depth: 1, color: 0 }),
    'png 65535x1': await blankPng({ width: 65_535, height: 1 }),
    'png 1x65535': await blankPng({ width: 1, height: 65_535 }),
    'png 16000x2990': await blankPng({ width: 16_000, height: 2_990 }),
    'png 2147483647x1': png({ width: 2_147_483_647, height: 1 }, tenRows),
    'png 0x0': png({ width: 0, height: 0 }, tenRows),
    'png 300 MB of pixels in 10x10': png(ten, await zeros(300_000_000)),
    'png zTXt 200 MB': png(ten, tenRows, [text('zTXt', await zeros(200_000_000))]),
    'png iCCP 100 MB': png(ten, tenRows, [text('iCCP', hundred)]),
    'png 200000 tEXt': png(
      ten,
      tenRows,
      Array.from({ length: 200_000 }, () => text('tEXt', Buffer.from('b'))),
    ),
    'png tEXt 15 MB': png(ten, tenRows, [text('tEXt', Buffer.alloc(15_000_000, 'b'))]),
    'jpeg 46 MP progressive': await progressivePhoto({ width: 7_000, height: 6_600 }),
    'jpeg claims 65535x65535': lying(small, 65_535, 65_535),
    'jpeg claims 7300x6500': lying(small, 7_300, 6_500),
    'jpeg 12 bit': lying(small, 64, 64, 12),
    'jpeg 200 ICC segments': withSegments(
      small,
      Array.from({ length: 200 }, (_, n) => segment(0xe2, icc(n))),
    ),
    'jpeg 250 APP1': withSegments(
      small,
      Array.from({ length: 250 }, () => segment(0xe1, Buffer.alloc(65_000))),
    ),
    'jpeg 1500000 COM': withSegments(
      small,
      Array.from({ length: 1_500_000 }, () => segment(0xfe, Buffer.from('a'))),
    ),
    'jpeg truncated': small.subarray(0, small.length / 2),
    'webp 10000 frames': animated(frame, 10_000, 16),
    'webp 16383x16383 animated': animated(frame, 500, 16_383),
    'webp 46 MP': await webpPhoto({ width: 7_000, height: 6_600 }),
    ...(await laden()),
    gif: Buffer.from(
      'GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;',
      'latin1',
    ),
    'svg with entities': Buffer.from(
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
  };
}

const icc = (n: number) =>
  Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([n + 1, 200]), Buffer.alloc(65_000)]);
