import type { ApplicationFilter } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { hits, narrowing, searching, SqlValues, walkedText, whereAll, withText } from './filter.ts';
import { orderBy, type Total } from './order.ts';

type Explained = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }];

export function expectedRows(database: DataSource, filter: ApplicationFilter): Promise<number> {
  const values = new SqlValues();
  return explain(database, `SELECT FROM applications ${whereAll(narrowing(filter, values))}`, values);
}

/** Counts are exact up to this number of rows; counting so many costs a few milliseconds. */
const countedAtMost = 25_000;

/** Exact where it is cheap: statistics can be far off while a table grows, so the planner only says where it surely is not. */
export async function countedRows(database: DataSource, filter: ApplicationFilter, expected: number): Promise<Total> {
  const estimate = { total: Math.max(expected, countedAtMost), total_is_estimate: true };
  if (expected > 2 * countedAtMost) return estimate;
  const values = new SqlValues();
  const rows = `SELECT FROM applications ${whereAll(narrowing(filter, values))} LIMIT ${countedAtMost + 1}`;
  const [{ total }] = await database.query<[{ total: number }]>(
    `SELECT count(*)::int AS total FROM (${rows}) AS counted`,
    values.list,
  );
  return total > countedAtMost ? estimate : { total, total_is_estimate: false };
}

export function expectedMatches(database: DataSource, filter: ApplicationFilter): Promise<number> {
  const values = new SqlValues();
  return explain(database, hits(filter, 'id', values), values);
}

/** Counts the matches among the newest `rows` that pass the filter, and extrapolates to all. */
export async function sampledMatches(database: DataSource, filter: ApplicationFilter, rows: number): Promise<Total> {
  const values = new SqlValues();
  const newest = `SELECT * FROM applications ${whereAll(narrowing(filter, values))} ${orderBy('newest')} LIMIT ${rows}`;
  const [[row], expected] = await Promise.all([
    database.query<[{ looked: number; hits: number }]>(
      `SELECT count(*)::int AS looked, count(*) FILTER (${whereAll(searching(filter, walkedText, values))})::int AS hits
       FROM ${withText(newest)}`,
      values.list,
    ),
    expectedRows(database, filter),
  ]);
  if (row.looked < rows) return { total: row.hits, total_is_estimate: false };
  const { total } = await countedRows(database, filter, expected);
  return { total: Math.round((row.hits / row.looked) * total), total_is_estimate: true };
}

async function explain(database: DataSource, query: string, values: SqlValues): Promise<number> {
  const [{ 'QUERY PLAN': explained }] = await database.query<Explained>(`EXPLAIN (FORMAT JSON) ${query}`, values.list);
  return explained[0].Plan['Plan Rows'];
}
