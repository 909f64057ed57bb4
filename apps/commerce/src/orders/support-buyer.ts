import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, type KeyRing } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { SettlePayment } from '../payments/settle-payment.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { buyersPath } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';

type Wanted = { orderId: string; staffId: string; correlationId: string };
type Mailed = Wanted & { kind: 'receipt' | 'moved' };
type Change = (manager: EntityManager, order: OrderEntity) => Promise<void>;

@Injectable()
export class SupportBuyer {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly payments: SettlePayment,
  ) {}

  /** @returns path of the buyer's page @throws AppError `not_found` unless the order is paid */
  async copyLink(orderId: string, staffId: string, keys: KeyRing): Promise<string> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'paid') throw new AppError('not_found');
    await this.orders.addEntry({ orderId, staffId, kind: 'link_copied' });
    return buyersPath(keys, order);
  }

  /** The order shows it once the provider has refunded. @throws AppError not_found, refund_failed */
  async refund({ orderId, staffId, correlationId }: Wanted): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.paymentId) throw new AppError('not_found');
    if (order.status === 'refunded') return;
    await this.payments.refund(order.paymentId, correlationId);
    await this.orders.addEntry({ orderId, staffId, kind: 'refunded' });
  }

  /** @throws AppError `not_found` unless the order is paid */
  async repeatReceipt(wanted: Wanted): Promise<void> {
    const { orderId, staffId } = wanted;
    await this.mail({ ...wanted, kind: 'receipt' }, (manager) =>
      this.orders.addEntry({ orderId, staffId, kind: 'mail_repeated' }, manager),
    );
  }

  /** Ends all links that were sent to the previous address. @throws AppError `not_found` */
  async changeAddress(wanted: Wanted, email: string): Promise<void> {
    const { orderId, staffId } = wanted;
    await this.mail({ ...wanted, kind: 'moved' }, async (manager, { email: before, secretVersion }) => {
      const secured = { secretVersion: secretVersion + 1 };
      await this.orders.update(manager, orderId, { email, previousEmail: before, ...secured });
      await this.downloads.renewLinks(manager, orderId, true);
      await this.orders.addEntry({ orderId, staffId, kind: 'address_changed', detail: before ?? '' }, manager);
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
      if (order?.status !== 'paid') throw new AppError('not_found');
      await change(manager, order);
      await tell(manager, event);
    });
  }
}
