import { expect, test } from '@jest/globals';
import { applicationDetailSchema, endpoints, noteSchema } from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';
import { threeStaff, type Person } from './three-staff.ts';

const app = useIntakeApp();

const { ada, ben, mia, call, streamOf } = threeStaff(app);
const add = (id: string, text: string) => call(`${id}/notes`, { method: 'POST', body: { text } });

test('notes are kept in order under their author, and counted', async () => {
  const id = await store(app.database);
  for (const text of ['first', ' second\nline '])
    expect(noteSchema.parse((await add(id, text)).body)).toMatchObject({ author_id: ada.sub, text: text.trim() });
  const { note_count, notes } = applicationDetailSchema.parse((await call(id)).body);
  expect([note_count, ...notes.map(({ text }) => text)]).toEqual([2, 'first', 'second\nline']);
  for (const wrong of [' ', 'x'.repeat(2_001)]) expect((await add(id, wrong)).status).toBe(422);
});

test('an author edits and removes her note: the history keeps that it was, and no word of it', async () => {
  const id = await store(app.database);
  const note = (await add(id, 'the first wording')).body.id;
  const edited = await call(`${id}/notes/${note}`, { method: 'PATCH', body: { text: 'another wording' } });
  expect(endpoints.editNote.response.parse(edited.body)).toMatchObject({ text: 'another wording', author_id: ada.sub });
  expect((await streamOf(id)).notes.map(({ text, edited_at }) => [text, edited_at !== null])).toEqual([
    ['another wording', true],
  ]);
  expect((await call(`${id}/notes/${note}`, { method: 'DELETE' })).status).toBe(200);
  const { entries } = await streamOf(id);
  expect(entries.slice(0, 3).map(({ kind, staff_id, detail }) => [kind, staff_id, detail])).toEqual([
    ['note_removed', ada.sub, { note }],
    ['note_edited', ada.sub, { note }],
    ['note_added', ada.sub, { note }],
  ]);
  const rows = await app.database.query('SELECT * FROM application_events WHERE application_id = $1', [id]);
  expect(JSON.stringify([await streamOf(id), rows])).not.toContain('wording');
  expect((await call(`${id}/notes/${note}`, { method: 'DELETE' })).status).toBe(404);
});

test('the notes of others are changed by those who manage applications alone', async () => {
  const id = await store(app.database);
  const note = (await add(id, 'mine')).body.id;
  const change = (by: Person, method: string, of = id) =>
    call(`${of}/notes/${note}`, { method, by, ...(method === 'PATCH' && { body: { text: 'theirs' } }) });
  expect((await change(ben, 'PATCH')).status).toBe(403);
  expect((await change(ben, 'DELETE')).status).toBe(403);
  expect((await change(ada, 'PATCH', await store(app.database))).status).toBe(404);
  expect((await streamOf(id)).notes.map(({ text }) => text)).toEqual(['mine']);
  expect((await change(mia, 'PATCH')).status).toBe(200);
  expect((await change(mia, 'DELETE')).status).toBe(200);
});
