import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { BookingsRepository } from '../shared/bookings/bookings.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { WithdrawalsRepository, type StoredWithdrawal } from './withdrawals.repository.ts';

/** What follows when a withdrawal takes effect. The money is returned by staff, who have 14 days. */
@Injectable()
export class EndContract {
  constructor(
    private readonly withdrawals: WithdrawalsRepository,
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly bookings: BookingsRepository,
  ) {}

  /** The caller has locked the order. */
  async end(
    manager: EntityManager,
    { id: orderId }: OrderEntity,
    { id, receivedAt }: StoredWithdrawal,
    { correlationId, staffId }: { correlationId: string; staffId?: string },
  ) {
    await this.orders.update(manager, orderId, { withdrawnAt: receivedAt });
    await this.downloads.revokeLinks(manager, orderId);
    await this.bookings.free(manager, orderId, correlationId, staffId);
    await this.withdrawals.closeOthers(manager, orderId, id);
    await this.orders.addEntry({ orderId, staffId, kind: 'withdrawn', detail: receivedAt.toISOString() }, manager);
  }
}
