import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
const today = new Date();
/** In the last month: an older application may be deleted by time while the test runs. */
const at = (day: number, hours: number) =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, day, hours));
const dayOf = (day: number) => at(day, 0).toISOString().slice(0, 10);
const range = `from=${at(1, 0).toISOString()}&to=${at(4, 0).toISOString()}`;

beforeAll(async () => {
  const answered = { first_scored_at: at(1, 11), score: 4, replied_at: at(1, 20) };
  const polish = { country: 'Poland', language: 'pl', source: 'spring' };
  const thai = { country: 'ประเทศไทย', source: 'spring', onlyfans_monthly_earnings: '$100000+' };
  await app.seed({ created_at: at(1, 10), ...answered, ...polish });
  await app.seed({ created_at: at(1, 23), replied_at: at(3, 0), country: 'Polska' });
  await app.seed({ created_at: at(3, 1), ...thai });
  await app.seed({ created_at: at(2, 1), country: 'Thailand', sealed_at: at(2, 2) });
});

const readTeam = async (query: string) => endpoints.readTeam.response.parse((await app.ask(`team?${query}`)).body);
const readDashboard = async (query: string) =>
  endpoints.dashboard.response.parse((await app.ask(`dashboard?${query}`)).body);

test('a team reads what came in, was scored and answered, which promises it kept and how long an answer took', async () => {
  const { total } = await readTeam(range);
  const median_seconds = 17.5 * 3_600;
  expect(total).toEqual({ received: 3, scored: 1, answered: 2, kept: 1, broken: 2, median_seconds });
});

test('the dashboard adds up days, languages, scores, earnings and both clocks, without sealed applications', async () => {
  const numbers = await readDashboard(range);
  expect(numbers.total).toBe(3);
  expect(numbers.per_day.map(({ day, counts }) => [day, counts.en, counts.pl])).toEqual([
    [dayOf(1), 1, 1],
    [dayOf(2), 0, 0],
    [dayOf(3), 1, 0],
  ]);
  expect(numbers.scores.filter(({ count }) => count > 0)).toEqual([
    { score: 4, count: 1 },
    { score: null, count: 2 },
  ]);
  expect(numbers.earnings.at(-1)).toEqual({ earnings: '$100000+', count: 1 });
  expect(numbers.first_score).toEqual({ count: 1, p50_seconds: 3_600, p90_seconds: 3_600 });
  expect(numbers.replies).toEqual({ kept: 1, broken: 2, open: 0, share: 1 / 3 });
});

test('the dashboard is empty where nothing came in, and looks at thirty days by itself', async () => {
  const empty = await readDashboard('from=2020-01-01T00:00:00Z&to=2020-01-02T00:00:00Z');
  expect(empty).toMatchObject({ total: 0, replies: { share: null }, first_score: { p50_seconds: null } });
  const { from, to } = await readDashboard('');
  expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000);
});

test.each([
  'from=2024-01-01T00:00:00Z',
  'from=2025-02-02T00:00:00Z&to=2025-02-01T00:00:00Z',
  'time_zone=Mars/Base',
  'time_zone=%2B02:00',
])('the dashboard refuses %s', async (query) => {
  expect((await app.desk(`dashboard?${query}`)).status).toBe(422);
});

test('a team reads the same of each day, country, language and source, the largest first', async () => {
  const { groups } = await readTeam(range);
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

test('days are counted where the reader is', async () => {
  const zone = `${range}&time_zone=Asia/Bangkok`;
  expect((await readTeam(zone)).groups.day.map(({ key }) => key)).toEqual([dayOf(1), dayOf(2), dayOf(3)]);
  const { per_day } = await readDashboard(zone);
  expect(per_day.map(({ day, counts }) => [day, counts.en])).toEqual([
    [dayOf(1), 0],
    [dayOf(2), 1],
    [dayOf(3), 1],
    [dayOf(4), 0],
  ]);
});

test('what waits today is late, hers or nobody’s, as in the list', async () => {
  const by = { sub: randomUUID() };
  const recent = new Date();
  await app.seed({ created_at: recent, assignee_id: by.sub });
  await app.seed({ created_at: recent, replied_at: recent });
  const today = endpoints.readToday.response.parse((await app.ask('today', { by })).body);
  const totalOf = async (filter: string) => {
    const { body } = await app.ask(`applications?limit=1&${filter}`, { by });
    return endpoints.listApplications.response.parse(body).total;
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
  const by = { sub: randomUUID() };
  const id = await app.seed();
  for (const score of [3, 4]) await app.desk(`applications/${id}`, { method: 'PATCH', body: { score }, by });
  await app.desk(`applications/${id}/replied`, { method: 'PUT', body: { replied: true }, by });
  expect((await readTeam('')).people).toContainEqual({ staff_id: by.sub, scored: 1, answered: 1 });
});
