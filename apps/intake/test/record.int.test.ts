import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  applicationPageSchema,
  applicationRecordSchema,
  bulkLimit,
  photoId,
  staffLookListSchema,
  type ApplicationRecord,
} from '@blue-peony/contracts';
import { upload } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();

const sub = randomUUID();

async function call(method: string, path: string, body?: object) {
  const response = await app.desk(path, { method, body, by: { sub, role: 'owner', sid: randomUUID() } });
  return { status: response.status, text: await response.text() };
}
const json = async (...given: Parameters<typeof call>): Promise<unknown> => JSON.parse((await call(...given)).text);

async function change(method: string, path: string, body?: object): Promise<ApplicationRecord> {
  return applicationRecordSchema.parse(await json(method, path, body));
}

const codeOf = ({ status, text }: { status: number; text: string }) => [
  status,
  (JSON.parse(text) as { code?: string }).code,
];

async function applicationWithPhoto(given = {}) {
  const path = await upload(app);
  const id = await app.seed({ ...given, file_urls: [path] });
  await app.sql('UPDATE uploads SET application_id = $1 WHERE path = $2', id, path);
  return { id, path };
}

test('a sealed application is listed, found and exported by nobody, is not erased, and no photo of it is shown', async () => {
  const { id, path } = await applicationWithPhoto({ name: 'Sealed Person', email: 'sealed@mail.example' });
  const twin = await app.seed({ email: 'sealed@mail.example' });
  const sealed = await change('PUT', `applications/${id}/seal`);
  expect(sealed.sealed_at).toEqual(expect.any(String));

  expect(codeOf(await call('GET', `photos/${photoId(path)}`))).toEqual([404, 'not_found']);
  for (const list of ['applications', 'applications?q=sealed', 'applications.csv', `applications/${twin}`])
    expect((await call('GET', list)).text).not.toContain('Sealed Person');
  expect(codeOf(await call('DELETE', `applications/${id}`, { reason: 'spam' }))).toEqual([409, 'application_held']);
  expect(await app.store.get(path)).toBeDefined();

  // The record shows the state; an owner lifts the seal.
  expect((await change('GET', `applications/${id}/record`)).sealed_at).toBe(sealed.sealed_at);
  await change('DELETE', `applications/${id}/seal`, { reason: 'sealed_by_mistake' });
  expect((await call('GET', `applications/${id}`)).status).toBe(200);
  expect((await call('GET', `photos/${photoId(path)}`)).status).toBe(200);
});

test('an application keeps the day on which it was closed, until it is opened again', async () => {
  const id = await app.seed();
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
  const id = await app.seed({ name: 'Ana' });
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
  const { items } = staffLookListSchema.parse(await json('GET', `applications/${id}/looks`));
  expect(items.map(({ what, photo }) => photo ?? what)).toEqual([path, 'opened']);
  expect((await call('GET', `applications/${id}/export`)).status).toBe(422);
});

test('owners choose what staff get by mail, and what is no choice is refused', async () => {
  expect((await call('GET', 'mail-settings')).text).toBe('{"staff_mails":"everything"}');
  expect((await call('PUT', 'mail-settings', { staff_mails: 'reference' })).status).toBe(200);
  expect((await call('GET', 'mail-settings')).text).toBe('{"staff_mails":"reference"}');
  expect((await call('PUT', 'mail-settings', { staff_mails: 'nothing' })).status).toBe(422);
});

const close = (ids: readonly string[]) => call('POST', 'applications/closings', { ids, reason: 'spam' });

test('selected applications are closed as spam with their history; a closed or sealed one stays as it is', async () => {
  const open = [await app.seed(), await app.seed()];
  const sealed = await app.seed({ sealed_at: new Date() });
  const signed = await app.seed({ closed_at: new Date('2026-01-02T03:04:05Z'), closed_reason: 'signed' });
  const all = [...open, sealed, signed, randomUUID()];

  const { closed } = JSON.parse((await close(all)).text) as { closed: string[] };
  expect(closed.toSorted()).toEqual(open.toSorted());
  const reasons = await app.sql('SELECT id, closed_reason AS reason FROM applications WHERE id = ANY ($1)', all);
  for (const id of open) expect(reasons).toContainEqual({ id, reason: 'spam' });
  expect(reasons).toContainEqual({ id: sealed, reason: null });
  expect(reasons).toContainEqual({ id: signed, reason: 'signed' });
  const history = await app.sql(
    'SELECT application_id AS id, staff_id AS by, kind, detail FROM application_events WHERE application_id = ANY ($1)',
    all,
  );
  expect(history).toHaveLength(2);
  for (const id of open) expect(history).toContainEqual({ id, by: sub, kind: 'closed', detail: { reason: 'spam' } });
  expect((await close(all)).text).toBe('{"closed":[]}');

  const page = applicationPageSchema.parse(await json('GET', `applications?ids=${[...open, sealed].join(',')}`));
  expect(page.items.map(({ id, closed_reason }) => [id, closed_reason]).toSorted()).toEqual(
    open.map((id) => [id, 'spam']).toSorted(),
  );
});

test('an export of selected applications holds those and no other', async () => {
  const wanted = [await app.seed({ name: 'First Wanted' }), await app.seed({ name: 'Second Wanted' })];
  await app.seed({ name: 'Not Wanted' });
  const csv = (await call('GET', `applications.csv?ids=${wanted.join(',')}`)).text;
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).not.toContain('Not Wanted');
});

test('one call acts on a hundred applications at most, each named by its id', async () => {
  const many = Array.from({ length: bulkLimit + 1 }, () => randomUUID());
  expect((await close(many)).status).toBe(422);
  expect((await close([])).status).toBe(422);
  expect((await call('GET', `applications?ids=${many.join(',')}`)).status).toBe(422);
  expect((await call('GET', 'applications?ids=1,2')).status).toBe(422);
});
