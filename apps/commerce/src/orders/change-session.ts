import type { SessionChange } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderRecordsRepository } from '../shared/order/order-records.repository.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';

type Wanted = { orderId: string; staffId: string; change: SessionChange };

/** Changes the notes of staff about a paid session. */
@Injectable()
export class ChangeSession {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly records: OrderRecordsRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  /** @throws AppError `not_found` without a paid session, `version_conflict` */
  async change({ orderId, staffId, change }: Wanted): Promise<void> {
    if (!(await this.records.read(orderId)).session) throw new AppError('not_found');
    await this.orders.transaction(async (manager) => {
      const before = await this.sessions.change(manager, orderId, change);
      if (!before) throw new AppError('version_conflict');
      const entry = { orderId, staffId };
      if (change.contacted && !before.contacted_at)
        await this.orders.addEntry({ ...entry, kind: 'contacted' }, manager);
      if (change.scheduled_at && change.scheduled_at !== before.scheduled_at?.toISOString())
        await this.orders.addEntry({ ...entry, kind: 'scheduled', detail: change.scheduled_at }, manager);
    });
  }
}
