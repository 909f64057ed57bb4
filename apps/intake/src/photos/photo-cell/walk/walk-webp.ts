import { boundedPixels, longestProfile, unreadable, type Container } from './container.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

type Chunk = { type: string; data: Buffer };
type Size = { width: number; height: number };

const flags = { animation: 0x02, exif: 0x08, alpha: 0x10, profile: 0x20 };
const chunksAtMost = 100_000;

/** Keeps the picture, or the first frame of an animation, with its transparency, color profile and orientation. */
export function walkWebp(file: Buffer): Container {
  const length = file.readUInt32LE(4) + 8;
  if (length > file.length) throw unreadable();
  const { chunks, find } = chunksOf(file.subarray(12, length));
  const first = chunks[0];
  if (first?.type !== 'VP8X') {
    const picture = pictureOf(chunks.slice(0, 1));
    return container(picture.size, picture.chunks, 1);
  }
  if (first.data.length !== 10) throw unreadable();
  const canvas = { width: first.data.readUIntLE(4, 3) + 1, height: first.data.readUIntLE(7, 3) + 1 };
  const isAnimated = (first.data[0]! & flags.animation) !== 0;
  const image = isAnimated ? firstFrame(find('ANMF'), canvas) : still(chunks, canvas);
  const profile = find('ICCP');
  const hasProfile = profile !== undefined && profile.data.length <= longestProfile;
  const block = orientationBlock(exifOrientation(find('EXIF')?.data ?? Buffer.alloc(0)));
  const header = Buffer.from(first.data);
  header[0] =
    (header[0]! & (flags.animation | flags.alpha)) | (hasProfile ? flags.profile : 0) | (block ? flags.exif : 0);
  const built = [
    { type: 'VP8X', data: header },
    ...(hasProfile ? [profile] : []),
    ...(isAnimated ? [{ type: 'ANIM', data: Buffer.alloc(6) }] : []),
    ...image,
    ...(block ? [{ type: 'EXIF', data: block }] : []),
  ];
  return container(canvas, built, isAnimated ? 3 : 1);
}

/** @param copies of all pixels that the decoder holds */
function container(size: Size, chunks: Chunk[], copies: number): Container {
  const pixels = boundedPixels(size.width, size.height);
  const body = chunks.flatMap(framed);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(
    body.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return { ...size, load: pixels, held: pixels * 4 * copies, parts: [head, ...body] };
}

function chunksOf(body: Buffer) {
  const chunks: Chunk[] = [];
  for (let at = 0; at < body.length;) {
    if (at + 8 > body.length || chunks.length > chunksAtMost) throw unreadable();
    const data = at + 8;
    const length = body.readUInt32LE(at + 4);
    if (data + length > body.length) throw unreadable();
    chunks.push({ type: body.toString('latin1', at, at + 4), data: body.subarray(data, data + length) });
    at = data + length + (length % 2);
  }
  return { chunks, find: (type: string) => chunks.find((chunk) => chunk.type === type) };
}

function pictureOf(chunks: Chunk[]): { size: Size; chunks: Chunk[] } {
  const picture = chunks.find(({ type }) => type === 'VP8 ' || type === 'VP8L');
  if (!picture) throw unreadable();
  const alpha = picture.type === 'VP8 ' ? chunks.find(({ type }) => type === 'ALPH') : undefined;
  return { size: sizeOf(picture), chunks: alpha ? [alpha, picture] : [picture] };
}

function still(chunks: Chunk[], canvas: Size): Chunk[] {
  const picture = pictureOf(chunks);
  if (picture.size.width !== canvas.width || picture.size.height !== canvas.height) throw unreadable();
  return picture.chunks;
}

function firstFrame(frame: Chunk | undefined, canvas: Size): Chunk[] {
  if (!frame || frame.data.length < 16) throw unreadable();
  const { chunks, size } = pictureOf(chunksOf(frame.data.subarray(16)).chunks);
  if (size.width > canvas.width || size.height > canvas.height) throw unreadable();
  return [{ type: 'ANMF', data: Buffer.concat([frame.data.subarray(0, 16), ...chunks.flatMap(framed)]) }];
}

function sizeOf({ type, data }: Chunk): Size {
  if (data.length < 10) throw unreadable();
  if (type === 'VP8L') {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function framed({ type, data }: Chunk): Buffer[] {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return data.length % 2 ? [head, data, Buffer.alloc(1)] : [head, data];
}

/** Some encoders put the name of JPEG's segment before the block. */
const exifOrientation = (data: Buffer): number =>
  orientationOf(data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data);
