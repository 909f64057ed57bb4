import { crc32, inflateSync } from 'node:zlib';
import { boundedPixels, Kept, longestProfile, unreadable, type Container } from './container.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

const codeOf = (type: string) => Buffer.from(type, 'latin1').readUInt32BE();
const header = codeOf('IHDR');
const profile = codeOf('iCCP');
const pixels = codeOf('IDAT');
const exif = codeOf('eXIf');
const end = codeOf('IEND');
/** Kept once each. */
const single = new Set([header, codeOf('PLTE'), codeOf('tRNS'), profile, end]);
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Keeps what pixels and colors need. Texts, frames of an animation and unknown chunks are dropped. */
export function walkPng(file: Buffer): Container {
  const kept = new Kept(file);
  const seen = new Set<number>();
  let orientation = 1;
  kept.keep(0, 8);
  for (let at = 8, last = 0; last !== end;) {
    if (at + 12 > file.length) throw unreadable();
    const type = file.readUInt32BE(at + 4);
    const next = at + 12 + file.readUInt32BE(at);
    const data = file.subarray(at + 8, next - 4);
    if (next > file.length || (at === 8) !== (type === header)) throw unreadable();
    if (type === exif) orientation = orientationOf(data);
    const isNew = !seen.has(type);
    if (type === pixels) {
      if (isNew) kept.add(...exifChunk(orientation));
      // The pixels are one run of chunks.
      else if (last !== pixels) throw unreadable();
    }
    if (type === pixels || (isNew && single.has(type) && !(type === profile && !isBounded(data)))) kept.keep(at, next);
    seen.add(type);
    last = type;
    at = next;
  }
  if (!seen.has(pixels)) throw unreadable();
  return { ...shape(file.subarray(16, 29)), parts: kept.end() };
}

function shape(data: Buffer): Omit<Container, 'parts'> {
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth, color, , , interlaced] = data.subarray(8) as unknown as [number, number, number, number, number];
  const wide = depth === 16 ? 2 : 1;
  const load = boundedPixels(width, height, wide * (interlaced ? 4 : 1));
  return { width, height, load, held: interlaced ? width * height * wide * (samples[color] ?? 4) : 0 };
}

function isBounded(data: Buffer): boolean {
  const name = data.subarray(0, 80).indexOf(0);
  try {
    return name > 0 && inflateSync(data.subarray(name + 2), { maxOutputLength: longestProfile }).length > 0;
  } catch {
    return false;
  }
}

function exifChunk(orientation: number): Buffer[] {
  const block = orientationBlock(orientation);
  if (!block) return [];
  const chunk = Buffer.alloc(block.length + 12);
  chunk.writeUInt32BE(block.length, 0);
  chunk.writeUInt32BE(exif, 4);
  block.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return [chunk];
}
