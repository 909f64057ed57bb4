export type Inspected = {
  /** The image format; `other` for one that the server does not accept, undefined for files that are no images. */
  format: 'jpeg' | 'png' | 'webp' | 'other' | undefined;
  /** Undefined when the part of the file that is read does not contain it. */
  pixels?: number;
  truncated?: boolean;
};

/** Reads a picture's format, its size and whether it is complete, without decoding it. */
export function inspectPhoto(bytes: Uint8Array): Inspected {
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(0, 3) === '\xff\xd8\xff') return { format: 'jpeg', ...inspectJpeg(bytes) };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    const pixels = bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
    return { format: 'png', pixels, truncated: !has(bytes, bytes.length - 4_096, 'IEND') };
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP')
    return {
      format: 'webp',
      pixels: webpPixels(view, text(12, 4)),
      truncated: bytes.length < view.getUint32(4, true) + 8,
    };
  const isOther =
    /^(GIF8|BM|II\*\0|MM\0\*)/.test(text(0, 4)) ||
    /^....ftyp(hei|hev|mif|msf|avi)/s.test(text(0, 12)) ||
    isSvg(text(0, 256));
  return { format: isOther ? 'other' : undefined };
}

/** Walks the segments before the image data, because embedded thumbnails have end markers too. */
function inspectJpeg(bytes: Uint8Array): Omit<Inspected, 'format'> {
  let pixels = 0;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const word = (offset: number) => bytes[at + offset]! * 256 + bytes[at + offset + 1]!;
    // Start of frame: the size. Some markers of that range are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) pixels = word(5) * word(7);
    // Start of scan.
    if (marker === 0xda) return { pixels, truncated: !has(bytes, at, '\xff\xd9') };
    // Any number of 0xff may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + word(2);
  }
  return { pixels, truncated: true };
}

function webpPixels(view: DataView, kind: string): number {
  if (view.byteLength < 30) return 0;
  if (kind === 'VP8 ') return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  const size = kind === 'VP8L' ? view.getUint32(21, true) : 0;
  if (kind === 'VP8L') return ((size & 0x3fff) + 1) * (((size >> 14) & 0x3fff) + 1);
  const side = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
  return side(24) * ((view.getUint32(26, true) >>> 8) + 1);
}

function has(bytes: Uint8Array, from: number, wanted: string): boolean {
  const codes = Array.from(wanted, (character) => character.charCodeAt(0));
  for (let at = Math.max(0, from); (at = bytes.indexOf(codes[0]!, at)) >= 0; at += 1)
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
}

const isSvg = (start: string) =>
  /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!doctype svg|!--)/i.test(start) && start.includes('<svg');
