import { expect, test } from '@jest/globals';
import { endpoints, unseenNoticesEndpoints, type NoticeList } from '@blue-peony/contracts';
import { asWorker } from '@blue-peony/test-kit';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';
import { threeStaff, type Person } from './three-staff.ts';

const app = useIntakeApp();
const { ada, ben, mia, call, streamOf } = threeStaff(app);

const noticesOf = async ({ sub }: Person): Promise<NoticeList> =>
  endpoints.listNotices.response.parse(await (await app.desk('notices', { by: { sub } })).json());
const see = async ({ sub }: Person, body: object) =>
  endpoints.seeNotices.response.parse(
    await (await app.desk('notices/seen', { method: 'PUT', body, by: { sub } })).json(),
  );
const assign = (id: string, to: Person | null) =>
  call(`${id}/assignee`, { method: 'PUT', body: { assignee_id: to?.sub ?? null } });
const note = (id: string, body: object) => call(`${id}/notes`, { method: 'POST', body });
const told = async (id: string, person: Person) =>
  (await noticesOf(person)).items.filter((item) => item.application_id === id);

test('an assignment is a notice to the assignee alone, and none once it is somebody else’s', async () => {
  const id = await store(app.database, { name: 'Олена' });
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
  const id = await store(app.database);
  const { body } = await note(id, { text: '@Ben and @Ada: call her', mentions: [ben.sub, ben.sub, ada.sub] });
  expect((await streamOf(id)).notes[0]?.mentions).toEqual([ben.sub, ben.sub, ada.sub]);
  expect([await told(id, ben), await told(id, ada)]).toMatchObject([[{ kind: 'mentioned', by: ada.sub }], []]);
  const edit = (mentions: string[]) =>
    call(`${id}/notes/${body.id}`, { method: 'PATCH', body: { text: '@Ben and @Mia', mentions } });
  await edit([ben.sub, mia.sub]);
  expect([(await told(id, ben)).length, (await told(id, mia)).length]).toEqual([1, 1]);
  expect((await note(id, { text: 'x', mentions: ['nobody'] })).status).toBe(422);
});

test('one sees one’s own notices, of an application or all, and nobody else’s', async () => {
  const [first, second] = [await store(app.database), await store(app.database)];
  const ann: Person = { sub: crypto.randomUUID(), role: 'reviewer' };
  for (const id of [first, second]) await assign(id, ann);
  const until = new Date().toISOString();
  await see(ben, { until });
  expect((await noticesOf(ann)).unseen).toBe(2);
  expect((await see(ann, { until, application_id: first })).unseen).toBe(1);
  expect((await see(ann, { until: '2026-01-01T00:00:00Z' })).unseen).toBe(1);
  expect((await see(ann, { until })).unseen).toBe(0);
});

test('notices of a sealed application are hidden, and those of an erased one gone', async () => {
  const id = await store(app.database);
  await note(id, { text: '@Ben', mentions: [ben.sub] });
  await app.database.query('UPDATE applications SET sealed_at = now() WHERE id = $1', [id]);
  expect(await told(id, ben)).toEqual([]);
  await app.database.query('UPDATE applications SET sealed_at = NULL WHERE id = $1', [id]);
  const erased = await app.desk(`applications/${id}`, {
    method: 'DELETE',
    body: { reason: 'asked_by_applicant' },
    by: { role: 'owner' },
  });
  expect(erased.status).toBe(200);
  expect(await app.database.query('SELECT FROM staff_notices WHERE application_id = $1', [id])).toEqual([]);
});

test('the gateway learns how many notices nobody has looked at for minutes', async () => {
  const dora: Person = { sub: crypto.randomUUID(), role: 'reviewer' };
  for (let index = 0; index < 2; index++) await assign(await store(app.database), dora);
  const counted = async () => {
    const { path, response } = unseenNoticesEndpoints.countUnseenNotices;
    const answer = await fetch(app.url + path, { headers: await asWorker('intake') });
    return response.parse(await answer.json()).items.filter(({ staff_id }) => staff_id === dora.sub);
  };
  expect(await counted()).toEqual([]);
  await app.database.query(`UPDATE staff_notices SET at = at - interval '3 minutes'`);
  expect(await counted()).toMatchObject([{ count: 2 }]);
  await see(dora, { until: new Date().toISOString() });
  expect(await counted()).toEqual([]);
});
