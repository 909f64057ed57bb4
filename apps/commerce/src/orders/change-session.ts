import type { OrderRecord, SessionChange } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskRepository } from '../shared/order/order-records.repository.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';
import { SessionsRepository } from './sessions.repository.ts';

type Wanted = { orderId: string; staffId: string; change: SessionChange };

/** Changes the notes of staff about a paid session. */
@Injectable()
export class ChangeSession {
  constructor(
    private readonly orders: DeskRepository,
    private readonly sessions: SessionsRepository,
    private readonly entries: OrderEntries,
  ) {}

  /** @throws AppError `not_found` without a paid session, `version_conflict` */
  async change({ orderId, staffId, change }: Wanted): Promise<OrderRecord> {
    if (!(await this.orders.find(orderId))?.session) throw new AppError('not_found');
    await this.sessions.transaction(async (manager) => {
      const before = await this.sessions.change(manager, orderId, change);
      if (!before) throw new AppError('version_conflict');
      const entry = { orderId, staffId };
      if (change.contacted && !before.contacted_at) await this.entries.add({ ...entry, kind: 'contacted' }, manager);
      if (change.scheduled_at && change.scheduled_at !== before.scheduled_at?.toISOString())
        await this.entries.add({ ...entry, kind: 'scheduled', detail: change.scheduled_at }, manager);
    });
    return this.read(orderId);
  }

  /** @throws AppError `not_found` */
  async read(orderId: string): Promise<OrderRecord> {
    const order = await this.orders.find(orderId);
    if (!order) throw new AppError('not_found');
    return { ...order, timeline: await this.entries.of(order) };
  }
}
