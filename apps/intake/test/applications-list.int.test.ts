import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  applicationPageSchema,
  applicationQuerySchema,
  applicationSorts,
  type ApplicationPage,
  type Problem,
} from '@blue-peony/contracts';
import { intakeDatabase } from '@blue-peony/intake';
import { ListRepository } from '@blue-peony/intake/desk-queries';
import { databaseOptions } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { expectedRows } from '../src/applications/count.ts';
import { useIntakeApp } from './intake-app.ts';

const app = useIntakeApp();
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

beforeAll(async () => {
  const people = [
    { name: 'Łucja Nowak', city: 'Łódź', country: 'Poland', language: 'pl', score: 9 },
    { name: 'Олена Шевченко', city: 'Київ', country: 'Україна', language: 'ukr', score: 3 },
    { name: 'สมหญิง ใจดี', city: 'Bangkok', country: 'Thailand', language: 'th', score: null },
    { name: 'Anna Nowak', instagram: '@anna_100%', language: 'en', score: 9, replied_at: ago(1) },
    { name: 'Ann Bell', email: 'bell@mail.example', language: 'en', score: null, assessment_result: 'rejected' },
    { name: 'Zoë King', onlyfans_monthly_earnings: '$100000+', language: 'de', score: 3 },
  ];
  // some of them far apart, because a search goes through periods of a few days
  const ages = [10, 20, 30, 40, 900, 2_400];
  for (const [index, person] of people.entries())
    await app.seed({ city: 'Gdynia', country: 'Chile', ...person, created_at: ago(ages[index]!) });
});

const list = (query: Record<string, string | number> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return app.ask<ApplicationPage & Problem>(`applications?${search}`);
};
const names = async (query: Record<string, string | number>) => {
  const page = applicationPageSchema.parse((await list(query)).body);
  expect(page).toMatchObject({ total: page.items.length, total_is_estimate: false });
  return page.items.map(({ name }) => name.split(' ')[0]);
};

describe('search finds', () => {
  test.each([
    ['a part of a name, in any case', 'NOWA', ['Łucja', 'Anna']],
    ['a name without its accents', 'lucja', ['Łucja']],
    ['a name with accents that it has not', 'zoe', ['Zoë']],
    ['a city without accents', 'lodz', ['Łucja']],
    ['Cyrillic letters', 'шевч', ['Олена']],
    ['Cyrillic capitals', 'ОЛЕНА', ['Олена']],
    ['two Cyrillic letters', 'ев', ['Олена']],
    ['Thai letters', 'หญิง', ['สมหญิง']],
    ['an e-mail', 'bell@mail', ['Ann']],
    ['a handle', 'anna_100', ['Anna']],
    ['a country', 'thai', ['สมหญิง']],
    ['all words, in any order', 'nowak anna', ['Anna']],
    ['two letters where a word begins', 'an', ['Anna', 'Ann']],
    ['nothing inside a word for two letters', 'ow', []],
    ['a per cent sign as itself', '0%', []],
    ['an underscore as itself', 'anna_1', ['Anna']],
    ['a backslash as itself', 'anna\\', []],
    ['nobody', 'qqqqq', []],
  ])('%s', async (_, q, found) => {
    expect(await names({ q })).toEqual(found);
  });
});

describe('a filter lets through', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['a language', { language: 'th' }, ['สมหญิง']],
    ['one score', { score: '9' }, ['Łucja', 'Anna']],
    ['everything scored', { score: 'scored' }, ['Łucja', 'Олена', 'Anna', 'Zoë']],
    ['everything unscored', { score: 'unscored' }, ['สมหญิง', 'Ann']],
    ['earnings', { earnings: '$100000+' }, ['Zoë']],
    ['a result', { result: 'rejected' }, ['Ann']],
    ['what was replied to', { reply: 'replied' }, ['Anna']],
    ['what waits for a reply', { reply: 'open' }, ['Łucja', 'Олена', 'สมหญิง', 'Ann', 'Zoë']],
    ['what waits for longer than a day', { reply: 'late' }, ['สมหญิง', 'Ann', 'Zoë']],
    ['a time', { from: ago(35).toISOString(), to: ago(15).toISOString() }, ['Олена', 'สมหญิง']],
    ['a search, too', { q: 'nowak', score: '9', language: 'pl' }, ['Łucja']],
  ])('%s', async (_, query, found) => {
    expect(await names(query)).toEqual(found);
  });
});

test('sorts by score with the unscored last, both ways', async () => {
  expect(await names({ sort: 'score_high' })).toEqual(['Łucja', 'Anna', 'Олена', 'Zoë', 'สมหญิง', 'Ann']);
  expect(await names({ sort: 'score_low' })).toEqual(['Zoë', 'Олена', 'Anna', 'Łucja', 'Ann', 'สมหญิง']);
  expect(await names({ sort: 'oldest' })).toEqual(['Zoë', 'Ann', 'Anna', 'สมหญิง', 'Олена', 'Łucja']);
});

test.each([...applicationSorts])('pages through everything once, sorted by %s, searched or not', async (sort) => {
  for (const narrowed of [{}, { q: 'a' }, { q: 'nowak' }, { q: 'gdynia' }]) {
    const whole = (await list({ ...narrowed, sort })).body;
    const seen: string[] = [];
    for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 10; pages++) {
      const { body }: { body: ApplicationPage } = await list({
        ...narrowed,
        sort,
        limit: 2,
        ...(cursor && { cursor }),
      });
      expect(body.total).toBe(whole.total);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(whole.items.map(({ id }) => id));
  }
});

test.each(['newest', 'oldest'] as const)('a search by %s finds the same when it goes through periods', async (sort) => {
  // As with a word that the planner takes for frequent. The list turns to periods because no walk fills this page.
  const byPeriod = Object.assign(new ListRepository(app.database), { isFrequent: async () => true });
  const whole = (await list({ q: 'gdynia', sort })).body;
  expect(whole.items.length).toBeGreaterThan(1);
  const { next_cursor } = (await list({ q: 'nowak', sort, limit: 1 })).body;
  const rest = (await list({ q: 'nowak', sort, cursor: next_cursor! })).body;
  for (const [query, { items, total }] of [
    [{ q: 'gdynia', sort }, whole],
    [{ q: 'nowak', sort, cursor: next_cursor! }, rest],
  ] as const) {
    const found = await byPeriod.page(applicationQuerySchema.parse(query));
    expect(found).toMatchObject({ total, total_is_estimate: false });
    expect(found.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  }
});

test('a count is exact also while the statistics of a growing table are far off', async () => {
  const many = 10_500;
  // Only their owner may have tables analyzed.
  const owner = await new DataSource(databaseOptions({ ...intakeDatabase, url: app.ownerUrl })).initialize();
  const runner = owner.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `INSERT INTO applications SELECT made.*
     FROM (SELECT to_jsonb(applications) AS one FROM applications LIMIT 1) AS first, generate_series(1, ${many}) AS number,
       jsonb_populate_record(NULL::applications, one || jsonb_build_object('id', md5(number::text))) AS made`,
  );
  await runner.query('ANALYZE applications');
  // Old versions of the rows take room too, from which the planner concludes how many there are.
  await runner.query('UPDATE applications SET message = message');
  const filter = applicationQuerySchema.parse({});
  expect(await expectedRows(runner as never, filter)).toBeGreaterThan(1.3 * many);
  const [{ total }] = await runner.query('SELECT count(*)::int AS total FROM applications');
  expect(await new ListRepository(runner as never).page(filter)).toMatchObject({ total, total_is_estimate: false });
  await runner.rollbackTransaction();
  await runner.release();
  await owner.destroy();
});

test('refuses a cursor of another order, and filters that there are not', async () => {
  const { next_cursor } = (await list({ limit: 1 })).body;
  const wrong: Record<string, string>[] = [
    { cursor: next_cursor!, sort: 'oldest' },
    { cursor: 'bnVsbA' },
    { score: '11' },
    { language: 'fr' },
    { from: 'yesterday' },
    { q: 'x'.repeat(101) },
    { q: 'a\0b' },
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
    { color: 'blue' },
  ];
  for (const query of wrong) expect((await list(query)).body).toMatchObject({ status: 422, code: 'validation_failed' });
});
