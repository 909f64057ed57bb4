import { describe, expect, test } from '@jest/globals';
import {
  photoId,
  endpoints,
  type ApplicationForm,
  type Correction,
  type Endpoint,
  type MyApplication,
  type Problem,
} from '@blue-peony/contracts';
import { until } from '@blue-peony/test-kit';
import { day, oldSecretFor, request, secretFor, submit as submitTo, upload as uploadTo } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const submit = (changes?: Partial<ApplicationForm>) => submitTo(app, changes);
const upload = (name?: string) => uploadTo(app, name);
async function call(row: Endpoint, given: Parameters<typeof request>[2]) {
  const response = await request(app, row, given);
  return { status: response.status, body: (await response.json()) as MyApplication & Problem };
}
const read = (secret: string) => call(endpoints.readMyApplication, { secret });
const correct = (secret: string, body: Partial<Correction>) => call(endpoints.correctMyApplication, { secret, body });

describe("an applicant's own link", () => {
  test('comes with the receipt, to the page in the language of the application, under the same flower', async () => {
    const { id, my_application_url, secret, flower } = await submit({ language: 'ukr' });
    expect(my_application_url).toMatch(/^\/ukr\/my-application#/);
    expect((await read(secret)).body).toMatchObject({ id, language: 'ukr', fresh: true, flower });
    expect((await submit()).flower).not.toBe(flower);
  });

  test('shows texts alone after 24 hours: no photo, no name of one, and two digits of the number', async () => {
    const { id, secret } = await submit({ file_urls: [await upload()], message: 'Hello', whatsapp: '+48 600 700 800' });
    await app.sql(
      `INSERT INTO looks (application_id, staff_id, role, what, photo)
       SELECT id, gen_random_uuid(), 'reviewer', 'photo', file_urls[1] FROM applications WHERE id = $1`,
      id,
    );
    const nearlyOld = secretFor(id, new Date(Date.now() - day + 60_000));
    expect((await read(nearlyOld)).body).toMatchObject({ id, fresh: true });
    const old = oldSecretFor(id);
    const { body } = await read(old);
    expect(body).toMatchObject({
      id,
      fresh: false,
      message: 'Hello',
      photos: [],
      whatsapp: '+•• ••• ••• •00',
      phone_e164: null,
    });
    const looks = (by: string) => call(endpoints.listMyLooks, { secret: by });
    expect((await looks(secret)).body).toMatchObject({ items: [{ what: 'photo', photo: expect.any(String) }] });
    expect(JSON.stringify([body, (await looks(old)).body])).not.toContain('.jpg');
  });

  test('is in no row and no log line', async () => {
    const { id, secret } = await submit();
    await read(secret);
    expect(JSON.stringify(await app.row(id, 'applications::text'))).not.toContain(secret);
    expect(app.logLines.join('')).toContain('/api/my/application');
    expect(app.logLines.join('')).not.toContain(secret);
  });
});

describe('what an applicant reads', () => {
  test('is what she wrote and when, and nothing that only staff know', async () => {
    const { secret, created_at, assessment_ready_at } = await submit({ message: 'Hello' });
    const { body } = await read(secret);
    expect(body).toMatchObject({ name: 'Ada Peony', message: 'Hello', created_at, assessment_ready_at, version: 1 });
    expect(body).toMatchObject({ photos: [], read_at: null, replied_at: null, closed_at: null, new_email: null });
    expect(body).toMatchObject({ whatsapp: '+48 600 700 800', phone_e164: '+48600700800' });
    expect(endpoints.readMyApplication.response.strict().parse(body)).toEqual(body);
  });

  test('has the result when the wait is over, not before', async () => {
    const { id, secret } = await submit();
    expect((await read(secret)).body.assessment_result).toBeNull();
    await app.update(id, "created_at = now() - interval '600 s'");
    expect((await read(secret)).body).toMatchObject({ assessment_result: 'qualified', rejection_reason: null });
  });

  test('has the reason of a rejection, once it is told, by what the application says now', async () => {
    const { id, secret } = await submit({ onlyfans_monthly_earnings: '$100000+' });
    expect((await read(secret)).body).toMatchObject({ assessment_result: null, rejection_reason: null });
    await app.update(id, "created_at = now() - interval '600 s'");
    expect((await read(secret)).body).toMatchObject({ assessment_result: 'rejected', rejection_reason: 'past_entry' });
    await correct(secret, { version: 1, onlyfans_monthly_earnings: '$0', instagram: '' });
    expect((await read(secret)).body.rejection_reason).toBe('nothing_shown');
  });

  test('says until when it is kept: a year, half a year from its end, and open while it is held', async () => {
    const { id, secret, created_at } = await submit();
    const daysKept = async (since: string) =>
      (Date.parse((await read(secret)).body.stored_until!) - Date.parse(since)) / day;
    expect(await daysKept(created_at)).toBe(365);
    await app.update(id, "closed_at = '2026-01-01', closed_reason = 'spam'");
    expect(await daysKept('2026-01-01')).toBe(180);
    await app.update(id, "held_at = now(), hold_reason = 'A lawsuit'");
    expect((await read(secret)).body).toMatchObject({ stored_until: null, hold_reason: 'A lawsuit' });
    await app.update(id, 'hold_hidden = true');
    expect((await read(secret)).body).toMatchObject({ stored_until: null, hold_reason: null });
  });

  test('has every look by role and time, by no name', async () => {
    const { id, secret } = await submit();
    await app.sql(
      `INSERT INTO looks (application_id, staff_id, role, what) VALUES ($1, gen_random_uuid(), 'owner', 'opened')`,
      id,
    );
    const { body } = await call(endpoints.listMyLooks, { secret });
    expect(body).toEqual({ items: [{ at: expect.any(String), what: 'opened', role: 'owner' }] });
  });
});

describe('correcting', () => {
  test('changes what she wrote, keeps what it was, goes to the open desks, leaves the assessment, and counts once', async () => {
    const { id, secret } = await submit({ city: 'Warsaw', instagram: '@ada' });
    const changedAt = async () => (await app.row<{ at: Date }>(id, 'updated_at AS at')).at.getTime();
    const before = await changedAt();
    const { status, body } = await correct(secret, { version: 1, city: ' Gdynia ', instagram: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ city: 'Gdynia', instagram: null, version: 2 });
    expect(
      await app.sql('SELECT field, before, after, staff_id FROM corrections WHERE application_id = $1', id),
    ).toEqual([
      { field: 'city', before: 'Warsaw', after: 'Gdynia', staff_id: null },
      { field: 'instagram', before: '@ada', after: null, staff_id: null },
    ]);
    // Without a profile the application would not qualify.
    const assessed = { assessment_result: 'qualified', assessment_version: 1 };
    expect(await app.row(id, 'assessment_result, assessment_version')).toEqual(assessed);
    expect(await changedAt()).toBeGreaterThan(before);
    expect((await correct(secret, { version: 2, city: 'Gdynia' })).body.version).toBe(2);
  });

  test('of a phone number or its country changes what is dialed, and what is no number is refused', async () => {
    const { id, secret } = await submit({ whatsapp: '600 100 200', phone_country: 'PL' });
    const moved = await correct(secret, { version: 1, phone_country: 'ES' });
    expect(moved.body).toMatchObject({ whatsapp: '600 100 200', phone_e164: '+34600100200', version: 2 });
    const typed = await correct(secret, { version: 2, whatsapp: '+66 81 234 5678' });
    expect(typed.body).toMatchObject({ whatsapp: '+66 81 234 5678', phone_e164: '+66812345678' });
    const errors = [{ field: 'whatsapp', code: 'phone_invalid' }];
    expect(await correct(secret, { version: 3, whatsapp: 'abc' })).toMatchObject({ status: 422, body: { errors } });
    const kept = await app.sql('SELECT field, before FROM corrections WHERE application_id = $1 ORDER BY id', id);
    expect(kept).toEqual([
      { field: 'phone_e164', before: '+48600100200' },
      { field: 'whatsapp', before: '600 100 200' },
      { field: 'phone_e164', before: '+34600100200' },
    ]);
  });

  test('of two at the same time one is refused', async () => {
    const { secret } = await submit();
    const both = await Promise.all([
      correct(secret, { version: 1, city: 'Gdynia' }),
      correct(secret, { version: 1, city: 'Lviv' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('version_conflict');
  });

  test.each<[string, Record<string, unknown>]>([
    ['an empty name', { version: 1, name: ' ' }],
    ['a field that is not hers', { version: 1, score: 10 }],
    ['no version', { city: 'Gdynia' }],
  ])('refuses %s', async (_, body) => {
    const { secret } = await submit();
    expect(await correct(secret, body)).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  test('waits while the application is sealed', async () => {
    const { id, secret } = await submit();
    await app.update(id, 'sealed_at = now()');
    expect((await correct(secret, { version: 1, city: 'Gdynia' })).body.code).toBe('application_held');
  });
});

describe('her photos', () => {
  const add = (secret: string) => call(endpoints.addMyPhoto, { secret });
  const open = (secret: string, name: string) => request(app, endpoints.openMyPhoto, { secret, params: { name } });
  const remove = (secret: string, name: string) => call(endpoints.removeMyPhoto, { secret, params: { name } });

  test('are listed, opened and removed by her alone', async () => {
    const name = await upload('Zdjęcie.jpg');
    const { secret } = await submit({ file_urls: [name] });
    const { photos } = (await read(secret)).body;
    expect(photos).toEqual([{ name, bytes: expect.any(Number), added_at: expect.any(String) }]);
    const opened = await open(secret, name);
    expect(opened.headers.get('content-type')).toBe('image/jpeg');
    expect((await opened.arrayBuffer()).byteLength).toBe(photos[0]!.bytes);
    expect((await open(secret, photoId(name))).status).toBe(200);
    const stranger = await submit();
    for (const status of [(await open(stranger.secret, name)).status, (await remove(stranger.secret, name)).status])
      expect(status).toBe(404);
    expect((await read(secret)).body.photos).toHaveLength(1);
  });

  test('are added up to five, also when two come at the same time', async () => {
    const file_urls = [await upload(), await upload(), await upload(), await upload()];
    const { id, secret } = await submit({ file_urls });
    const both = await Promise.all([add(secret), add(secret)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)!.body.code).toBe('too_many_photos');
    const { photos } = (await read(secret)).body;
    expect(photos.map(({ name }) => name)).toEqual([...file_urls, expect.any(String)]);
    expect((await app.row<{ file_urls: string[] }>(id, 'file_urls')).file_urls).toHaveLength(5);
  });

  test('are removed with their files', async () => {
    const [kept, gone] = [await upload(), await upload()];
    const { secret } = await submit({ file_urls: [kept, gone] });
    expect((await remove(secret, gone)).status).toBe(200);
    expect((await read(secret)).body.photos.map(({ name }) => name)).toEqual([kept]);
    await until(async () => !(await app.storedFiles()).includes(gone));
    expect(await app.storedFiles()).toContain(kept);
    expect((await remove(secret, gone)).status).toBe(404);
  });

  test('are not removed under a legal hold, and not opened under a seal', async () => {
    const name = await upload();
    const { id, secret } = await submit({ file_urls: [name] });
    await app.update(id, 'held_at = now()');
    expect((await remove(secret, name)).body.code).toBe('application_held');
    expect((await open(secret, name)).status).toBe(200);
    await app.update(id, 'sealed_at = now()');
    expect((await open(secret, name)).status).toBe(404);
    expect((await add(secret)).body.code).toBe('application_held');
  });
});

describe('her last words', () => {
  test('to withdraw closes the application once, and it is kept half a year more', async () => {
    const { secret } = await submit();
    const withdraw = () => call(endpoints.withdrawMyApplication, { secret });
    const { status, body } = await withdraw();
    expect(status).toBe(200);
    expect(body).toMatchObject({ closed_reason: 'withdrawn', closed_at: body.withdrawn_at });
    expect((await withdraw()).body.withdrawn_at).toBe(body.withdrawn_at);
  });

  test('to delete takes the application with its photos, and ends its link, but not under a legal hold', async () => {
    const name = await upload();
    const { id, secret } = await submit({ file_urls: [name] });
    await app.update(id, 'held_at = now()');
    expect(await call(endpoints.eraseMyApplication, { secret })).toMatchObject({ status: 409 });
    expect((await read(secret)).status).toBe(200);
    await app.update(id, 'held_at = NULL');
    expect(await call(endpoints.eraseMyApplication, { secret })).toMatchObject({ status: 200, body: {} });
    expect((await read(secret)).status).toBe(404);
    expect(await app.sql('SELECT FROM applications WHERE id = $1', id)).toEqual([]);
  });
});
