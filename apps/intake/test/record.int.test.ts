import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  applicationRecordSchema,
  photoId,
  staffLookListSchema,
  type ApplicationRecord,
  type UploadedPhoto,
} from '@blue-peony/contracts';
import { jpegPhoto } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();

const sub = randomUUID();

async function call(method: string, path: string, body?: object) {
  const response = await app.desk(path, { method, body, by: { sub, role: 'owner', sid: randomUUID() } });
  return { status: response.status, text: await response.text() };
}

async function change(method: string, path: string, body?: object): Promise<ApplicationRecord> {
  return applicationRecordSchema.parse(JSON.parse((await call(method, path, body)).text));
}

const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code?: string }).code,
];

async function applicationWithPhoto(given = {}) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await jpegPhoto())], { type: 'image/jpeg' }), 'me.jpg');
  const uploaded = await fetch(`${app.url}/api/uploads`, { method: 'POST', body: form });
  const { path } = (await uploaded.json()) as UploadedPhoto;
  const id = await store(app.database, given);
  await app.database.query('UPDATE applications SET file_urls = $2 WHERE id = $1', [id, [path]]);
  await app.database.query('UPDATE uploads SET application_id = $1 WHERE path = $2', [id, path]);
  return { id, path };
}

test('a sealed application is opened, listed, found, exported and changed by nobody, and is not erased', async () => {
  const { id, path } = await applicationWithPhoto({ name: 'Sealed Person', email: 'sealed@mail.example' });
  const twin = await store(app.database, { email: 'sealed@mail.example' });
  const sealed = await change('PUT', `applications/${id}/seal`);
  expect(sealed.sealed_at).toEqual(expect.any(String));

  for (const [method, at, body] of [
    ['GET', `applications/${id}`],
    ['PATCH', `applications/${id}`, { score: 1 }],
    ['PUT', `applications/${id}/replied`, { replied: true }],
    ['POST', `applications/${id}/notes`, { text: 'x' }],
    ['GET', `photos/${photoId(path)}`],
  ] as const)
    expect([at, ...codeOf(await call(method, at, body))]).toEqual([at, 404, 'not_found']);
  for (const list of ['applications', 'applications?q=sealed', 'applications.csv', `applications/${twin}`])
    expect((await call('GET', list)).text).not.toContain('Sealed Person');
  expect(codeOf(await call('DELETE', `applications/${id}`, { reason: 'spam' }))).toEqual([409, 'application_held']);
  for (const [method, body] of [['PUT', { reason: 'spam' }], ['DELETE']] as const)
    expect(codeOf(await call(method, `applications/${id}/closing`, body))).toEqual([409, 'application_held']);
  const details = { version: sealed.version, name: 'Other' };
  expect(codeOf(await call('PATCH', `applications/${id}/details`, details))).toEqual([409, 'application_held']);
  expect(await app.store.get(path)).toBeDefined();

  // The record shows the state; an owner lifts the seal.
  expect((await change('GET', `applications/${id}/record`)).sealed_at).toBe(sealed.sealed_at);
  await change('DELETE', `applications/${id}/seal`, { reason: 'sealed_by_mistake' });
  expect((await call('GET', `applications/${id}`)).status).toBe(200);
  expect((await call('GET', `photos/${photoId(path)}`)).status).toBe(200);
});

test('an application keeps the day on which it was closed, until it is opened again', async () => {
  const id = await store(app.database);
  const { closed_at } = await change('PUT', `applications/${id}/closing`, { reason: 'signed' });
  const again = await change('PUT', `applications/${id}/closing`, { reason: 'answered_no' });
  expect(again).toMatchObject({ closed_at, closed_reason: 'answered_no' });
  expect((await call('PUT', `applications/${id}/closing`, { reason: 'time' })).status).toBe(422);
  const open = await change('DELETE', `applications/${id}/closing`);
  expect(open).toMatchObject({ closed_at: null, closed_reason: null });
});

test('an application under legal hold is not erased until the hold ends, then it is gone with its photo', async () => {
  const { id, path } = await applicationWithPhoto();
  const held = await change('PUT', `applications/${id}/hold`, { reason: 'Court file 12/26', hidden: true });
  expect(held).toMatchObject({ held_at: expect.any(String), hold_reason: 'Court file 12/26', hold_hidden: true });
  const erase = () => call('DELETE', `applications/${id}`, { reason: 'asked_by_applicant' });
  expect(codeOf(await erase())).toEqual([409, 'application_held']);
  const released = await change('DELETE', `applications/${id}/hold`);
  expect(released).toMatchObject({ held_at: null, hold_reason: null, hold_hidden: false });
  expect(await erase()).toEqual({ status: 200, text: '{}' });
  expect(codeOf(await call('GET', `applications/${id}/record`))).toEqual([404, 'not_found']);
  expect(codeOf(await call('GET', `photos/${photoId(path)}`))).toEqual([404, 'not_found']);
});

test('a correction by staff keeps what was before, and of two from the same version one is refused', async () => {
  const id = await store(app.database, { name: 'Ana' });
  const { version } = await change('GET', `applications/${id}/record`);
  const corrected = await change('PATCH', `applications/${id}/details`, {
    version,
    name: 'Anna',
    email: 'new@mail.example',
  });
  expect(corrected.corrections).toEqual([
    { at: expect.any(String), staff_id: sub, field: 'name', before: 'Ana', after: 'Anna' },
    { at: expect.any(String), staff_id: sub, field: 'email', before: expect.any(String), after: 'new@mail.example' },
  ]);
  const stale = await call('PATCH', `applications/${id}/details`, { version, name: 'Anne' });
  expect(codeOf(stale)).toEqual([409, 'version_conflict']);
  expect((await call('GET', `applications/${id}`)).text).toContain('"name":"Anna"');
});

test('everything about an applicant is handed out as a ZIP, and each photo in it is a look', async () => {
  const { id, path } = await applicationWithPhoto();
  const { status, text } = await call('GET', `applications/${id}/export?reason=asked_by_applicant`);
  expect([status, text.slice(0, 2)]).toEqual([200, 'PK']);
  const { items } = staffLookListSchema.parse(JSON.parse((await call('GET', `applications/${id}/looks`)).text));
  expect(items.map(({ what, photo }) => photo ?? what)).toEqual([path, 'opened']);
  expect((await call('GET', `applications/${id}/export`)).status).toBe(422);
});

test('owners choose what staff get by mail, and what is no choice is refused', async () => {
  expect((await call('GET', 'mail-settings')).text).toBe('{"staff_mails":"everything"}');
  expect((await call('PUT', 'mail-settings', { staff_mails: 'reference' })).status).toBe(200);
  expect((await call('GET', 'mail-settings')).text).toBe('{"staff_mails":"reference"}');
  expect((await call('PUT', 'mail-settings', { staff_mails: 'nothing' })).status).toBe(422);
});

test.each<[string, string, object | undefined]>([
  ['GET', 'record', undefined],
  ['PUT', 'closing', { reason: 'spam' }],
  ['DELETE', 'closing', undefined],
  ['PUT', 'seal', undefined],
  ['DELETE', 'seal', { reason: 'of_age' }],
  ['PUT', 'hold', { reason: 'x', hidden: false }],
  ['DELETE', 'hold', undefined],
  ['PATCH', 'details', { version: 1, name: 'x' }],
])('%s %s of an application that is not there is 404', async (method, part, body) => {
  expect(codeOf(await call(method, `applications/${randomUUID()}/${part}`, body))).toEqual([404, 'not_found']);
});
