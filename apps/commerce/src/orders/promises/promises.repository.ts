import { Injectable } from '@nestjs/common';
import type { OrderPaid, ProductType, Promised, PromiseQuery } from '@blue-peony/contracts';
import { DataSource, type EntityManager } from 'typeorm';

type PaidOrder = { event_id: string; payload: OrderPaid['payload'] };

/** Orders whose money went back promise nothing any more, and those without an event were paid before anybody compared. */
const promising = `paid_event_id IS NOT NULL AND status = 'paid'`;

@Injectable()
export class PromisesRepository {
  constructor(private readonly database: DataSource) {}

  async list({ from, until, after, limit }: PromiseQuery): Promise<Promised[]> {
    const rows = await this.database.query<{ id: string; event_id: string; paid_at: Date; product: ProductType }[]>(
      `SELECT id, paid_event_id AS event_id, paid_at, product FROM orders
       WHERE ${promising} AND (paid_at, id) > ($1, $2) AND paid_at < $3
       ORDER BY paid_at, id LIMIT $4`,
      [from, after, until, limit],
    );
    return rows.map(({ id, event_id, paid_at, product }) => ({
      id,
      event_id,
      at: paid_at.toISOString(),
      mails: product === 'teasing-content' ? ['receipt', 'booking'] : ['receipt'],
    }));
  }

  /** What their events told. */
  paid(manager: EntityManager, ids: string[]): Promise<PaidOrder[]> {
    return manager.query(
      `SELECT paid_event_id AS event_id, json_build_object('order_id', id, 'product', product, 'hours', hours,
         'amount', amount, 'currency', currency, 'email', email, 'language', language) AS payload
       FROM orders WHERE id = ANY($1) AND ${promising}`,
      [ids],
    );
  }
}
