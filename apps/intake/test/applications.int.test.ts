import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { eachOptionalText, type ApplicationForm, type ApplicationPage } from '@blue-peony/contracts';
import { applicationForm, jsonPost, until } from '@blue-peony/test-kit';
import { apply, upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/applications`, jsonPost(body, headers));
const submit = (changes?: Partial<ApplicationForm>, headers?: Record<string, string>) => apply(app, changes, headers);
const count = async () => (await app.one<{ count: number }>('SELECT count(*)::int AS count FROM applications')).count;

test('answers without waiting for a consumer that is away, and delivers when it is back', async () => {
  const { body } = await submit();
  expect(body).toMatchObject({ notification: 'pending' });
  // The consumer is there for all other tests as well.
  await app.listen();
  await until(() => app.eventsOf(body.id).length === 1);
});

test('stores how she came, her number as it is dialed and every text that she may leave out, for list and export', async () => {
  const texts = eachOptionalText((name) => `my ${name}`);
  const { id } = (await submit({ source: 'spring-2026', ...texts })).body;
  const { items } = (await app.ask<ApplicationPage>('applications')).body;
  expect(items.find((item) => item.id === id)).toMatchObject({ source: 'spring-2026', ...texts });
  const lines = await (await app.desk('applications.csv')).text();
  for (const text of ['"en","spring-2026"', ...Object.values(texts)]) expect(lines).toContain(text);
  expect(lines).toMatch(/"'?\+48 600 700 800","'?\+48600700800"/);
  expect((await submit({ source: 'No Such Source' })).status).toBe(422);
});

test('stores an application, announces it and says when the assessment ends', async () => {
  const { status, body } = await submit({ name: '  Ada Peony ', message: '', tiktok: '  ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ notification: 'queued', assessment_seconds: 600 });
  expect(Date.parse(body.assessment_ready_at) - Date.parse(body.created_at)).toBe(600_000);
  const announced = await until(() => app.eventsOf(body.id)[0]);
  // No personal data: the event is kept in places where erasure does not reach it.
  expect(announced).toEqual({
    id: body.id,
    type: 'intake.application-submitted.v2',
    aggregateId: body.id,
    correlationId: expect.any(String),
    occurredAt: expect.any(String),
    payload: { language: 'en' },
  });
});

test('makes one application of twenty parallel requests with one key, and marks all but the first as repeated', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const file_urls = [await upload(app)];
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ file_urls }, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  // A repeated request costs its sender nothing at the gateway.
  const replayed = answers.map(({ headers }) => headers.get('idempotency-replayed'));
  expect(replayed.toSorted()).toEqual([null, ...Array(19).fill('true')]);
  expect((await count()) - before).toBe(1);
  const { id } = answers[0]!.body;
  await until(() => app.eventsOf(id).length > 0);
  expect(app.eventsOf(id)).toHaveLength(1);
});

test('refuses a key that was used for something else', async () => {
  const key = { 'idempotency-key': randomUUID() };
  await submit({ city: 'Warsaw' }, key);
  expect((await submit({ city: 'Gdynia' }, key)).body).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
});

test('claims its photos, which no second application can', async () => {
  const file_urls = [await upload(app, 'a.jpg'), await upload(app, 'b.jpg')];
  expect((await submit({ file_urls })).status).toBe(201);
  const before = await count();
  expect((await submit({ file_urls: [file_urls[0]!] })).body).toMatchObject({ status: 422, code: 'unknown_upload' });
  expect(await count()).toBe(before);
});

test('refuses photos that were never uploaded, and more than five', async () => {
  expect((await submit({ file_urls: ['1-a-b.jpg'] })).body.code).toBe('unknown_upload');
  const six = Array.from({ length: 6 }, (_, index) => `${index}.jpg`);
  expect((await submit({ file_urls: six })).body).toMatchObject({ status: 422, code: 'too_many_photos' });
});

test.each<[string, Record<string, unknown>, string]>([
  ['a missing name', { name: undefined }, 'required'],
  ['a name of spaces', { name: '   ' }, 'required'],
  ['a long name', { name: 'x'.repeat(201) }, 'too_long'],
  ['an address without @', { email: 'ada' }, 'invalid_email'],
  ['a forged mail header', { email: 'a@b.example\r\nBcc: x@y.example' }, 'invalid_email'],
  ['a word for a phone number', { whatsapp: 'abc' }, 'phone_invalid'],
  ['earnings that nobody offered', { onlyfans_monthly_earnings: '$5' }, 'invalid_choice'],
  ['an unconfirmed age', { age_confirmed: false }, 'must_be_accepted'],
  ['a privacy policy that never was', { privacy_version: '1999-01-01' }, 'invalid'],
  ['an unknown language', { language: 'fr' }, 'invalid_choice'],
  ['an unknown field', { score: 10 }, 'unknown_field'],
  ['a number for a name', { name: 7 }, 'invalid_type'],
  ['a NUL character', { city: 'War\0saw' }, 'invalid_characters'],
  ['photos that are no list', { file_urls: 'a.jpg' }, 'invalid_type'],
])('refuses %s and names the field', async (_, changes, code) => {
  const response = await post({ ...applicationForm(), ...changes });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const errors = Object.keys(changes).map((field) => ({ field, code }));
  expect(await response.json()).toMatchObject({ status: 422, code: 'validation_failed', errors });
});

test.each<[string, string, Record<string, string>, number]>([
  ['half a document', '{"name":', {}, 400],
  ['a list', '[]', {}, 422],
  ['nothing', '', {}, 400],
  ['null', 'null', {}, 422],
  ['a form post', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a large body', JSON.stringify({ message: 'x'.repeat(70_000) }), {}, 413],
  ['a prototype', '{"__proto__":{"x":1}}', {}, 400],
  ['an empty key', JSON.stringify(applicationForm()), { 'idempotency-key': '' }, 422],
  ['a key with blanks', JSON.stringify(applicationForm()), { 'idempotency-key': 'a b' }, 422],
])('answers %s with a clear 4xx', async (_, body, headers, status) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, code: expect.any(String), requestId: expect.any(String) });
});

test('says nothing of an applicant in its log', () => {
  const log = app.logLines.join('');
  expect(log).toContain('/api/applications');
  for (const secret of ['Ada', 'ada@creator.example', '600 700', 'Warsaw', '@ada']) expect(log).not.toContain(secret);
});
