import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { newEvent, tell } from '@blue-peony/messaging';
import { AppError, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { DownloadsRepository } from './downloads.repository.ts';

type Wanted = { orderId: string } | { email: string };

/** A buyer's request is answered before the work and always the same: it reveals nothing about an address. */
@Injectable()
export class RenewLinks implements OnModuleDestroy {
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly downloads: DownloadsRepository,
    private readonly orders: OrdersRepository,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  async onModuleDestroy() {
    await Promise.allSettled(this.running);
  }

  request(wanted: Wanted, correlationId: string): void {
    const work = this.renew(wanted, correlationId)
      .catch((err: unknown) => this.logger.error({ err }, 'links not renewed'))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** For staff: ends every link; a reset makes new ones. @throws AppError `not_found` unless the order is paid */
  async revoke(orderId: string, staffId: string): Promise<void> {
    await this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      if (order?.status !== 'paid') throw new AppError('not_found');
      await this.orders.update(manager, orderId, { secretVersion: order.secretVersion + 1 });
      await this.downloads.revokeLinks(manager, orderId);
      await this.orders.addEntry({ orderId, staffId, kind: 'links_revoked' }, manager);
    });
  }

  /** For staff on a buyer's request: renews every link of a paid order, also working ones. @throws AppError `not_found` */
  async reset(orderId: string, staffId: string, correlationId: string): Promise<void> {
    await this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      if (order?.paymentStatus !== 'paid' || order.product !== 'digital-guide' || order.withdrawnAt)
        throw new AppError('not_found');
      await this.downloads.restoreLinks(manager, orderId, true);
      await this.downloads.renewLinks(manager, orderId, true);
      await tell(manager, renewal(orderId, correlationId));
      await this.orders.addEntry({ orderId, staffId, kind: 'links_renewed' }, manager);
    });
  }

  private async renew(wanted: Wanted, correlationId: string): Promise<void> {
    await this.orders.transaction(async (manager) => {
      for (const { id } of await this.downloads.claimRenewals(manager, wanted)) {
        await this.downloads.renewLinks(manager, id);
        await tell(manager, renewal(id, correlationId));
      }
    });
  }
}

const renewal = (aggregateId: string, correlationId: string) =>
  newEvent('commerce.download-renewed.v2', { aggregateId, correlationId, payload: {} });
