import { Inject, Injectable } from '@nestjs/common';
import { endpoints, fillPath, type Order, type OrderFile, type OrderState } from '@blue-peony/contracts';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { downloadToken } from '../downloads/download-token.ts';
import { DownloadsRepository, type Link } from '../downloads/downloads.repository.ts';
import type { OrderEntity } from '../shared/order/order.entity.ts';
import { orderReference } from '../shared/order/order-reference.ts';
import { OrderSecrets } from '../shared/order/order-secret.ts';
import { OrdersRepository } from '../shared/order/orders.repository.ts';

/** An order as its buyer sees it. The id alone reveals only its state. */
@Injectable()
export class ReadOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    private readonly secrets: OrderSecrets,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** @throws AppError not_found, also for a wrong secret */
  async read(id: string, secret: string | undefined): Promise<Order | OrderState> {
    const order = await this.find(id, secret);
    const { email, state: status, product, hours, amount, currency, refunded, paidAt } = order;
    if (secret === undefined) return { id, status, product };
    const links = status === 'paid' ? await this.downloads.links(id) : [];
    const files = links.map((link) => this.file(link));
    const paid_at = paidAt?.toISOString() ?? null;
    const reference = orderReference(id);
    const bought = { product, hours, amount, currency, refunded, paid_at };
    return { id, reference, email: email ?? '', status, ...bought, files };
  }

  /** @throws AppError not_found, also for a wrong secret */
  async trackPurchase(id: string, secret: string | undefined): Promise<boolean> {
    await this.find(id, secret);
    return secret !== undefined && this.orders.trackPurchase(id);
  }

  private async find(id: string, secret: string | undefined): Promise<OrderEntity> {
    const order = await this.orders.find(id);
    if (!order || (secret !== undefined && !this.secrets.opens(order, secret))) throw new AppError('not_found');
    return order;
  }

  private file(link: Link): OrderFile {
    const { file_type, download_count, max_downloads, expires_at, state } = link;
    return {
      file_type,
      download_count,
      max_downloads,
      expires_at: expires_at.toISOString(),
      state,
      url: fillPath(endpoints.downloadFile.path, { secure_token: downloadToken(this.config.shopKeys, link) }),
    };
  }
}
