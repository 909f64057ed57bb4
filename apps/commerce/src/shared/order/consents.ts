import type { EntityManager } from 'typeorm';

export type Consents = { beginNow: boolean; rightEnds: boolean; confirmedAt: Date | null };

/** What the buyer agreed to; undefined where nothing asked. */
export async function consentsOf(manager: EntityManager, orderId: string): Promise<Consents | undefined> {
  // The checkout brings the table; without it every buyer keeps the right.
  const [{ exists }] = await manager.query<[{ exists: boolean }]>(
    `SELECT to_regclass('order_consents') IS NOT NULL AS exists`,
  );
  if (!exists) return undefined;
  const [found] = await manager.query<Consents[]>(
    `SELECT begins AS "beginNow", ends AS "rightEnds", confirmed_at AS "confirmedAt"
     FROM order_consents WHERE order_id = $1`,
    [orderId],
  );
  return found;
}
