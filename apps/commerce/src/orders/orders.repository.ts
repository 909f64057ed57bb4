import { Injectable } from '@nestjs/common';
import type { GuideFormat, LinkState } from '@blue-peony/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { DownloadLinkEntity } from './downloads/download-link.entity.ts';
import { OrderEntity } from './order.entity.ts';

export type NewOrder = Pick<OrderEntity, 'id' | 'product' | 'hours' | 'amount' | 'currency' | 'language' | 'provider'>;

export type Link = DownloadLinkEntity & { state: LinkState };

const linkDays = 7;
const downloads = 5;

@Injectable()
export class OrdersRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  async insert(order: NewOrder): Promise<void> {
    await this.database.getRepository(OrderEntity).insert(order);
  }

  find(id: string): Promise<OrderEntity | null> {
    return this.database.getRepository(OrderEntity).findOneBy({ id });
  }

  /** Waits for whoever changes the order just now. */
  lock(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    return manager.findOne(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(manager: EntityManager, id: string, change: Partial<OrderEntity>): Promise<void> {
    await manager.update(OrderEntity, { id }, change);
  }

  /** @returns true for the one call that may report the purchase */
  async trackPurchase(id: string): Promise<boolean> {
    const [rows] = await this.database.query<[unknown[], number]>(
      `UPDATE orders SET purchase_tracked_at = now()
       WHERE id = $1 AND status = 'paid' AND purchase_tracked_at IS NULL RETURNING id`,
      [id],
    );
    return rows.length > 0;
  }

  async addLinks(manager: EntityManager, orderId: string, formats: readonly GuideFormat[]): Promise<void> {
    await manager.query(
      `INSERT INTO download_links (order_id, file_type, max_downloads, expires_at)
       SELECT $1, unnest($2::text[]), $3, now() + make_interval(days => $4)
       ON CONFLICT (order_id, file_type) DO NOTHING`,
      [orderId, formats, downloads, linkDays],
    );
  }

  async revokeLinks(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query('UPDATE download_links SET revoked_at = coalesce(revoked_at, now()) WHERE order_id = $1', [
      orderId,
    ]);
  }

  /** Gives revoked links back, with the days that the dispute has taken from them. */
  async restoreLinks(manager: EntityManager, orderId: string): Promise<void> {
    await manager.query(
      `UPDATE download_links SET expires_at = expires_at + (now() - revoked_at), revoked_at = NULL
       WHERE order_id = $1 AND revoked_at IS NOT NULL`,
      [orderId],
    );
  }

  links(orderId: string): Promise<Link[]> {
    return this.database.query(
      `SELECT *, ${stateOf} AS state FROM download_links
       WHERE order_id = $1 ORDER BY file_type DESC`,
      [orderId],
    );
  }
}

/** What the database's clock and counters say of a link. */
export const stateOf = `CASE
  WHEN revoked_at IS NOT NULL OR expires_at <= now() THEN 'expired'
  WHEN download_count >= max_downloads AND coalesce(grant_ends_at <= now(), true) THEN 'used_up'
  ELSE 'ready' END`;
