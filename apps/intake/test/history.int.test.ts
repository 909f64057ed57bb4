import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';
import { threeStaff } from './three-staff.ts';

const app = useIntakeApp();

const { ada, ben, mia, call, streamOf } = threeStaff(app);
const told = async (id: string) =>
  (await streamOf(id)).entries.map(({ kind, staff_id, detail }) => [kind, staff_id, detail]);

test('the stream tells what was done to an application, by whom, the newest first', async () => {
  const id = await store(app.database);
  await call(id);
  await app.database.query(
    `INSERT INTO looks (application_id, staff_id, role, what, photo) VALUES ($1, $2, 'reviewer', 'photo', 'a.jpg')`,
    [id, ben.sub],
  );
  await call(id, { method: 'PATCH', body: { score: 3 } });
  await call(id, { method: 'PATCH', body: { score: 9 }, by: ben });
  const note = (await call(`${id}/notes`, { method: 'POST', body: { text: 'Call her' } })).body.id;
  await app.database.query(`INSERT INTO corrections (application_id, field) VALUES ($1, 'city')`, [id]);
  await call(`${id}/replied`, { method: 'PUT', body: { replied: true } });
  await call(`${id}/mails`, { method: 'POST', body: { recipient: 'applicant' }, by: mia });
  await call(`${id}/closing`, { method: 'PUT', body: { reason: 'signed' }, by: mia });
  expect(await told(id)).toEqual([
    ['closed', mia.sub, { reason: 'signed' }],
    ['mail_resent', mia.sub, { recipient: 'applicant' }],
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
  const id = await store(app.database, { created_at: day(1), first_scored_at: day(2), score: 7, replied_at: day(4) });
  const [note] = await app.database.query<[{ id: string }]>(
    'INSERT INTO notes (application_id, author_id, text, created_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [id, ben.sub, 'From long ago', day(3)],
  );
  expect(await told(id)).toEqual([
    ['replied', null, { replied: true }],
    ['note_added', ben.sub, { note: note.id }],
    ['first_scored', null, {}],
    ['submitted', null, {}],
  ]);
});

test('the history of a sealed or missing application answers 404', async () => {
  const id = await store(app.database, { sealed_at: new Date() });
  for (const none of [id, randomUUID()]) expect((await call(`${none}/stream`)).status).toBe(404);
});
