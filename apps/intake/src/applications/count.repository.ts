import { Injectable } from '@nestjs/common';
import type { ApplicationFilter } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { SearchIndexRepository } from './search/search-index.repository.ts';
import { hits, narrowing, searching, SqlValues, walkedText, whereAll, withText } from './filter.ts';
import { orderBy, type Total } from './order.ts';

type Explained = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }];

@Injectable()
export class CountRepository {
  constructor(
    private readonly database: DataSource,
    private readonly texts: SearchIndexRepository,
  ) {}

  /** The planner's estimate of the rows that pass the filter, without its search. */
  expected(filter: ApplicationFilter): Promise<number> {
    const values = new SqlValues();
    return this.explain(`SELECT FROM applications ${whereAll(narrowing(filter, values))}`, values);
  }

  /** The planner's estimate of the rows that pass the filter and its search. */
  async expectedMatches(filter: ApplicationFilter): Promise<number> {
    const values = new SqlValues();
    return this.explain(hits(filter, 'id', await this.texts.filledUntil(), values), values);
  }

  /** Counts the matches among the newest `rows` that pass the filter, and extrapolates to all. */
  async sampled(filter: ApplicationFilter, rows: number): Promise<Total> {
    const values = new SqlValues();
    const newest = `SELECT * FROM applications ${whereAll(narrowing(filter, values))} ${orderBy('newest')} LIMIT ${rows}`;
    const [[row], expected] = await Promise.all([
      this.database.query<[{ looked: number; hits: number }]>(
        `SELECT count(*)::int AS looked, count(*) FILTER (${whereAll(searching(filter, walkedText, values))})::int AS hits
         FROM ${withText(newest)}`,
        values.list,
      ),
      this.expected(filter),
    ]);
    if (row.looked < rows) return { total: row.hits, total_is_estimate: false };
    return { total: Math.round((row.hits / row.looked) * Math.max(expected, rows)), total_is_estimate: true };
  }

  private async explain(query: string, values: SqlValues): Promise<number> {
    const [{ 'QUERY PLAN': explained }] = await this.database.query<Explained>(
      `EXPLAIN (FORMAT JSON) ${query}`,
      values.list,
    );
    return explained[0].Plan['Plan Rows'];
  }
}
