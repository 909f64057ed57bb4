import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();

const reviewer = randomUUID();

async function call(path: string, method: string, body: object) {
  const response = await app.desk(path, { method, body, by: { sub: reviewer } });
  return (await response.json()) as { id: string };
}
const entries = (id: string) =>
  app.database.query<object[]>(
    'SELECT staff_id, kind, detail FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  );

test('scores, replies and notes are kept in the history with who did each, and what was already so is not', async () => {
  const id = await store(app.database);
  for (const score of [4, 9, 9]) await call(`applications/${id}`, 'PATCH', { score });
  for (const replied of [true, true, false]) await call(`applications/${id}/replied`, 'PUT', { replied });
  const note = await call(`applications/${id}/notes`, 'POST', { text: 'Call her on Monday' });
  expect(await entries(id)).toEqual(
    [
      { kind: 'scored', detail: { from: null, to: 4 } },
      { kind: 'scored', detail: { from: 4, to: 9 } },
      { kind: 'replied', detail: { replied: true } },
      { kind: 'replied', detail: { replied: false } },
      { kind: 'note_added', detail: { note: note.id } },
    ].map((entry) => ({ ...entry, staff_id: reviewer })),
  );
});

test('of two scores at the same moment each says what it took the place of', async () => {
  const id = await store(app.database);
  await Promise.all([3, 8].map((score) => call(`applications/${id}`, 'PATCH', { score })));
  const [first, second] = (await entries(id)) as { detail: { from: number | null; to: number } }[];
  expect([first!.detail.from, second!.detail.from]).toEqual([null, first!.detail.to]);
});

test.each(['UPDATE application_events SET staff_id = NULL', 'DELETE FROM application_events'])(
  'the service itself cannot run %s',
  async (sql) => {
    await expect(app.database.query(sql)).rejects.toThrow('permission denied');
  },
);
