import { expect, test } from '@jest/globals';
import { useIntakeApp } from './intake-app.ts';
import { threeStaff } from './three-staff.ts';

const app = useIntakeApp();

const { ada, ben, mia, call, streamOf } = threeStaff(app);
const told = async (id: string) =>
  (await streamOf(id)).entries.map(({ kind, staff_id, detail }) => [kind, staff_id, detail]);
const score = (id: string, given: number, by = ada) => call(id, { method: 'PATCH', body: { score: given }, by });
const mark = (id: string, replied: boolean) => call(`${id}/replied`, { method: 'PUT', body: { replied } });

test('the stream tells what was done to an application, by whom, the newest first, and not what was already so', async () => {
  const id = await app.seed();
  await call(id);
  await app.sql(
    `INSERT INTO looks (application_id, staff_id, role, what, photo) VALUES ($1, $2, 'reviewer', 'photo', 'a.jpg')`,
    id,
    ben.sub,
  );
  await score(id, 3);
  for (const _ of [1, 2]) await score(id, 9, ben);
  const note = (await call(`${id}/notes`, { method: 'POST', body: { text: 'Call her' } })).body.id;
  await app.sql(`INSERT INTO corrections (application_id, field) VALUES ($1, 'city')`, id);
  for (const replied of [true, true, false]) await mark(id, replied);
  await call(`${id}/mails`, { method: 'POST', body: { recipient: 'applicant' }, by: mia });
  await call(`${id}/closing`, { method: 'PUT', body: { reason: 'signed' }, by: mia });
  expect(await told(id)).toEqual([
    ['closed', mia.sub, { reason: 'signed' }],
    ['mail_resent', mia.sub, { recipient: 'applicant' }],
    ['replied', ada.sub, { replied: false }],
    ['replied', ada.sub, { replied: true }],
    ['corrected', null, { field: 'city' }],
    ['note_added', ada.sub, { note }],
    ['scored', ben.sub, { from: 3, to: 9 }],
    ['scored', ada.sub, { from: null, to: 3 }],
    ['photo_opened', ben.sub, { photo: 'a.jpg' }],
    ['opened', ada.sub, {}],
    ['submitted', null, {}],
  ]);
});

test('the stream of an application from before the history tells what its rows know', async () => {
  const day = (number: number) => new Date(Date.UTC(2026, 4, number));
  const id = await app.seed({ created_at: day(1), first_scored_at: day(2), score: 7, replied_at: day(4) });
  const note = await app.one<{ id: string }>(
    `INSERT INTO notes (application_id, author_id, text, created_at) VALUES ($1, $2, 'Old', $3) RETURNING id`,
    id,
    ben.sub,
    day(3),
  );
  expect(await told(id)).toEqual([
    ['replied', null, { replied: true }],
    ['note_added', ben.sub, { note: note.id }],
    ['first_scored', null, {}],
    ['submitted', null, {}],
  ]);
});

test('of two scores at the same moment each says what it took the place of', async () => {
  const id = await app.seed();
  await Promise.all([score(id, 3), score(id, 8, ben)]);
  const [first, second] = (await app.historyOf(id)) as { detail: { from: number | null; to: number } }[];
  expect([first!.detail.from, second!.detail.from]).toEqual([null, first!.detail.to]);
});

test.each(['UPDATE application_events SET staff_id = NULL', 'DELETE FROM application_events'])(
  'the service itself cannot run %s',
  async (sql) => {
    await expect(app.sql(sql)).rejects.toThrow('permission denied');
  },
);
