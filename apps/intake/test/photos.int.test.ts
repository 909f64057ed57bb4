import { expect, test } from '@jest/globals';
import { photoId, type Problem } from '@blue-peony/contracts';
import { jpegPhoto, phonePhoto, pixelBomb } from '@blue-peony/test-kit';
import sharp from 'sharp';
import { RemoveUnclaimedPhotos } from '../src/photos/remove-unclaimed-photos.ts';
import { UploadEntity } from '../src/photos/upload.entity.ts';
import { UploadsRepository } from '../src/photos/uploads.repository.ts';
import { Background, createLogger } from '@blue-peony/service-kit';
import { fileForm, sendPhoto } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const upload = (bytes: Buffer, name?: string) => sendPhoto(app, bytes, name);
const open = (path: string, tile = '') => app.desk(`photos/${photoId(path)}${tile}`);

/** Width and height of the photo in a response. */
async function sizeOf(response: Response) {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [width, height];
}

test('gives staff the photo upright and without its position', async () => {
  const { status, body } = await upload(await phonePhoto({ width: 400, height: 300 }));
  expect({ status, width: body.width, height: body.height }).toEqual({ status: 201, width: 300, height: 400 });
  const response = await open(body.path);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const photo = Buffer.from(await response.arrayBuffer());
  expect(photo.length).toBe(body.bytes);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 300, height: 400 });
  expect((await sharp(photo).metadata()).exif).toBeUndefined();
});

test('gives staff the tile that was made when the photo came, and for lists one of at most 160 px or a blurred one', async () => {
  const { path } = (await upload(await phonePhoto({ width: 1600, height: 1200 }))).body;
  const stored = await app.store.get(path.replace('.jpg', '.tile.jpg'));
  stored?.body.destroy();
  const tile = await open(path, '/tile');
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Number(tile.headers.get('content-length'))).toBe(stored?.size);
  expect(await sizeOf(tile)).toEqual([384, 512]);
  expect(await sizeOf(await open(path, '/thumb'))).toEqual([120, 160]);
  expect(await sizeOf(await open(path, '/blur'))).toEqual([6, 8]);
});

test('opens a photo and its tile by the id in its address, without the name of the file', async () => {
  const { path } = (await upload(await jpegPhoto(), 'Anna Kowalska.jpg')).body;
  expect(photoId(path)).toMatch(/^\d{13}-[\da-f]{24}$/);
  for (const tile of ['', '/tile']) expect((await open(path, tile)).status).toBe(200);
  for (const name of [path, `${photoId(path)}-else.jpg`]) expect((await app.desk(`photos/${name}`)).status).toBe(404);
});

test('shows no photo that is not there', async () => {
  for (const size of ['', '/tile', '/thumb', '/blur']) expect((await open('1-unknown.jpg', size)).status).toBe(404);
  expect((await open('..%2f..%2fsecrets.json')).status).toBe(404);
});

const large = { width: 900, height: 900 };

test.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
  ['a text file named .jpg', () => Buffer.from('just some words'), 'not_an_image', 415],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_format_unsupported', 415],
  ['half a JPEG', async () => (await jpegPhoto(large)).subarray(0, 5_000), 'photo_unreadable', 422],
  ['256 megapixels in 31 KB', pixelBomb, 'photo_too_many_pixels', 422],
  ['more than 20 MB', () => Buffer.alloc(20_000_001, 1), 'photo_too_large', 413],
])('refuses %s and stores nothing', async (_, file, code, status) => {
  const files = await app.storedFiles();
  const rows = await app.sql('SELECT path FROM uploads');
  expect((await upload(await file())).body).toMatchObject({ code, status });
  expect(await app.storedFiles()).toEqual(files);
  expect(await app.sql('SELECT path FROM uploads')).toEqual(rows);
});

test('refuses half of a photo right after all of it', async () => {
  const photo = await jpegPhoto(large);
  for (let count = 0; count < 4; count++) expect((await upload(photo)).status).toBe(201);
  expect((await upload(photo.subarray(0, photo.length / 2))).body).toMatchObject({ code: 'photo_unreadable' });
});

const textField = new FormData();
textField.set('file', 'x');

test.each<[string, () => RequestInit, number]>([
  ['no file', () => ({ body: new FormData() }), 422],
  ['a text field only', () => ({ body: textField }), 422],
  ['a file in another field', () => ({ body: fileForm('x', 'me.jpg', 'photo') }), 400],
  ['JSON', () => ({ body: '{}', headers: { 'content-type': 'application/json' } }), 415],
  ['no boundary', () => ({ body: 'x', headers: { 'content-type': 'multipart/form-data' } }), 400],
  [
    'a body that ends early',
    () => ({
      body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nx',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    }),
    400,
  ],
])('answers an upload with %s by a 4xx', async (_, init, status) => {
  const response = await fetch(`${app.url}/api/uploads`, { method: 'POST', ...init() });
  expect({ status: response.status, problem: ((await response.json()) as Problem).status }).toEqual({
    status,
    problem: status,
  });
});

test('takes many photos at once without losing one', async () => {
  const photo = await jpegPhoto({ width: 1600, height: 1200 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(photo)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => body.path)).size).toBe(20);
});

function removeUnclaimed(): Promise<boolean> {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const uploads = new UploadsRepository(app.database.getRepository(UploadEntity));
  return new RemoveUnclaimedPhotos(uploads, app.store, new Background(logger), logger).remove();
}

test('answers that the store is away without waiting for it again, and keeps nothing of the photo', async () => {
  const before = await app.storedFiles();
  const put = app.store.put.bind(app.store);
  const hangs = {
    put: async (...given: Parameters<typeof put>) => {
      await put(...given);
      if (!given[0].includes('.tile.')) throw Object.assign(new Error('The answer is lost'), { outage: 'file store' });
    },
    delete: () => new Promise<void>(() => undefined),
  };
  Object.assign(app.store, hangs);
  expect((await upload(await jpegPhoto())).body).toMatchObject({ status: 503, code: 'unavailable' });
  for (const name of Object.keys(hangs)) Reflect.deleteProperty(app.store, name);
  await removeUnclaimed();
  expect(await app.storedFiles()).toEqual(before);
});

test('deletes photos that nobody claimed within a day, and only those', async () => {
  const old = (await upload(await jpegPhoto())).body.path;
  const fresh = (await upload(await jpegPhoto())).body.path;
  await app.sql(`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE path = $1`, old);
  await removeUnclaimed();
  const name = (path: string) => path.split('.')[0]!;
  const files = await app.storedFiles();
  expect(files.filter((file) => name(file) === name(old))).toEqual([]);
  expect(files.filter((file) => name(file) === name(fresh))).toHaveLength(2);
  expect((await open(fresh)).status).toBe(200);
});
