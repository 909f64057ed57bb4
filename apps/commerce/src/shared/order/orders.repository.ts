import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { queryRows } from '@blue-peony/service-kit';
import type { Money, OrderEntry, PriceRow } from '@blue-peony/contracts';
import { Repository, type EntityManager } from 'typeorm';
import { priceOf } from '../prices/prices.repository.ts';
import { reviewOf, type StoredReview } from '../reviews/reviews.repository.ts';
import { OrderEntity } from './order.entity.ts';
import { referenceOf } from './order-reference.ts';

export type NewOrder = Pick<
  OrderEntity,
  'id' | 'product' | 'hours' | 'amount' | 'currency' | 'language' | 'provider' | 'secretVersion'
>;

type NewEntry = { orderId: string; kind: OrderEntry['kind']; detail?: string; staffId?: string | undefined };

@Injectable()
export class OrdersRepository {
  constructor(@InjectRepository(OrderEntity, 'commerce') private readonly orders: Repository<OrderEntity>) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.orders.manager.transaction(work);
  }

  async insert(order: NewOrder, manager: EntityManager = this.orders.manager): Promise<void> {
    await manager.insert(OrderEntity, order);
  }

  /** What a new order costs. */
  price(of: Omit<PriceRow, 'amount'>, manager: EntityManager = this.orders.manager): Promise<Money> {
    return priceOf(of, manager);
  }

  review(id: string): Promise<StoredReview | undefined> {
    return reviewOf(this.orders.manager, id);
  }

  find(id: string): Promise<OrderEntity | null> {
    return this.orders.findOneBy({ id });
  }

  /** Locks the order's row; waits for a concurrent change. */
  lock(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    return manager.findOne(OrderEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @param reference as buyers read it, such as `4C1F9-A07BE` */
  async lockByReference(manager: EntityManager, reference: string): Promise<OrderEntity | null> {
    const [found] = await manager.query<{ id: string }[]>(
      `SELECT id FROM orders WHERE ${referenceOf('orders.id')} = $1 LIMIT 1`,
      [reference],
    );
    return found ? this.lock(manager, found.id) : null;
  }

  lockByPayment(manager: EntityManager, provider: string, paymentId: string): Promise<OrderEntity | null> {
    return manager.findOne(OrderEntity, { where: { provider, paymentId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Serializes all work on one payment, also before it has an order. */
  async lockPayment(manager: EntityManager, provider: string, paymentId: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${provider} ${paymentId}`]);
  }

  async update(manager: EntityManager, id: string, change: Partial<OrderEntity>): Promise<void> {
    await manager.update(OrderEntity, { id }, change);
  }

  /** Adds to the history. @param manager the transaction of the recorded action, if it has one */
  async addEntry({ orderId, kind, detail = '', staffId }: NewEntry, manager = this.orders.manager): Promise<void> {
    await manager.query('INSERT INTO order_entries (order_id, kind, detail, staff_id) VALUES ($1, $2, $3, $4)', [
      orderId,
      kind,
      detail,
      staffId ?? null,
    ]);
  }

  /**
   * Of a session whose time the buyer chooses herself, because a coach is published or she has chosen it before.
   * @returns undefined where staff find the time with her, and once it is over
   */
  async booking(id: string): Promise<{ begins_at: Date | null; zone: string | null } | undefined> {
    const [found] = await this.orders.query<{ begins_at: Date | null; zone: string | null }[]>(
      `SELECT begins_at, zone FROM orders LEFT JOIN bookings ON order_id = orders.id AND state = 'booked'
       WHERE orders.id = $1 AND status = 'paid' AND refund_reason IS NULL AND withdrawn_at IS NULL
         AND product = 'teasing-content'
         AND coalesce(ends_at > now(), EXISTS (SELECT FROM coaches WHERE published))`,
      [id],
    );
    return found;
  }

  /** The database's time: an answer of the provider is dated by it. */
  async now(manager: EntityManager = this.orders.manager): Promise<Date> {
    const [{ now }] = await manager.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
    return now;
  }

  /** @returns true for exactly one call, which may report the purchase */
  async trackPurchase(id: string): Promise<boolean> {
    const rows = await queryRows(
      this.orders,
      `UPDATE orders SET purchase_tracked_at = now()
       WHERE id = $1 AND status = 'paid' AND purchase_tracked_at IS NULL RETURNING id`,
      [id],
    );
    return rows.length > 0;
  }
}
