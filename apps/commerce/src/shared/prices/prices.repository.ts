import { pricesOf } from '@blue-peony/agency';
import { priceRows, type AgencyChanged, type Money, type PriceRow, type ShopPrice } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type Queries = Pick<EntityManager, 'query'>;

const newest = `SELECT DISTINCT ON (product, hours, currency) product, hours, currency, amount, lowest
  FROM price_history ORDER BY product, hours, currency, at DESC`;

/** What everything costs. A publication of the site changes it, and nothing that was charged is forgotten. */
@Injectable()
export class PricesRepository {
  constructor(private readonly database: DataSource) {}

  list(): Promise<ShopPrice[]> {
    return answerRows<ShopPrice>(
      this.database,
      `SELECT product, nullif(hours, 0) AS hours, currency, amount, lowest,
         lowest_price(product, hours, currency, now()) AS lowest_30_days
       FROM (${newest}) AS newest`,
    );
  }
}

export async function priceOf(
  { product, hours, currency }: Omit<PriceRow, 'amount'>,
  database: Queries,
): Promise<Money> {
  const [found] = await queryRows<Money>(
    database,
    `SELECT amount, currency FROM price_history WHERE product = $1 AND hours = $2 AND currency = $3
     ORDER BY at DESC LIMIT 1`,
    [product, hours ?? 0, currency],
  );
  return found!;
}

/** Adds the prices of a publication that are others than before it. */
export async function keepPrices(manager: Queries, { occurredAt, payload }: AgencyChanged): Promise<void> {
  const rows = priceRows(pricesOf(payload.facts));
  await manager.query('LOCK TABLE price_history IN SHARE ROW EXCLUSIVE MODE');
  await manager.query(
    `INSERT INTO price_history (at, product, hours, currency, amount)
     SELECT $1::timestamptz, product, hours, currency, amount FROM jsonb_to_recordset($2)
       AS given (product text, hours smallint, currency text, amount integer)
     WHERE amount <> (SELECT amount FROM price_history AS known
       WHERE (known.product, known.hours, known.currency) = (given.product, given.hours, given.currency) AND at < $1::timestamptz
       ORDER BY at DESC LIMIT 1)
     ON CONFLICT DO NOTHING`,
    [occurredAt, JSON.stringify(rows.map((row) => ({ ...row, hours: row.hours ?? 0 })))],
  );
}
