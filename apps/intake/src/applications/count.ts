import type { ApplicationFilter } from '@blue-peony/contracts';
import type { DataSource } from 'typeorm';
import { hits, narrowing, searching, SqlValues, walkedText, whereAll, withText } from './filter.ts';
import { orderBy, type Total } from './order.ts';

type Explained = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }];

export function expectedRows(database: DataSource, filter: ApplicationFilter): Promise<number> {
  const values = new SqlValues();
  return explain(database, `SELECT FROM applications ${whereAll(narrowing(filter, values))}`, values);
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
  return { total: Math.round((row.hits / row.looked) * Math.max(expected, rows)), total_is_estimate: true };
}

async function explain(database: DataSource, query: string, values: SqlValues): Promise<number> {
  const [{ 'QUERY PLAN': explained }] = await database.query<Explained>(`EXPLAIN (FORMAT JSON) ${query}`, values.list);
  return explained[0].Plan['Plan Rows'];
}
