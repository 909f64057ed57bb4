import type { Consents, GivenConsents } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderEntity } from './order.entity.ts';
import { saleWords, type SaleWords } from './sale-words.ts';

type Row = Consents & { at: Date; confirmed_at: Date | null; words: SaleWords };

/** A buyer's answer, with the words of the day on which she gave it. */
export type StoredConsents = { given: GivenConsents; words: SaleWords };

export const areWhole = ({ begin, ends }: Pick<Consents, 'begin' | 'ends'>): boolean => begin && ends;

@Injectable()
export class ConsentsRepository {
  constructor(private readonly database: DataSource) {}

  /** Both consents stay once given: withdrawing from the contract is another matter. @returns whether this answer counts */
  async store(
    manager: EntityManager,
    order: Pick<OrderEntity, 'id' | 'product' | 'language'>,
    { begin, ends, version }: Consents,
    at: Date,
  ): Promise<boolean> {
    const rows = await queryRows(
      manager,
      `INSERT INTO order_consents (order_id, begins, ends, version, words, answered_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (order_id) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, version = excluded.version,
         words = excluded.words, answered_at = excluded.answered_at
         WHERE NOT (order_consents.begins AND order_consents.ends)
       RETURNING order_id`,
      [order.id, begin, ends, version, JSON.stringify(saleWords(order)), at],
    );
    return rows.length > 0;
  }

  async find(orderId: string): Promise<StoredConsents | undefined> {
    const [row] = await queryRows<Row>(
      this.database,
      `SELECT begins AS begin, ends, version, words, answered_at AS at, confirmed_at FROM order_consents WHERE order_id = $1`,
      [orderId],
    );
    if (!row) return undefined;
    const { begin, ends, version, words, at, confirmed_at } = row;
    const said = [...(begin ? [words.begin] : []), ...(ends ? [words.ends] : [])];
    const times = { at: at.toISOString(), confirmed_at: confirmed_at?.toISOString() ?? null };
    return { given: { begin, ends, version, words: said, ...times }, words };
  }

  /** Notes that a mail was accepted that was asked for after the consents. @returns true for the first one */
  async confirm(manager: EntityManager, orderId: string, askedAt: string): Promise<boolean> {
    const rows = await queryRows(
      manager,
      `UPDATE order_consents SET confirmed_at = now()
       WHERE order_id = $1 AND begins AND ends AND confirmed_at IS NULL AND answered_at <= $2 RETURNING order_id`,
      [orderId, askedAt],
    );
    return rows.length > 0;
  }
}
