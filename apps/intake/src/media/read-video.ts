import { mediaLimits } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';

type Video = { ending: 'mp4' | 'webm'; seconds: number; file: Buffer };

export const wrongFile = (detail: string, code: 'invalid' | 'too_long' = 'invalid') =>
  new AppError('validation_failed', { detail, errors: [{ field: 'file', code }] });

/** @returns undefined for what does not begin as a video. @throws AppError validation_failed */
export function readVideo(file: Buffer): Video | undefined {
  const isMp4 = /^ftyp(iso|mp4|avc|M4V|dash|MSNV)/.test(file.toString('latin1', 4, 12));
  if (!isMp4 && !(file.length > 4 && file.readUInt32BE() === ebml)) return undefined;
  const video = isMp4 ? readMp4(file) : readWebm(file);
  if (!(video.seconds > 0)) throw wrongFile('The video tells no length');
  if (video.seconds > mediaLimits.seconds) throw wrongFile('The video is too long', 'too_long');
  return video;
}

type Part = { name: string; at: number; from: number; to: number };

/** Boxes that hold pictures, sound, or where they are. */
const kept = ['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'styp', 'mfra'];
/** Pictures, sound, a time code. A camera writes in other tracks where it was, second by second. */
const tracks = ['vide', 'soun', 'tmcd'];
/** Where a phone writes place, maker and owner, and where anything else could stand. */
const blanked = ['udta', 'meta', 'uuid', 'free', 'skip', 'wide'];

function readMp4(given: Buffer): Video {
  // The places of all else stay as they are.
  const file = Buffer.from(given);
  const blank = ({ name, at, from, to }: Part) => {
    if (!blanked.includes(name)) return false;
    file.write('free', at + 4, 'latin1');
    file.fill(0, from, to);
    return true;
  };
  let seconds = 0;
  let hasPicture = false;
  for (const box of boxes(file, 0, file.length)) {
    if (blank(box)) continue;
    if (!kept.includes(box.name)) throw wrongFile('The video holds something else');
    if (box.name !== 'moov') continue;
    for (const inner of boxes(file, box.from, box.to)) {
      if (blank(inner)) continue;
      if (inner.name === 'mvhd') seconds = lengthOf(file.subarray(inner.from, inner.to));
      if (inner.name !== 'trak') continue;
      for (const part of boxes(file, inner.from, inner.to)) {
        if (blank(part) || part.name !== 'mdia') continue;
        for (const { name, from, to } of boxes(file, part.from, part.to)) {
          if (name !== 'hdlr') continue;
          const track = file.subarray(from, to).toString('latin1', 8, 12);
          if (!tracks.includes(track)) throw wrongFile('The video holds another track');
          hasPicture ||= track === 'vide';
        }
      }
    }
  }
  if (!hasPicture) throw wrongFile('The video has no picture');
  return { ending: 'mp4', seconds, file };
}

/** Every box between two places, to the last byte. */
function* boxes(file: Buffer, start: number, end: number): Generator<Part> {
  for (let at = start; at < end;) {
    if (end - at < 16 && end - at !== 8) throw wrongFile('The video is damaged');
    const short = file.readUInt32BE(at);
    const from = at + (short === 1 ? 16 : 8);
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || end - at;
    if (at + size < from || at + size > end) throw wrongFile('The video is damaged');
    yield { name: file.toString('latin1', at + 4, at + 8), at, from, to: at + size };
    at += size;
  }
}

function lengthOf(head: Buffer): number {
  if (head.length < 32) return 0;
  return head[0] === 1
    ? Number(head.readBigUInt64BE(24)) / head.readUInt32BE(20)
    : head.readUInt32BE(16) / head.readUInt32BE(12);
}

// Elements of Matroska by their ids.
const ebml = 0x1a45dfa3;
const ids = { docType: 0x4282, segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 };

function readWebm(file: Buffer): Video {
  const [head, segment] = elements(file, 0, file.length);
  const docType = head && find(file, head, ids.docType);
  if (docType?.toString('latin1') !== 'webm' || segment?.id !== ids.segment || segment.to !== file.length)
    throw wrongFile('The video is damaged');
  const info = [...elements(file, segment.from, segment.to)].find(({ id }) => id === ids.info);
  const scale = info && find(file, info, ids.scale);
  const duration = info && find(file, info, ids.duration);
  const ticks = duration?.length === 8 ? duration.readDoubleBE() : duration?.length === 4 ? duration.readFloatBE() : 0;
  const nanoseconds = scale && scale.length <= 6 ? scale.readUIntBE(0, scale.length) : 1e6;
  return { ending: 'webm', seconds: (ticks * nanoseconds) / 1e9, file };
}

type Element = { id: number; from: number; to: number };

const find = (file: Buffer, { from, to }: Element, id: number): Buffer | undefined => {
  const found = [...elements(file, from, to)].find((element) => element.id === id);
  return found && file.subarray(found.from, found.to);
};

function* elements(file: Buffer, start: number, end: number): Generator<Element> {
  const lengthAt = (at: number) => Math.clz32(file[at] ?? 0) - 23;
  for (let at = start; at < end;) {
    const [idBytes, sizeAt] = [lengthAt(at), at + lengthAt(at)];
    const sizeBytes = lengthAt(sizeAt);
    const from = sizeAt + sizeBytes;
    if (idBytes > 4 || sizeBytes > 8 || from > end) throw wrongFile('The video is damaged');
    const size = Number(BigInt(`0x${file.toString('hex', sizeAt, from)}`) & ((1n << BigInt(7 * sizeBytes)) - 1n));
    // All ones: until the end of what holds it.
    const to = size === 2 ** (7 * sizeBytes) - 1 ? end : from + size;
    if (to > end) throw wrongFile('The video is damaged');
    yield { id: file.readUIntBE(at, idBytes), from, to };
    at = to;
  }
}
