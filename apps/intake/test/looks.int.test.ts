import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { lookListSchema, photoId, staffLookListSchema } from '@blue-peony/contracts';
import { addPhotoLook, readLooks } from '../src/looks/looks.repository.ts';
import { useIntakeApp } from './intake-app.ts';
import { upload } from './applicant.ts';

const app = useIntakeApp();
let photos: string[];
beforeAll(async () => {
  photos = [await upload(app), await upload(app)];
});

type Person = { sub: string; sid: string; role: 'owner' | 'reviewer' };
const person = (role: Person['role'] = 'reviewer'): Person => ({ sub: randomUUID(), sid: randomUUID(), role });

async function call(path: string, staff: Person, method = 'GET'): Promise<number> {
  const response = await app.desk(path, { method, by: staff });
  await response.arrayBuffer();
  return response.status;
}

/** Creates an application that takes both photos over from the one that had them before. */
async function applicationWithPhotos(): Promise<string> {
  const id = await app.seed({ email: `${randomUUID()}@mail.example`, whatsapp: randomUUID() });
  await app.update(id, 'file_urls = $2', photos);
  await app.sql('UPDATE uploads SET application_id = $1', id);
  return id;
}

const looks = async (id: string) => staffLookListSchema.parse((await app.ask(`applications/${id}/looks`)).body).items;

test('ten looks by two people make exactly ten lines, newest first', async () => {
  const id = await applicationWithPhotos();
  const [ada, ben] = [person(), person('owner')];
  const open = (staff: Person) => call(`applications/${id}`, staff);
  const photo = (index: number, staff: Person) => call(`photos/${photoId(photos[index]!)}`, staff);
  await call('applications', ada);
  await open(ada);
  await photo(0, ada);
  await photo(1, ada);
  // The same person in another session.
  await photo(0, { ...ada, sid: randomUUID() });
  await open(ada);
  await call('applications.csv', ben);
  await open(ben);
  await photo(0, ben);
  await photo(1, ben);
  // None of these calls shows more of the applicant.
  await call('applications.csv', ada);
  await call('applications', ben);
  await Promise.all([photo(0, ada), photo(0, ada), photo(1, ben)]);
  await call(`photos/${photoId(photos[0]!)}/tile`, ben);
  await call(`photos/${photoId(photos[0]!)}`, person(), 'HEAD');
  await call(`applications/${randomUUID()}`, ben);
  await call(`photos/${randomUUID()}`, ben);

  const all = await looks(id);
  const lines = all.map(({ staff_id, role, what, photo: path }) => [
    staff_id === ada.sub ? 'ada' : 'ben',
    role,
    path ? photos.indexOf(path) : what,
  ]);
  expect(lines).toEqual([
    ['ben', 'owner', 1],
    ['ben', 'owner', 0],
    ['ben', 'owner', 'opened'],
    ['ben', 'owner', 'listed'],
    ['ada', 'reviewer', 'opened'],
    ['ada', 'reviewer', 0],
    ['ada', 'reviewer', 1],
    ['ada', 'reviewer', 0],
    ['ada', 'reviewer', 'opened'],
    ['ada', 'reviewer', 'listed'],
  ]);
  const own = await readLooks(app.database, id);
  expect(own).toEqual(lookListSchema.parse({ items: all }).items);
});

test('a photo that is opened twenty times at the same moment is one look, and after a minute another', async () => {
  const id = await applicationWithPhotos();
  const staff = { ...person(), aal: 'aal1' as const };
  const open = () => addPhotoLook(app.database, photos[0]!, staff);
  // All connections of the pool are open, so that the calls really run at the same time.
  await Promise.all(Array.from({ length: 20 }, () => app.sql('SELECT pg_sleep(0.1)')));
  await Promise.all(Array.from({ length: 20 }, open));
  expect(await looks(id)).toHaveLength(1);
  await app.sql("UPDATE looks SET at = at - interval '61 seconds'");
  await open();
  expect(await looks(id)).toHaveLength(2);
});

test('a tile is a look at its photo, and nobody sees a photo of a sealed application in any size', async () => {
  const id = await applicationWithPhotos();
  const ada = person();
  const tile = () => call(`photos/${photoId(photos[0]!)}/tile`, ada);
  expect(await tile()).toBe(200);
  expect((await looks(id)).map(({ staff_id, photo }) => [staff_id, photo])).toEqual([[ada.sub, photos[0]]]);
  await app.update(id, 'sealed_at = now()');
  for (const size of ['', '/tile', '/thumb', '/blur'])
    expect(await call(`photos/${photoId(photos[0]!)}${size}`, ada)).toBe(404);
});

test('a thumbnail is one look a day for each person, however many ask for it; a blurred one is none', async () => {
  const id = await applicationWithPhotos();
  const [ada, ben] = [person(), person('owner')];
  const seen = async () => (await looks(id)).map(({ staff_id }) => (staff_id === ada.sub ? 'ada' : 'ben'));
  const thumb = (staff: Person) => call(`photos/${photoId(photos[0]!)}/thumb`, staff);
  expect(await call(`photos/${photoId(photos[0]!)}/blur`, ada)).toBe(200);
  expect(await seen()).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => thumb(ada)));
  await thumb({ ...ada, sid: randomUUID() });
  expect(await seen()).toEqual(['ada']);
  await thumb(ben);
  await app.sql("UPDATE looks SET at = at - interval '1 day', day = day - 1 WHERE staff_id = $1", ada.sub);
  await thumb(ada);
  expect(await seen()).toEqual(['ada', 'ben', 'ada']);
});

test('an applicant who stands among the possible duplicates of another one is listed, not opened', async () => {
  const id = await app.seed({ email: 'twin@mail.example' });
  const twin = await app.seed({ email: 'twin@mail.example' });
  await call(`applications/${twin}`, person());
  expect((await looks(id)).map(({ what }) => what)).toEqual(['listed']);
});

test('the first opening of an application is kept, the next ones do not move it', async () => {
  const id = await app.seed();
  const openedAt = async () => {
    await call(`applications/${id}`, person());
    return (await app.row<{ opened_at: Date }>(id, 'opened_at')).opened_at;
  };
  const first = await openedAt();
  expect(first).toEqual(expect.any(Date));
  expect(await openedAt()).toEqual(first);
});

test('pages that list the same applications in different orders at the same time are all answered', async () => {
  const ada = person();
  const sorts = ['newest', 'oldest', 'score_high', 'score_low'];
  const answers = await Promise.all(sorts.map((sort) => call(`applications?sort=${sort}`, ada)));
  expect(answers).toEqual([200, 200, 200, 200]);
});
