import { terms } from '@blue-peony/agency';
import type { Withdrawal, WithdrawalList, WithdrawalQuery } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { orderStatus } from '../shared/order/order.entity.ts';
import { patternOf } from '../shared/pattern-of.ts';
import { referenceOf } from '../shared/order/order-reference.ts';

const shown = 50;

/** Staff must decide it, or return the money. */
const waiting = `(found.state = 'open' OR (found.state = 'withdrawn' AND EXISTS (
  SELECT 1 FROM orders WHERE id = found.order_id AND status <> 'refunded')))`;

/** Open statements about one order are one case, by the first of them. */
const isFirst = `(found.state <> 'open' OR found.order_id IS NULL OR NOT EXISTS (
  SELECT 1 FROM withdrawals earlier WHERE earlier.order_id = found.order_id AND earlier.state = 'open'
    AND (earlier.received_at, earlier.id) < (found.received_at, found.id)))`;

/** What staff see of withdrawals. */
@Injectable()
export class WithdrawalRecordsRepository {
  constructor(private readonly database: DataSource) {}

  async list({ q, state }: WithdrawalQuery): Promise<WithdrawalList> {
    const rows = await this.read(
      `($1::text IS NULL OR found.state = $1) AND ($2::text IS NULL OR lower(found.email) LIKE $2
         OR lower(name) LIKE $2 OR lower(contract) LIKE $2 OR found.id::text LIKE $2) AND ${isFirst}`,
      [state ?? null, patternOf(q)],
    );
    const [{ count }] = await this.database.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM withdrawals found WHERE ${waiting} AND ${isFirst}`,
    );
    return { items: rows.slice(0, shown), more: rows.length > shown, waiting: count };
  }

  async show(id: string): Promise<Withdrawal> {
    const [found] = await this.read('found.id = $1', [id]);
    return found!;
  }

  private read(where: string, values: unknown[]): Promise<Withdrawal[]> {
    return answerRows(
      this.database,
      `SELECT found.id, found.received_at, name, contract, found.email, source, verdict, found.state, confirmed_at,
         decided_at, note, found.received_at + interval '${terms.withdrawalDays} days' AS refund_by,
         CASE WHEN found.state <> 'open' OR found.order_id IS NULL THEN 1 ELSE (SELECT count(*)::int FROM withdrawals other
           WHERE other.order_id = found.order_id AND other.state = 'open') END AS statements,
         CASE WHEN orders.id IS NULL THEN NULL ELSE json_build_object('id', orders.id, 'reference', ${referenceOf('orders.id')},
           'status', ${orderStatus}, 'product', product, 'hours', hours, 'amount', amount, 'currency', currency,
           'refunded', refunded, 'email', coalesce(orders.email, '')) END AS "order"
       FROM withdrawals found LEFT JOIN orders ON orders.id = found.order_id
       WHERE ${where} ORDER BY found.received_at DESC, found.id DESC LIMIT ${shown + 1}`,
      values,
    );
  }
}
