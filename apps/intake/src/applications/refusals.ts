import type { EntityManager } from 'typeorm';
import { mailboxOf } from '../mailbox.ts';

/**
 * A corrected address counts as new. Changes the row only for a new state: the live feed sends each change.
 * @param address of the mailbox that refused, where it is known
 */
export async function setRefused(
  database: Pick<EntityManager, 'query'>,
  applicationId: string,
  refused: boolean,
  address = '',
): Promise<void> {
  await database.query(
    `UPDATE applications SET refused_email = CASE WHEN $2 THEN lower(email) END, updated_at = now()
     WHERE id = $1 AND coalesce(refused_email = lower(email), false) <> $2
       AND ($3 = '' OR ${mailboxOf('$3')} = ${mailboxOf('email')})`,
    [applicationId, refused, address],
  );
}
