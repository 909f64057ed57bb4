import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { CommerceConfig } from '../config.ts';
import { DownloadsRepository } from '../downloads/downloads.repository.ts';
import { OrderSecrets } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';
import { OrderEntries } from '../shared/order/order-entries.ts';

type Wanted = { orderId: string; staffId: string };

/** Gives staff the link to a buyer's page, or ends all links of an order. */
@Injectable()
export class HandOutLink {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly secrets: OrderSecrets,
    private readonly entries: OrderEntries,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** @throws AppError `not_found` unless the order is paid */
  async copy({ orderId, staffId }: Wanted): Promise<string> {
    const order = await this.orders.find(orderId);
    if (order?.state !== 'paid') throw new AppError('not_found');
    await this.entries.add({ orderId, staffId, kind: 'link_copied' });
    return this.config.publicUrl + this.secrets.pathOf(order);
  }

  /** Ends every link; renewing links creates new ones. @throws AppError `not_found` unless the order is paid */
  async revoke({ orderId, staffId }: Wanted): Promise<void> {
    await this.orders.transaction(async (manager) => {
      const order = await this.orders.lock(manager, orderId);
      if (order?.state !== 'paid') throw new AppError('not_found');
      await this.orders.update(manager, orderId, { secretVersion: order.secretVersion + 1 });
      await this.downloads.revokeLinks(manager, orderId);
      await this.entries.add({ orderId, staffId, kind: 'links_revoked' }, manager);
    });
  }
}
