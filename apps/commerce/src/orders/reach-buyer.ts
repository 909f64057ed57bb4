import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';

type Wanted = { orderId: string; staffId: string; correlationId: string };
type Mailed = Wanted & { kind: 'receipt' | 'moved' };
type Change = (manager: EntityManager, order: OrderEntity) => Promise<void>;

/** Sends a buyer's receipt again, to the same or to a corrected address. */
@Injectable()
export class ReachBuyer {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly entries: OrderEntries,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @throws AppError `not_found` unless the order is paid */
  async repeatReceipt(wanted: Wanted): Promise<void> {
    const { orderId, staffId } = wanted;
    await this.mail({ ...wanted, kind: 'receipt' }, (manager) =>
      this.entries.add({ orderId, staffId, kind: 'mail_repeated' }, manager),
    );
  }

  /** Ends all links that were sent to the previous address. @throws AppError `not_found` */
  async changeAddress(wanted: Wanted, email: string): Promise<void> {
    const { orderId, staffId } = wanted;
    await this.mail({ ...wanted, kind: 'moved' }, async (manager, { email: before, secretVersion }) => {
      const secured = { secretVersion: secretVersion + 1 };
      await this.orders.update(manager, orderId, { email, previousEmail: before, ...secured });
      await this.downloads.renewLinks(manager, orderId, true);
      await this.entries.add({ orderId, staffId, kind: 'address_changed', detail: before ?? '' }, manager);
    });
  }

  private async mail({ orderId, correlationId, kind }: Mailed, change: Change): Promise<void> {
    const event = newEvent('commerce.order-mail-requested.v1', {
      aggregateId: orderId,
      correlationId,
      payload: { kind },
    });
    await this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      if (order?.state !== 'paid') throw new AppError('not_found');
      await change(manager, order);
      await this.outbox.add(manager, event);
    });
    void this.relay.dispatch(event);
  }
}
