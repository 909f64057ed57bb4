import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  eachOptionalText,
  type ApplicationForm,
  type ApplicationPage,
  type ApplicationReceipt,
  type Problem,
} from '@blue-peony/contracts';
import { applicationForm, until, jsonPost } from '@blue-peony/test-kit';
import { upload } from './applicant.ts';
import { startIntakeApp, useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
beforeAll(async () => {
  await app.listen();
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function submit(changes: Partial<ApplicationForm> = {}, headers: Record<string, string> = {}) {
  const response = await post(applicationForm(changes), headers);
  return { status: response.status, body: (await response.json()) as ApplicationReceipt & Problem };
}

const count = async (table: string) =>
  Number((await app.database.query<[{ count: string }]>(`SELECT count(*) FROM ${table}`))[0].count);

async function list(query = '') {
  const response = await app.desk(`applications${query}`);
  return { status: response.status, body: (await response.json()) as ApplicationPage & Problem };
}

describe('submitting an application', () => {
  test('stores how she came and her number as it is dialed, for list and export', async () => {
    const { body } = await submit({ source: 'spring-2026' });
    const item = (await list()).body.items.find(({ id }) => id === body.id);
    expect(item?.source).toBe('spring-2026');
    expect((await submit({ source: 'No Such Source' })).status).toBe(422);
    const csv = await app.desk('applications.csv');
    const lines = await csv.text();
    expect(lines).toContain('"en","spring-2026"');
    expect(lines).toMatch(/"'?\+48 600 700 800","'?\+48600700800"/);
  });

  test('stores every text that an applicant may leave out, for list and export', async () => {
    const texts = eachOptionalText((name) => `my ${name}`);
    const { body } = await submit(texts);
    expect((await list()).body.items.find(({ id }) => id === body.id)).toMatchObject(texts);
    const csv = await app.desk('applications.csv');
    const lines = await csv.text();
    for (const text of Object.values(texts)) expect(lines).toContain(text);
  });

  test('stores it, announces it and says when the assessment ends', async () => {
    const { status, body } = await submit({ name: '  Ada Peony ', message: '', tiktok: '  ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ notification: 'queued', assessment_seconds: 600 });
    expect(Date.parse(body.assessment_ready_at) - Date.parse(body.created_at)).toBe(600_000);
    const announced = () => app.events.find(({ aggregateId }) => aggregateId === body.id);
    await until(() => announced() !== undefined);
    // No personal data: the event is kept in places where erasure does not reach it.
    expect(announced()).toEqual({
      id: body.id,
      type: 'intake.application-submitted.v2',
      aggregateId: body.id,
      correlationId: expect.any(String),
      occurredAt: expect.any(String),
      payload: { language: 'en' },
    });
  });

  test('answers without waiting for a consumer that is away, and delivers when it is back', async () => {
    const away = await startIntakeApp();
    try {
      const response = await fetch(`${away.url}/api/applications`, jsonPost(applicationForm()));
      expect(await response.json()).toMatchObject({ notification: 'pending' });
      await away.listen();
      await until(() => away.events.length === 1);
    } finally {
      await away.close();
    }
  });

  test('makes one application of twenty parallel requests with one key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const file_urls = [await upload(app)];
    const before = await count('applications');
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ file_urls }, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await count('applications')) - before).toBe(1);
    const { id } = answers[0]!.body;
    await until(() => app.events.some(({ aggregateId }) => aggregateId === id));
    expect(app.events.filter(({ aggregateId }) => aggregateId === id)).toHaveLength(1);
  });

  test('marks a repeated answer, so that it costs its sender nothing', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await post(applicationForm(), key), await post(applicationForm(), key)];
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  });

  test('refuses a key that was used for something else', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await submit({ city: 'Warsaw' }, key);
    expect((await submit({ city: 'Gdynia' }, key)).body).toMatchObject({ status: 409, code: 'idempotency_mismatch' });
  });

  test('makes two applications without a key', async () => {
    const [first, second] = [await submit(), await submit()];
    expect(first.body.id).not.toBe(second.body.id);
  });

  test('claims its photos, which no second application can', async () => {
    const file_urls = [await upload(app, 'a.jpg'), await upload(app, 'b.jpg')];
    expect((await submit({ file_urls })).status).toBe(201);
    const before = await count('applications');
    expect((await submit({ file_urls: [file_urls[0]!] })).body).toMatchObject({ status: 422, code: 'unknown_upload' });
    expect(await count('applications')).toBe(before);
  });

  test('refuses photos that were never uploaded, and more than five', async () => {
    expect((await submit({ file_urls: ['1-a-b.jpg'] })).body.code).toBe('unknown_upload');
    const six = Array.from({ length: 6 }, (_, index) => `${index}.jpg`);
    expect((await submit({ file_urls: six })).body).toMatchObject({ status: 422, code: 'too_many_photos' });
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['a missing name', { name: undefined }, { field: 'name', code: 'required' }],
    ['a name of spaces', { name: '   ' }, { field: 'name', code: 'required' }],
    ['a long name', { name: 'x'.repeat(201) }, { field: 'name', code: 'too_long' }],
    ['an address without @', { email: 'ada' }, { field: 'email', code: 'invalid_email' }],
    ['a word for a phone number', { whatsapp: 'abc' }, { field: 'whatsapp', code: 'phone_invalid' }],
    ['a forged mail header', { email: 'a@b.example\r\nBcc: x@y.example' }, { field: 'email', code: 'invalid_email' }],
    [
      'earnings that nobody offered',
      { onlyfans_monthly_earnings: '$5' },
      { field: 'onlyfans_monthly_earnings', code: 'invalid_choice' },
    ],
    ['an unconfirmed age', { age_confirmed: false }, { field: 'age_confirmed', code: 'must_be_accepted' }],
    [
      'a privacy policy that never was',
      { privacy_version: '1999-01-01' },
      { field: 'privacy_version', code: expect.any(String) },
    ],
    ['an unknown language', { language: 'fr' }, { field: 'language', code: 'invalid_choice' }],
    ['an unknown field', { score: 10 }, { field: 'score', code: 'unknown_field' }],
    ['a number for a name', { name: 7 }, { field: 'name', code: 'invalid_type' }],
    ['a NUL character', { city: 'War\0saw' }, { field: 'city', code: 'invalid_characters' }],
    ['photos that are no list', { file_urls: 'a.jpg' }, { field: 'file_urls', code: 'invalid_type' }],
  ])('refuses %s and names the field', async (_, changes, error) => {
    const response = await post({ ...applicationForm(), ...changes });
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ status: 422, code: 'validation_failed', errors: [error] });
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
});

describe('the list for staff', () => {
  test('is closed to strangers, to other tokens and to spoiled ones', async () => {
    const open = async (token: string) =>
      (await fetch(`${app.url}/api/admin/applications`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect((await fetch(`${app.url}/api/admin/applications`)).status).toBe(401);
    expect(await open('nonsense')).toBe(401);
    expect(await open(await app.identity.token({ aud: 'authenticated' }))).toBe(401);
    expect(await open(await app.identity.token({ exp: 1 }))).toBe(401);
    expect(await open(await app.identity.token({ role: 'applicant' }))).toBe(401);
    expect(await open(await app.identity.token())).toBe(200);
  });

  test('pages through everything once, newest first', async () => {
    for (let index = 0; index < 5; index++) await submit({ name: `Page ${index}` });
    const total = await count('applications');
    const seen: string[] = [];
    const times: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: ApplicationPage } = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
      expect(body).toMatchObject({ total, total_is_estimate: false });
      seen.push(...body.items.map(({ id }) => id));
      times.push(...body.items.map(({ created_at }) => created_at));
      cursor = body.next_cursor;
    }
    expect(new Set(seen).size).toBe(total);
    expect(times).toEqual([...times].sort().toReversed());
  });

  test.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=nonsense', '?color=blue'])('refuses %s', async (query) => {
    expect((await list(query)).body).toMatchObject({ status: 422, code: 'validation_failed' });
  });
});

describe('scoring', () => {
  const score = (id: string, body: unknown) => app.desk(`applications/${id}`, { method: 'PATCH', body });

  test('keeps the score and answers the application', async () => {
    const { id } = (await submit()).body;
    expect(await (await score(id, { score: 8 })).json()).toMatchObject({ id, score: 8, name: 'Ada Peony' });
    expect((await list()).body.items.find((item) => item.id === id)?.score).toBe(8);
  });

  test.each([0, 11, 2.5, '8'])('refuses the score %j', async (value) => {
    const { id } = (await submit()).body;
    expect((await score(id, { score: value })).status).toBe(422);
  });
});

test('says nothing of an applicant in its log', () => {
  const log = app.logLines.join('');
  expect(log).toContain('/api/applications');
  for (const secret of ['Ada', 'ada@creator.example', '600 700', 'Warsaw', '@ada']) expect(log).not.toContain(secret);
});
