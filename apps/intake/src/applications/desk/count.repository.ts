import { Injectable } from '@nestjs/common';
import type { ApplicationFilter } from '@blue-peony/contracts';
import { DataSource } from 'typeorm';
import { conditions, Values, whereAll } from './filter.ts';
import { orderBy, type Total } from './order.ts';

/** Up to this many applications are counted, beyond it an estimate is good enough. */
const countedAtMost = 10_000;

const allRows = `(SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'applications'::regclass)`;

type Explained = [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }];

@Injectable()
export class CountRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts what the filter lets through, unless the planner expects more than anybody needs to know exactly. */
  async filtered(filter: ApplicationFilter): Promise<Total> {
    const values = new Values();
    const matching = `SELECT FROM applications ${whereAll(conditions(filter, values))}`;
    const [{ 'QUERY PLAN': explained }] = await this.database.query<Explained>(
      `EXPLAIN (FORMAT JSON) ${matching}`,
      values.list,
    );
    const estimate = explained[0].Plan['Plan Rows'];
    if (estimate > countedAtMost) return { total: estimate, total_is_estimate: true };
    const [{ counted }] = await this.database.query<[{ counted: number }]>(
      `SELECT count(*)::int AS counted FROM (${matching} LIMIT ${countedAtMost + 1}) AS first_rows`,
      values.list,
    );
    return counted > countedAtMost
      ? { total: Math.max(estimate, counted), total_is_estimate: true }
      : { total: counted, total_is_estimate: false };
  }

  /** Counts among the newest `rows`, and draws from them on all. */
  async walked(filter: ApplicationFilter, rows: number): Promise<Total> {
    const values = new Values();
    const newest = `SELECT * FROM applications ${orderBy('newest')} LIMIT ${rows}`;
    const [row] = await this.database.query<[{ walked: number; hits: number; all: number }]>(
      `SELECT count(*)::int AS walked, count(*) FILTER (${whereAll(conditions(filter, values))})::int AS hits,
              ${allRows} AS all
       FROM (${newest}) AS walked`,
      values.list,
    );
    if (row.walked < rows) return { total: row.hits, total_is_estimate: false };
    const share = row.hits / row.walked;
    return { total: Math.round(share * Math.max(row.all, row.walked)), total_is_estimate: true };
  }
}
