import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  applicationDetailSchema,
  endpoints,
  noteSchema,
  unseenNoticesEndpoints,
  type NoticeList,
} from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';
import { threeStaff, type Person } from './three-staff.ts';

const app = useIntakeApp();

const { ada, ben, mia, call, streamOf } = threeStaff(app);
const add = (id: string, text: string, mentions?: string[]) =>
  call(`${id}/notes`, { method: 'POST', body: { text, mentions } });
const noticesOf = async ({ sub }: Person): Promise<NoticeList> =>
  endpoints.listNotices.response.parse((await app.ask('notices', { by: { sub } })).body);
const see = async ({ sub }: Person, body: object) =>
  endpoints.seeNotices.response.parse((await app.ask('notices/seen', { method: 'PUT', body, by: { sub } })).body);
const assign = (id: string, to: Person | null) =>
  call(`${id}/assignee`, { method: 'PUT', body: { assignee_id: to?.sub ?? null } });
const told = async (id: string, person: Person) =>
  (await noticesOf(person)).items.filter((item) => item.application_id === id);

test('notes are kept in order under their author, and counted', async () => {
  const id = await app.seed();
  for (const text of ['first', ' second\nline '])
    expect(noteSchema.parse((await add(id, text)).body)).toMatchObject({ author_id: ada.sub, text: text.trim() });
  const { note_count, notes } = applicationDetailSchema.parse((await call(id)).body);
  expect([note_count, ...notes.map(({ text }) => text)]).toEqual([2, 'first', 'second\nline']);
  for (const wrong of [' ', 'x'.repeat(2_001)]) expect((await add(id, wrong)).status).toBe(422);
});

test('an author edits and removes her note: the history keeps that it was, and no word of it', async () => {
  const id = await app.seed();
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
  const rows = await app.sql('SELECT * FROM application_events WHERE application_id = $1', id);
  expect(JSON.stringify([await streamOf(id), rows])).not.toContain('wording');
  expect((await call(`${id}/notes/${note}`, { method: 'DELETE' })).status).toBe(404);
});

test('the notes of others are changed by those who manage applications alone', async () => {
  const id = await app.seed();
  const note = (await add(id, 'mine')).body.id;
  const change = (by: Person, method: string, of = id) =>
    call(`${of}/notes/${note}`, { method, by, ...(method === 'PATCH' && { body: { text: 'theirs' } }) });
  expect((await change(ben, 'PATCH')).status).toBe(403);
  expect((await change(ben, 'DELETE')).status).toBe(403);
  expect((await change(ada, 'PATCH', await app.seed())).status).toBe(404);
  expect((await streamOf(id)).notes.map(({ text }) => text)).toEqual(['mine']);
  expect((await change(mia, 'PATCH')).status).toBe(200);
  expect((await change(mia, 'DELETE')).status).toBe(200);
});

test('an assignment is a notice to the assignee alone, and none once it is somebody else’s', async () => {
  const id = await app.seed({ name: 'Олена' });
  await assign(id, ben);
  expect(await told(id, ben)).toMatchObject([{ kind: 'assigned', by: ada.sub, name: 'Олена', seen_at: null }]);
  await assign(id, ben);
  expect(await told(id, ben)).toHaveLength(1);
  await assign(id, mia);
  expect([await told(id, ben), await told(id, ada)]).toEqual([[], []]);
  expect(await told(id, mia)).toHaveLength(1);
  await assign(id, ada);
  expect(await told(id, ada)).toEqual([]);
});

test('a note keeps whom it mentions and tells each once, never its author', async () => {
  const id = await app.seed();
  const { body } = await add(id, '@Ben and @Ada: call her', [ben.sub, ben.sub, ada.sub]);
  expect((await streamOf(id)).notes[0]?.mentions).toEqual([ben.sub, ben.sub, ada.sub]);
  expect([await told(id, ben), await told(id, ada)]).toMatchObject([[{ kind: 'mentioned', by: ada.sub }], []]);
  const edit = (mentions: string[]) =>
    call(`${id}/notes/${body.id}`, { method: 'PATCH', body: { text: '@Ben and @Mia', mentions } });
  await edit([ben.sub, mia.sub]);
  expect([(await told(id, ben)).length, (await told(id, mia)).length]).toEqual([1, 1]);
  expect((await add(id, 'x', ['nobody'])).status).toBe(422);
});

test('one sees one’s own notices, of an application or all, and nobody else’s', async () => {
  const [first, second] = [await app.seed(), await app.seed()];
  const ann: Person = { ...ada, sub: randomUUID() };
  for (const id of [first, second]) await assign(id, ann);
  const until = new Date().toISOString();
  await see(ben, { until });
  expect((await noticesOf(ann)).unseen).toBe(2);
  expect((await see(ann, { until, application_id: first })).unseen).toBe(1);
  expect((await see(ann, { until: '2026-01-01T00:00:00Z' })).unseen).toBe(1);
  expect((await see(ann, { until })).unseen).toBe(0);
});

test('notices of a sealed application are hidden, and those of an erased one gone', async () => {
  const id = await app.seed();
  await add(id, '@Ben', [ben.sub]);
  await app.update(id, 'sealed_at = now()');
  expect(await told(id, ben)).toEqual([]);
  await app.update(id, 'sealed_at = NULL');
  const erased = await call(id, { method: 'DELETE', body: { reason: 'asked_by_applicant' } });
  expect(erased.status).toBe(200);
  expect(await app.sql('SELECT FROM staff_notices WHERE application_id = $1', id)).toEqual([]);
});

test('the gateway learns how many notices nobody has looked at for minutes', async () => {
  const dora: Person = { ...ada, sub: randomUUID() };
  for (let index = 0; index < 2; index++) await assign(await app.seed(), dora);
  const counted = async () => {
    const { body } = await app.inner('unseen-notices');
    const { items } = unseenNoticesEndpoints.countUnseenNotices.response.parse(body);
    return items.filter(({ staff_id }) => staff_id === dora.sub);
  };
  expect(await counted()).toEqual([]);
  await app.sql(`UPDATE staff_notices SET at = at - interval '3 minutes'`);
  expect(await counted()).toMatchObject([{ count: 2 }]);
  await see(dora, { until: new Date().toISOString() });
  expect(await counted()).toEqual([]);
});
