import { Inject, Injectable } from '@nestjs/common';
import { endpoints, fillPath, type Order, type OrderFile } from '@blue-peony/contracts';
import { AppError, serviceConfig } from '@blue-peony/service-kit';
import type { CommerceConfig } from '../config.ts';
import { downloadToken } from './downloads/download-token.ts';
import { DownloadsRepository, type Link } from './downloads/downloads.repository.ts';
import { OrdersRepository } from './orders.repository.ts';

/** An order as its buyer sees it. */
@Injectable()
export class ReadOrder {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly downloads: DownloadsRepository,
    @Inject(serviceConfig) private readonly config: CommerceConfig,
  ) {}

  /** @throws AppError not_found */
  async read(id: string): Promise<Order> {
    const order = await this.orders.find(id);
    if (!order) throw new AppError('not_found');
    const { email, state: status, product, amount, currency, refunded } = order;
    const links = status === 'paid' ? await this.downloads.links(id) : [];
    const files = links.map((link) => this.file(link));
    return { id, email: email ?? '', status, product, amount, currency, refunded, files };
  }

  /** @throws AppError not_found */
  async trackPurchase(id: string): Promise<boolean> {
    if (await this.orders.trackPurchase(id)) return true;
    if (!(await this.orders.find(id))) throw new AppError('not_found');
    return false;
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
