import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationPageSchema, type DeskApplication } from '@blue-peony/contracts';
import { startIntakeApp, type IntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

let app: IntakeApp;
beforeAll(async () => {
  app = await startIntakeApp();
});
afterAll(() => app.close());

async function call(path: string, method = 'GET'): Promise<Response> {
  return fetch(`${app.url}/api/admin/applications${path}`, {
    method,
    headers: { authorization: `Bearer ${await app.identity.token()}` },
  });
}
const list = async (query = ''): Promise<DeskApplication[]> =>
  applicationPageSchema.parse(await (await call(query)).json()).items;
const markOf = async (id: string) => (await list()).find((item) => item.id === id)?.spam;

async function marked(id: string, reason: string): Promise<void> {
  for (let left = 200; left > 0 && (await markOf(id)) !== reason; left--) await sleep(50);
  expect(await markOf(id)).toBe(reason);
}

test('obvious spam is marked soon after it came in, stays in the list, and is filtered by its mark', async () => {
  const honest = await store(app.database, { name: 'Ng', email: 'ng@mail.example', whatsapp: '+66811111111' });
  const spam = await store(app.database, {
    name: 'cheap-pills.shop',
    email: 'p@mail.example',
    whatsapp: '+1555000111',
  });
  await marked(spam, 'link_in_name');
  expect(await markOf(honest)).toBeNull();
  expect((await list('?spam=marked')).map(({ id }) => id)).toEqual([spam]);
  expect((await list('?spam=clean')).map(({ id }) => id)).toEqual([honest]);
});

test('the fourth application from one address within an hour is marked, whatever its phone', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 4; index++) {
    ids.push(await store(app.database, { email: 'Same@mail.example', whatsapp: `+4860000000${index}` }));
    // Two rows of the same millisecond have no order.
    await sleep(5);
  }
  await marked(ids[3]!, 'many_from_address');
  expect(await Promise.all(ids.slice(0, 3).map(markOf))).toEqual([null, null, null]);
});

test('a mark of spam is taken back for good, and both are in the history', async () => {
  const id = await store(app.database, { name: 'aaaaaa', email: 'a@mail.example', whatsapp: '+1555000112' });
  await marked(id, 'nonsense');
  expect((await call(`/${id}/spam-mark`, 'DELETE')).status).toBe(200);
  expect(await markOf(id)).toBeNull();
  await app.database.query(`UPDATE applications SET city = 'Elsewhere', updated_at = now() WHERE id = $1`, [id]);
  for (let left = 200; left > 0 && (await list('?q=elsewhere')).length === 0; left--) await sleep(50);
  expect(await markOf(id)).toBeNull();
  const events = await app.database.query<{ kind: string; detail: object }[]>(
    'SELECT kind, detail FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  );
  expect(events).toEqual([
    { kind: 'marked_spam', detail: { reason: 'nonsense' } },
    { kind: 'unmarked_spam', detail: {} },
  ]);
});

test('an application without a mark of spam has none to take back', async () => {
  const id = await store(app.database, { name: 'Li', email: 'li@mail.example', whatsapp: '+1555000113' });
  expect((await call(`/${id}/spam-mark`, 'DELETE')).status).toBe(404);
});
