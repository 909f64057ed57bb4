import type { OrderEntry } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StoredOrder } from './order-records.repository.ts';

type NewEntry = { orderId: string; kind: OrderEntry['kind']; detail?: string; staffId?: string | undefined };
type Row = Omit<OrderEntry, 'at'> & { at: Date };

const shown = 200;

/** The history of an order: recorded entries, and facts of its payment, webhooks and cases. */
@Injectable()
export class OrderEntries {
  constructor(private readonly database: DataSource) {}

  /** @param manager the transaction of the recorded action, if it has one */
  async add({ orderId, kind, detail = '', staffId }: NewEntry, manager = this.database.manager) {
    await manager.query('INSERT INTO order_entries (order_id, kind, detail, staff_id) VALUES ($1, $2, $3, $4)', [
      orderId,
      kind,
      detail,
      staffId ?? null,
    ]);
  }

  async of({ id, payment_id }: StoredOrder): Promise<OrderEntry[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT at, kind, detail, staff_id FROM (
         SELECT created_at AS at, 'checkout' AS kind, provider AS detail, NULL::uuid AS staff_id FROM orders WHERE id = $1
         UNION ALL SELECT paid_at, 'paid', '', NULL FROM orders WHERE id = $1 AND paid_at IS NOT NULL
         UNION ALL SELECT received_at, 'webhook', concat_ws(' ', type, outcome), NULL FROM webhooks WHERE payment_id = $2
         UNION ALL SELECT opened_at, 'case', reason, NULL FROM payment_cases WHERE order_id = $1
         UNION ALL SELECT at, kind, detail, staff_id FROM order_entries WHERE order_id = $1
       ) AS entries ORDER BY at DESC LIMIT ${shown}`,
      [id, payment_id],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
