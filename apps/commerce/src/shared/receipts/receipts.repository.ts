import { seller, sellerLines } from '@blue-peony/agency';
import type { Language } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Seller and tax of an order, as they were when it was paid. */
export type IssuedReceipt = {
  seller: readonly string[];
  taxPercent: number;
  taxLine: string;
  /** Year and number, for example `2026-00017`; null where none are wanted. */
  number: string | null;
};

type Sold = { id: string; language: Language };

@Injectable()
export class ReceiptsRepository {
  constructor(private readonly database: DataSource) {}

  /** In the transaction of the payment, near its end: the next number waits for its commit. */
  async issue(manager: EntityManager, order: Sold): Promise<void> {
    const { seller: lines, taxPercent, taxLine } = receiptNow(order);
    const series = seller.numbers && seller.ofRecord === 'agency' ? lines[0] : null;
    await manager.query(
      `WITH counted AS (
         INSERT INTO receipt_series (series, year, last)
         SELECT $5::text, extract(year FROM now() AT TIME ZONE 'UTC'), 1 WHERE $5::text IS NOT NULL
         ON CONFLICT (series, year) DO UPDATE SET last = receipt_series.last + 1 RETURNING series, year, last)
       INSERT INTO receipts (order_id, issued_at, seller, tax_percent, tax_line, series, year, number)
       SELECT $1::uuid, now(), $2::text[], $3::numeric, $4::text, series, year, last FROM (VALUES (1)) AS one LEFT JOIN counted ON true`,
      [order.id, lines, taxPercent, taxLine, series],
    );
  }

  /** An order that was paid before there were receipts gets the seller and the tax of now. */
  async find(order: Sold): Promise<IssuedReceipt> {
    const [found] = await queryRows<IssuedReceipt>(
      this.database,
      `SELECT seller, tax_percent::float AS "taxPercent", tax_line AS "taxLine",
         year || '-' || lpad(number::text, greatest(5, length(number::text)), '0') AS number
       FROM receipts WHERE order_id = $1`,
      [order.id],
    );
    return found ?? receiptNow(order);
  }
}

function receiptNow({ language }: Sold): IssuedReceipt {
  const { percent, line } = seller.taxes[language];
  return { seller: sellerLines(), taxPercent: percent, taxLine: line, number: null };
}
