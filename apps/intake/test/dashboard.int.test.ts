import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';
import { store } from './seed.ts';

const app = useIntakeApp();
const today = new Date();
/** In the last month: an older application may be deleted by time while the test runs. */
const at = (day: number, hours: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, day, hours));
const dayOf = (day: number) => at(day, 0).toISOString().slice(0, 10);
const range = `from=${at(1, 0).toISOString()}&to=${at(4, 0).toISOString()}`;

beforeAll(async () => {
  const answered = { first_scored_at: at(1, 11), score: 4, replied_at: at(1, 20) };
  await store(app.database, {
    created_at: at(1, 10),
    ...answered,
    country: 'Poland',
    language: 'pl',
    source: 'spring',
  });
  await store(app.database, { created_at: at(1, 23), replied_at: at(3, 0), country: 'Polska', language: 'en' });
  await store(app.database, { created_at: at(3, 1), country: 'ประเทศไทย', language: 'en', source: 'spring' });
  await store(app.database, { created_at: at(2, 1), country: 'Thailand', language: 'en', sealed_at: at(2, 2) });
});

async function read(query: string) {
  const response = await app.desk(`team?${query}`);
  return endpoints.readTeam.response.parse(await response.json());
}

test('a team reads what came in, was scored and answered, which promises it kept and how long an answer took', async () => {
  const { total } = await read(range);
  const hours = 3_600;
  expect(total).toEqual({
    received: 3,
    scored: 1,
    answered: 2,
    kept: 1,
    broken: 2,
    median_seconds: 17.5 * hours,
  });
});

test('the dashboard counts what the team does, and no sealed application', async () => {
  const response = await app.desk(`dashboard?${range}`);
  const { total, first_score, replies } = endpoints.dashboard.response.parse(await response.json());
  expect([total, first_score.count, replies.kept, replies.broken]).toEqual([3, 1, 1, 2]);
});

test('a team reads the same of each day, country, language and source, the largest first', async () => {
  const { groups } = await read(range);
  const counted = Object.entries(groups).map(([name, rows]) => [
    name,
    rows.map(({ key, received, answered }) => [key, received, answered]),
  ]);
  expect(Object.fromEntries(counted)).toEqual({
    day: [
      [dayOf(1), 2, 2],
      [dayOf(3), 1, 0],
    ],
    country: [
      ['Poland', 2, 2],
      ['Thailand', 1, 0],
    ],
    language: [
      ['en', 2, 1],
      ['pl', 1, 1],
    ],
    source: [
      ['spring', 2, 1],
      [null, 1, 1],
    ],
  });
});

test('a team reads days in the zone of its reader', async () => {
  const { groups } = await read(`${range}&time_zone=Asia/Bangkok`);
  expect(groups.day.map(({ key }) => key)).toEqual([dayOf(1), dayOf(2), dayOf(3)]);
});

test('what waits today is late, hers or nobody’s, as in the list', async () => {
  const sub = randomUUID();
  const recent = new Date();
  const mine = await store(app.database, { created_at: recent });
  await store(app.database, { created_at: recent, replied_at: recent });
  const assign = await app.desk(`applications/${mine}/assignee`, { method: 'PUT', body: { assignee_id: sub } });
  expect(assign.status).toBe(200);
  const today = endpoints.readToday.response.parse(await (await app.desk('today', { by: { sub } })).json());
  const totalOf = async (filter: string) => {
    const page = await app.desk(`applications?limit=1&${filter}`, { by: { sub } });
    return endpoints.listApplications.response.parse(await page.json()).total;
  };
  expect(today.mine).toBe(1);
  expect(today).toEqual({
    late: await totalOf('reply=late'),
    mine: await totalOf('reply=open&assigned=me'),
    unassigned: await totalOf('reply=open&assigned=none'),
    wanted: await totalOf('reply=wanted'),
    unknown_replies: 0,
  });
});

test('a member counts with each application that she scored or answered, however often', async () => {
  const sub = randomUUID();
  const id = await store(app.database);
  const change = (path: string, method: string, body: object) =>
    app.desk(`applications/${id}${path}`, { method, body, by: { sub } });
  await change('', 'PATCH', { score: 3 });
  await change('', 'PATCH', { score: 4 });
  await change('/replied', 'PUT', { replied: true });
  const { people } = await read('');
  expect(people).toContainEqual({ staff_id: sub, scored: 1, answered: 1 });
});
