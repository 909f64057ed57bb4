import { boundedPixels, Kept, longestProfile, unreadable, type Container } from './container.ts';
import { orientationBlock, orientationOf } from './orientation.ts';

const start = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);
/** Says that colors are stored as JFIF does; without resolution and thumbnail. */
const jfif = Buffer.from('ffe000104a46494600010200000100010000', 'hex');
/** Tables: DHT, DQT, DRI. */
const tables = new Set([0xc4, 0xdb, 0xdd]);
/** Baseline, extended and progressive. The others are in no photo. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const segmentsAtMost = 10_000;
/** As many as libvips reads; encoders make about ten. */
const scansAtMost = 100;

type Frame = Omit<Container, 'parts'> & { components: number; progressive: boolean };

/** Keeps frame, tables and scans, color profile and orientation. All else is dropped. */
export function walkJpeg(file: Buffer): Container {
  const body = new Kept(file);
  const about = new Map<'jfif' | 'exif' | 'adobe', Buffer>();
  const profile: Buffer[] = [];
  let frame: Frame | undefined;
  let scans = 0;
  for (let at = 2, count = 0; ; count++) {
    at = nextMarker(file, at);
    const marker = file[at - 1]!;
    if (marker === 0xd9) break;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    if (at + 2 > file.length || count > segmentsAtMost) throw unreadable();
    const next = at + file.readUInt16BE(at);
    if (next < at + 2 || next > file.length || marker === 0xd8) throw unreadable();
    const segment = file.subarray(at - 2, next);
    if (marker === 0xda) {
      if (!frame || ++scans > scansAtMost) throw unreadable();
      const end = endOfScan(file, next, frame, segment[4]);
      body.keep(at - 2, end);
      if (file[end - 1] === 0xd9 && file[end - 2] === 0xff) break;
      at = end;
      continue;
    }
    if (isFrame(marker)) {
      if (frame || !frames.has(marker)) throw unreadable();
      frame = readFrame(segment, marker === 0xc2);
    }
    if (tables.has(marker) || isFrame(marker)) body.keep(at - 2, next);
    else if (marker === 0xe0 && names(segment, 'JFIF\0')) about.set('jfif', jfif);
    else if (marker === 0xe1 && names(segment, 'Exif\0\0') && !about.has('exif')) about.set('exif', exif(segment));
    else if (marker === 0xe2 && names(segment, 'ICC_PROFILE\0')) profile.push(segment);
    else if (marker === 0xee && names(segment, 'Adobe') && segment.length === 16) about.set('adobe', segment);
    at = next;
  }
  if (!frame || scans === 0) throw unreadable();
  const { width, height, load, held } = frame;
  const bytes = profile.reduce((sum, { length }) => sum + length, 0);
  const parts = [start, ...about.values(), ...(bytes > longestProfile ? [] : profile), ...body.end(), endOfImage];
  return { width, height, load, held, parts };
}

/** The place behind the next marker. Cameras leave stray bytes between segments, which decoders skip as well. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at++) {
    if (file[at] !== 0xff) at = file.indexOf(0xff, at);
    if (at < 0) break;
    if (file[at + 1] !== undefined && file[at + 1] !== 0 && file[at + 1] !== 0xff) return at + 2;
  }
  throw unreadable();
}

/** @returns the place of the marker behind a scan; behind the end of the picture, where that follows */
function endOfScan(file: Buffer, from: number, frame: Frame, components: number | undefined): number {
  // The only scan: all of the picture. The decoder stops at its end.
  if (!frame.progressive && components === frame.components) {
    const end = file.indexOf(endOfImage, from);
    if (end < 0) throw unreadable();
    return end + 2;
  }
  // No search by indexOf: a file full of 0xff would make millions of calls.
  for (let at = from; at + 1 < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const code = file[at + 1]!;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  throw unreadable();
}

/** SOF0 to SOF15 without DHT; with DAC, which arithmetic coding alone needs. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4;

function readFrame(segment: Buffer, progressive: boolean): Frame {
  const components = segment[9] ?? 0;
  if (segment.length !== 10 + 3 * components || segment[4] !== 8) throw unreadable();
  const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
  const work = boundedPixels(width, height, progressive ? 2 : 1);
  // The coefficients of 16 bits of a picture of several scans are held until the last scan.
  const held = progressive ? width * height * components * 2 : 0;
  // The decoder can read JPEG at a fraction of its size.
  return { width, height, load: work / 4, held, components, progressive };
}

const names = (segment: Buffer, name: string) => segment.toString('latin1', 4, 4 + name.length) === name;

function exif(segment: Buffer): Buffer {
  const block = orientationBlock(orientationOf(segment.subarray(10)));
  if (!block) return Buffer.alloc(0);
  const head = Buffer.from('ffe100004578696600' + '00', 'hex');
  head.writeUInt16BE(block.length + 8, 2);
  return Buffer.concat([head, block]);
}
