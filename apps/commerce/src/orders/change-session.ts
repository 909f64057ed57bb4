import type { SessionChange } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import type { OrderRecordsRepository } from '../shared/order/order-records.repository.ts';
import type { OrdersRepository } from '../shared/order/orders.repository.ts';

type Wanted = { orderId: string; staffId: string; change: SessionChange };

type Before = { contacted_at: Date | null; scheduled_at: Date | null };
type Parts = { orders: OrdersRepository; records: OrderRecordsRepository };

/** @throws AppError `not_found` without a paid session, `version_conflict` */
export async function changeSession({ orders, records }: Parts, { orderId, staffId, change }: Wanted): Promise<void> {
  if (!(await records.read(orderId)).session) throw new AppError('not_found');
  await orders.transaction(async (manager) => {
    const before = await changeRow(manager, orderId, change);
    if (!before) throw new AppError('version_conflict');
    const entry = { orderId, staffId };
    if (change.contacted && !before.contacted_at) await orders.addEntry({ ...entry, kind: 'contacted' }, manager);
    if (change.scheduled_at && change.scheduled_at !== before.scheduled_at?.toISOString())
      await orders.addEntry({ ...entry, kind: 'scheduled', detail: change.scheduled_at }, manager);
  });
}

/** @returns the previous values; undefined when `version` is not the newest */
async function changeRow(manager: EntityManager, orderId: string, change: SessionChange): Promise<Before | undefined> {
  const { contacted, scheduled_at, note, outcome, version } = change;
  await manager.query('INSERT INTO order_sessions (order_id) VALUES ($1) ON CONFLICT DO NOTHING', [orderId]);
  const [before] = await manager.query<(Before & { version: number })[]>(
    'SELECT contacted_at, scheduled_at, version FROM order_sessions WHERE order_id = $1 FOR UPDATE',
    [orderId],
  );
  if (before?.version !== version) return undefined;
  // The buyer has booked this time: she moves it, or staff with her.
  if (scheduled_at !== undefined && (await isBooked(manager, orderId))) throw new AppError('version_conflict');
  await manager.query(
    `UPDATE order_sessions SET version = version + 1,
       contacted_at = CASE WHEN $2::boolean IS NULL THEN contacted_at WHEN $2 THEN coalesce(contacted_at, now()) END,
       scheduled_at = CASE WHEN $3 THEN $4::timestamptz ELSE scheduled_at END, note = coalesce($5, note),
       outcome = CASE WHEN $6 THEN $7 ELSE outcome END
     WHERE order_id = $1`,
    [
      orderId,
      contacted ?? null,
      scheduled_at !== undefined,
      scheduled_at ?? null,
      note ?? null,
      outcome !== undefined,
      outcome ?? null,
    ],
  );
  return before;
}

async function isBooked(manager: EntityManager, orderId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`SELECT 1 FROM bookings WHERE order_id = $1 AND state = 'booked'`, [
    orderId,
  ]);
  return rows.length > 0;
}
