import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { jpegPhoto, phonePhoto, pixelBomb, progressivePhoto } from '@blue-peony/test-kit';
import { AppError, createLogger } from '@blue-peony/service-kit';
import sharp from 'sharp';
import { Child } from './child.ts';
import { PhotoCell } from './photo-cell.ts';
import { walk } from './walk/walk.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const cell = new PhotoCell({ photoMemory: 512 * 1024 * 1024 }, logger);
afterAll(() => cell.onModuleDestroy());
afterEach(() => void jest.useRealTimers());
const processPhoto = (file: Buffer) => cell.process(file, 'test');

const outcome = (file: Buffer) =>
  processPhoto(file).then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** The names of a JPEG's segments: application segments other than JFIF would carry metadata. */
function segments(jpeg: Buffer): string[] {
  const found: string[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    found.push(jpeg[at + 1]!.toString(16));
  return found;
}

const base = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

test('takes position, maker and every other metadata block out', async () => {
  const original = await phonePhoto();
  expect(original.includes('SecretPhone')).toBe(true);
  const { jpeg } = await processPhoto(original);
  const { exif, icc, iptc, xmp, orientation } = await sharp(jpeg).metadata();
  expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
  expect(segments(jpeg).filter((marker) => /^(e[1-f]|fe)$/.test(marker))).toEqual([]);
  expect(jpeg.includes('SecretPhone')).toBe(false);
});

test('turns a photo of orientation 6 upright', async () => {
  const { jpeg, width, height } = await processPhoto(await phonePhoto({ width: 400, height: 300 }));
  expect({ width, height }).toEqual({ width: 300, height: 400 });
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  // The red half was on the left; after a quarter turn to the right it is on top.
  expect(data[(50 * info.width + 150) * info.channels]).toBeGreaterThan(200);
  expect(data[(350 * info.width + 150) * info.channels]).toBeLessThan(50);
});

test('drops what is hidden behind the picture', async () => {
  const polyglot = Buffer.concat([await jpegPhoto(), Buffer.from('<script>alert(1)</script>')]);
  expect((await processPhoto(polyglot)).jpeg.includes('<script>')).toBe(false);
});

test('makes a large photo no longer than 2048 px', async () => {
  const { width, height } = await processPhoto(await jpegPhoto({ width: 4000, height: 3000 }));
  expect({ width, height }).toEqual({ width: 2048, height: 1536 });
});

test('makes a tile of at most 512 px of the whole photo, upright and without metadata', async () => {
  const { tile } = await processPhoto(await phonePhoto({ width: 4000, height: 3000 }));
  const { width, height, exif, orientation } = await sharp(tile).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 384, height: 512 });
  expect(tile.length).toBeLessThan(80_000);
});

test('puts a transparent picture on white', async () => {
  const { jpeg } = await processPhoto(await base.clone().png().toBuffer());
  expect((await sharp(jpeg).raw().toBuffer())[0]).toBe(255);
});

test.each([40, 2400])('keeps the colors of a wide-gamut photo of %i px, without its profile', async (width) => {
  const p3 = await sharp({ create: { width, height: width, channels: 3, background: '#c03020' } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer();
  const { jpeg, tile } = await processPhoto(p3);
  for (const file of [jpeg, tile]) {
    expect((await sharp(file).metadata()).icc).toBeUndefined();
    const [red, green] = await sharp(file).raw().toBuffer();
    expect(Math.abs(red! - 0xc0)).toBeLessThan(6);
    expect(Math.abs(green! - 0x30)).toBeLessThan(6);
  }
});

test.each(['jpeg', 'png', 'webp'] as const)('accepts %s', async (format) => {
  expect(await outcome(await base.clone().toFormat(format).toBuffer())).toBe('accepted');
});

test.each(['gif', 'tiff', 'avif'] as const)('tells that %s is a format it does not take', async (format) => {
  expect(await outcome(await base.clone().toFormat(format).toBuffer())).toBe('photo_format_unsupported');
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'photo_format_unsupported',
  ],
  ['an SVG with a prologue', Buffer.from('<?xml version="1.0"?>\n<!-- x --><svg/>'), 'photo_format_unsupported'],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photo_format_unsupported'],
  ['a text file', Buffer.from('just some words\n'), 'not_an_image'],
  ['a web page', Buffer.from('<!doctype html><p>words'), 'not_an_image'],
  ['nothing', Buffer.alloc(0), 'not_an_image'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 'not_an_image'],
  [
    'a JPEG header and noise',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]),
    'photo_unreadable',
  ],
  ['256 megapixels in 31 KB', pixelBomb(), 'photo_too_many_pixels'],
])('refuses %s', async (_, file, code) => {
  expect(await outcome(file)).toBe(code);
});

const flat = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#888' } });
const quick = { compressionLevel: 1 };
const heavy = {
  'a PNG of 16 bits': (side: number) => flat(side).toColorspace('rgb16').png(quick).toBuffer(),
  'an interlaced PNG': (side: number) =>
    flat(side)
      .png({ ...quick, progressive: true })
      .toBuffer(),
  'a progressive JPEG': (side: number) => flat(side).jpeg({ progressive: true }).toBuffer(),
};

test.each([
  ['a PNG of 16 bits', 3400, 5000],
  ['an interlaced PNG', 3400, 3500],
  ['a progressive JPEG', 4800, 5000],
] as const)(
  'takes %s of %i pixels a side, and of %i finds them too many for what they cost',
  async (kind, good, bad) => {
    expect(await outcome(await heavy[kind](good))).toBe('accepted');
    expect(await outcome(await heavy[kind](bad))).toBe('photo_too_many_pixels');
  },
);

test('makes all forms of a picture of a phone within the memory of two photos', async () => {
  const { forms, ...size } = await cell.picture(
    await jpegPhoto({ width: 3000, height: 4000 }, 20),
    [480, 1920],
    'test',
  );
  expect(size).toEqual({ width: 1920, height: 2560 });
  expect(forms.map(({ width, ending }) => `${width}.${ending}`)).toEqual([
    '480.avif',
    '480.webp',
    '1920.avif',
    '1920.webp',
  ]);
});

test('reads one frame of an animation', async () => {
  const frames = await sharp({ create: { width: 40, height: 30 * 50, channels: 3, background: '#888' } })
    .raw()
    .toBuffer();
  const animation = await sharp(frames, { raw: { width: 40, height: 30 * 50, channels: 3, pageHeight: 30 } })
    .webp()
    .toBuffer();
  expect(await processPhoto(animation)).toMatchObject({ width: 40, height: 30 });
});

test('refuses a JPEG that is cut off', async () => {
  const whole = await jpegPhoto({ width: 1200, height: 900 });
  expect(await outcome(whole.subarray(0, whole.length * 0.6))).toBe('photo_unreadable');
});

test('kills the decoder of a picture that takes too much memory, and reads the next one in another', async () => {
  const narrow = new PhotoCell({ photoMemory: 110 * 1024 * 1024 }, logger);
  try {
    const large = await progressivePhoto({ width: 4800, height: 4800 });
    await expect(narrow.process(large, 'test')).rejects.toMatchObject({ code: 'photo_unreadable' });
    expect(await narrow.process(await jpegPhoto(), 'test')).toMatchObject({ width: 320, height: 240 });
  } finally {
    narrow.onModuleDestroy();
  }
});

test('gives the memory of a decoder back that has had nothing to do for a minute', async () => {
  const { parts } = walk(await jpegPhoto());
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const decoder = new Child([]);
  for (const seconds of [59, 59, 60]) {
    await decoder.decode({ kind: 'thumb', pixels: 100_000, parts }, 256 * 1024 * 1024);
    expect(decoder.isAlive).toBe(true);
    jest.advanceTimersByTime(seconds * 1_000);
  }
  expect(decoder.isAlive).toBe(false);
});

test('the program that decodes imports nothing but the decoder', async () => {
  const program = await readFile(new URL('./decoder.mjs', import.meta.url), 'utf8');
  expect([...program.matchAll(/^import .*from '(.+)'|\b(?:import|require)\(/gm)].map(([, name]) => name)).toEqual([
    'sharp',
  ]);
});
