import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { Media, Problem } from '@blue-peony/contracts';
import { jpegPhoto, phonePhoto, pixelBomb } from '@blue-peony/test-kit';
import sharp from 'sharp';
import { fileForm } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
const film = await readFile(new URL('../../../libs/agency/public/media/hero.mp4', import.meta.url));
const captions = 'WEBVTT\n\n00:00.000 --> 00:04.000\nHello <i>there</i>.\n';

async function upload(bytes: Buffer | string, name = 'ours.jpg') {
  const body = fileForm(bytes, name);
  const headers = { authorization: `Bearer ${await app.identity.token({})}` };
  const response = await fetch(`${app.url}/api/admin/media`, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Media & Problem };
}
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + address, { headers, method });
const bytesOf = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer());
const keys = async () =>
  (await Readable.from(app.store.list('site/')).toArray()).map(({ key }: { key: string }) => key);

const box = (name: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length + 8);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content]);
};
/** The film with one more track of that kind. */
const withTrack = (kind: string) => {
  const at = film.indexOf('moov') - 4;
  const end = at + film.readUInt32BE(at);
  const track = box('trak', box('mdia', box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(13))));
  return Buffer.concat([film.subarray(0, at), box('moov', film.subarray(at + 8, end), track), film.subarray(end)]);
};
const element = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content]);
const webm = (milliseconds: number, docType = 'webm') => {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(milliseconds);
  const info = element('1549a966', element('4489', length));
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from(docType))), element('18538067', info)]);
};

test('a picture is kept upright in widths, as AVIF and WebP, without what it tells of place and camera', async () => {
  const photo = await phonePhoto({ width: 1600, height: 1200 });
  const { status, body } = await upload(photo, 'Our <i> team.jpg');
  const hash = createHash('sha256').update(photo).digest('hex');
  const folder = `/api/media/${hash}`;
  expect(status).toBe(201);
  expect(body).toMatchObject({ hash, kind: 'picture', width: 1200, height: 1600, address: `${folder}/1200.webp` });
  expect(body.name).toBe('Our i team.jpg');
  for (const width of [480, 960, 1200])
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ] as const) {
      const response = await get(`${folder}/${width}.${ending}`);
      expect(response.headers.get('content-type')).toBe(`image/${ending}`);
      const form = Buffer.from(await response.arrayBuffer());
      expect(await sharp(form).metadata()).toMatchObject({ width, height: (width * 4) / 3, format });
      expect([form.includes('SecretPhone'), (await sharp(form).metadata()).exif]).toEqual([false, undefined]);
    }
  expect((await get(`${folder}/1201.webp`)).status).toBe(404);
});

test('what is transparent stays so, and a small picture stays as it is', async () => {
  const cut = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer();
  const { address } = (await upload(cut)).body;
  expect(address).toMatch(/\/90\.webp$/);
  expect((await sharp(await bytesOf(address)).stats()).isOpaque).toBe(false);
});

test('the same file twice is one, and is gone with all its forms when it is deleted', async () => {
  const photo = await jpegPhoto({ width: 700, height: 300 });
  const [first, second] = [await upload(photo), await upload(photo, 'other.jpg')];
  expect(second.body).toEqual(first.body);
  const { hash, address } = first.body;
  const list = async () => ((await (await app.desk('media')).json()) as { items: Media[] }).items;
  expect((await list()).filter((item) => item.hash === hash)).toHaveLength(1);
  expect((await keys()).filter((key) => key.includes(hash))).toHaveLength(4);
  expect((await app.desk(`media/${hash}`, { method: 'DELETE' })).status).toBe(200);
  expect([(await keys()).filter((key) => key.includes(hash)), (await get(address)).status]).toEqual([[], 404]);
  expect((await app.desk(`media/${hash}`, { method: 'DELETE' })).status).toBe(404);
});

test('a video is served as it is in parts, for good, and runs nothing', async () => {
  const { body } = await upload(film, 'hero.mp4');
  expect(body).toMatchObject({ kind: 'video', bytes: film.length, width: null });
  expect(body.seconds).toBeGreaterThan(1);
  const whole = await get(body.address);
  const etag = whole.headers.get('etag')!;
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(film.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const sent = Buffer.from(await whole.arrayBuffer());
  expect(sent.subarray(-100).equals(film.subarray(-100))).toBe(true);

  const part = await get(body.address, { range: 'bytes=100-199', 'if-range': etag });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${film.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(sent.subarray(100, 200))).toBe(true);
  expect((await get(body.address, { range: 'bytes=100-199', 'if-range': '"other"' })).status).toBe(200);
  const beyond = await get(body.address, { range: `bytes=${film.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  expect((await get(body.address, { 'if-none-match': etag })).status).toBe(304);
  const head = await get(body.address, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)]);
});

test('a video keeps its pictures and sound, and loses where it was filmed', async () => {
  const { address } = (await upload(Buffer.concat([film, box('udta', box('\xa9xyz', '+52.2296+021.0122/'))]))).body;
  const kept = await bytesOf(address);
  expect([kept.includes('+52.2296'), kept.subarray(0, film.length).includes('moov')]).toEqual([false, true]);
});

test.each(['soun', 'tmcd'])('a video may have a track of the kind %s', async (kind) => {
  expect((await upload(withTrack(kind))).status).toBe(201);
});

test('captions and a WebM are told by their bytes', async () => {
  const words = (await upload(captions, 'hero.jpg')).body;
  expect((await get(words.address)).headers.get('content-type')).toBe('text/vtt');
  expect((await bytesOf(words.address)).toString()).toBe(captions);
  expect((await upload(webm(12_500))).body).toMatchObject({ kind: 'video', seconds: 12.5 });
});

test('a picture that hides a script behind it is encoded again without', async () => {
  const { address } = (await upload(Buffer.concat([await jpegPhoto(), Buffer.from('<script>1</script>')]))).body;
  expect((await bytesOf(address)).includes('script')).toBe(false);
});

const damaged = [422, 'validation_failed', 'invalid'];
const foreign = [415, 'unsupported_media_type', undefined];

test.each<[string, () => Buffer | string, answer: unknown[]]>([
  ['an SVG with a script', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', foreign],
  ['a page', () => '<!doctype html><script>1</script>', foreign],
  ['256 megapixels in 31 KB', pixelBomb, [422, 'photo_too_many_pixels', undefined]],
  ['half a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 9]), [422, 'photo_unreadable', undefined]],
  ['more than 20 MB', () => Buffer.concat([film, Buffer.alloc(20_000_000)]), [413, 'photo_too_large', undefined]],
  ['a video with a page behind it', () => Buffer.concat([film, Buffer.from('<!doctype html>')]), damaged],
  ['a video with a box that nobody knows', () => Buffer.concat([film, box('html', '<script>')]), damaged],
  ['a video that tells where the camera was', () => withTrack('meta'), damaged],
  ['a video with words in a track', () => withTrack('sbtl'), damaged],
  ['a video without pictures', () => box('ftyp', 'isom'), damaged],
  ['half a video', () => film.subarray(0, 5_000), damaged],
  ['a WebM of eleven minutes', () => webm(660_000), [422, 'validation_failed', 'too_long']],
  ['a Matroska', () => webm(1_000, 'matroska'), damaged],
  ['captions with a script', () => captions.replace('Hello', '<script>'), damaged],
  ['captions with styles', () => captions.replace('\n\n', '\n\nSTYLE\n::cue {}\n\n'), damaged],
  ['captions without times', () => 'WEBVTT\n\nHello\n', damaged],
])('%s is refused and leaves nothing', async (_, file, answer) => {
  const before = await keys();
  const { body } = await upload(file());
  expect([body.status, body.code, body.errors?.[0]?.code]).toEqual(answer);
  expect(await keys()).toEqual(before);
});
