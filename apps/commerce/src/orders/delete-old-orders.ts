import { agency } from '@blue-peony/agency';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';

const batch = 500;
const ended = `date_trunc('year', now()) - make_interval(years => $1)`;

/** The retention years of tax law count from the end of the order's year. @returns whether more may be due */
export async function deleteOldOrders(database: DataSource): Promise<boolean> {
  const deleted = await database.transaction(async (manager) => {
    const orders = await queryRows<{ id: string }>(
      manager,
      `SELECT id FROM orders WHERE created_at < ${ended}
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [agency.retention.orderYears, batch],
    );
    const ids = orders.map(({ id }) => id);
    await manager.query('DELETE FROM download_links WHERE order_id = ANY($1)', [ids]);
    await manager.query('DELETE FROM sandbox_payments WHERE order_id = ANY($1)', [ids]);
    await manager.query('DELETE FROM orders WHERE id = ANY($1)', [ids]);
    const cases = await queryRows(
      manager,
      `DELETE FROM payment_cases WHERE id IN (
         SELECT id FROM payment_cases WHERE opened_at < ${ended} AND order_id IS NULL AND state <> 'open'
         ORDER BY opened_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [agency.retention.orderYears, batch],
    );
    const withdrawals = await queryRows(
      manager,
      `DELETE FROM withdrawals WHERE id IN (
         SELECT id FROM withdrawals WHERE received_at < ${ended} AND order_id IS NULL
         ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
      [agency.retention.orderYears, batch],
    );
    return Math.max(ids.length, cases.length, withdrawals.length);
  });
  return deleted === batch;
}
