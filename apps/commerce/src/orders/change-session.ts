import type { SessionChange } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { OrderRecordsRepository } from '../shared/order/order-records.repository.ts';
import type { OrdersRepository } from '../shared/order/orders.repository.ts';
import type { SessionsRepository } from './sessions.repository.ts';

type Wanted = { orderId: string; staffId: string; change: SessionChange };

type Parts = { orders: OrdersRepository; records: OrderRecordsRepository; sessions: SessionsRepository };

/** @throws AppError `not_found` without a paid session, `version_conflict` */
export async function changeSession(
  { orders, records, sessions }: Parts,
  { orderId, staffId, change }: Wanted,
): Promise<void> {
  if (!(await records.read(orderId)).session) throw new AppError('not_found');
  await orders.transaction(async (manager) => {
    const before = await sessions.change(manager, orderId, change);
    if (!before) throw new AppError('version_conflict');
    const entry = { orderId, staffId };
    if (change.contacted && !before.contacted_at) await orders.addEntry({ ...entry, kind: 'contacted' }, manager);
    if (change.scheduled_at && change.scheduled_at !== before.scheduled_at?.toISOString())
      await orders.addEntry({ ...entry, kind: 'scheduled', detail: change.scheduled_at }, manager);
  });
}
