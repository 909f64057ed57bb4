import { Injectable } from '@nestjs/common';
import type { ApplicationFilter } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { narrowing, searching, Values, walkedText, whereAll, withText } from './filter.ts';
import { orderBy, type Total } from './order.ts';

type Explained = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }];

@Injectable()
export class CountRepository {
  constructor(private readonly database: DataSource) {}

  /** How many the planner expects behind the filter, without its search. */
  async expected(filter: ApplicationFilter): Promise<number> {
    const values = new Values();
    const matching = `SELECT FROM applications ${whereAll(narrowing(filter, values))}`;
    const [{ 'QUERY PLAN': explained }] = await this.database.query<Explained>(
      `EXPLAIN (FORMAT JSON) ${matching}`,
      values.list,
    );
    return explained[0].Plan['Plan Rows'];
  }

  /** Counts what the search finds among the newest `rows` behind the filter, and draws from them on all. */
  async sampled(filter: ApplicationFilter, rows: number): Promise<Total> {
    const values = new Values();
    const newest = `SELECT id, search FROM applications ${whereAll(narrowing(filter, values))} ${orderBy('newest')} LIMIT ${rows}`;
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
}
