import type { CaseList, CaseQuery, MoneyCase } from '@blue-peony/contracts';
import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommerceConfig } from '../config.ts';
import { patternOf } from '../shared/pattern-of.ts';

const shown = 50;

@Injectable()
export class CasesRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  async list({ q, state }: CaseQuery): Promise<CaseList> {
    const rows = await this.read(
      `($1::text IS NULL OR found.state = $1) AND ($2::text IS NULL OR lower(found.email) LIKE $2
         OR lower(found.payment_id) LIKE $2 OR found.order_id::text LIKE $2 OR found.id::text LIKE $2)`,
      [state ?? null, patternOf(q)],
    );
    const [{ open }] = await this.database.query<[{ open: number }]>(
      `SELECT count(*)::int AS open FROM payment_cases WHERE state = 'open' AND provider = $1`,
      [this.config.provider.name],
    );
    return { items: rows.slice(0, shown), more: rows.length > shown, open };
  }

  /** Age of the oldest open case in seconds; 0 without one. */
  async oldestSeconds(): Promise<number> {
    const [{ seconds }] = await this.database.query<[{ seconds: number }]>(
      `SELECT coalesce(extract(epoch FROM now() - min(opened_at)), 0)::float8 AS seconds
       FROM payment_cases WHERE state = 'open' AND provider = $1`,
      [this.config.provider.name],
    );
    return seconds;
  }

  async show(id: string): Promise<MoneyCase> {
    const [found] = await this.read('found.id = $1', [id]);
    return found!;
  }

  private read(where: string, values: unknown[]): Promise<MoneyCase[]> {
    return this.database.query(
      `SELECT found.id, opened_at, reason, found.state, found.payment_id, payment_status, coalesce(found.email, '') AS email,
         json_build_object('amount', found.amount, 'currency', found.currency) AS paid, decided_at, note,
         CASE WHEN bought.id IS NULL THEN NULL ELSE json_build_object('id', bought.id, 'product', product, 'hours', hours,
           'amount', bought.amount, 'currency', bought.currency) END AS "order"
       FROM payment_cases found LEFT JOIN orders bought ON bought.id = found.order_id
       WHERE ${where} AND found.provider = $${values.length + 1}
       ORDER BY opened_at DESC, found.id DESC LIMIT ${shown + 1}`,
      [...values, this.config.provider.name],
    );
  }
}
