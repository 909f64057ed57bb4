import { queryRows } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { mailboxOf } from '../mailbox.ts';

/** Whether a mail is from another address than the application's, or not vouched for. */
export const isOther = (address: string, vouched: string): string =>
  `(NOT ${vouched} OR ${mailboxOf(address)} <> ${mailboxOf('a.email')})`;

/** @param applicationId null puts a mail that staff have assigned back. @returns false where that cannot be */
export function placeReply(
  database: DataSource,
  id: string,
  applicationId: string | null,
  staff: string,
): Promise<boolean> {
  return database.transaction(async (manager) => {
    const moved = applicationId
      ? await queryRows<{ application: string }>(
          manager,
          `UPDATE replies AS r SET application_id = a.id, matched = 'staff', settled_at = NULL,
             other_sender = ${isOther('r.from_address', 'r.vouched')}
           FROM (SELECT id, email FROM applications WHERE id = $2 AND sealed_at IS NULL FOR NO KEY UPDATE) AS a
           WHERE r.id = $1 AND r.application_id IS NULL RETURNING r.application_id AS application`,
          [id, applicationId],
        )
      : await queryRows<{ application: string }>(
          manager,
          `WITH placed AS (
             SELECT r.id, a.id AS application FROM replies AS r JOIN applications AS a ON a.id = r.application_id
             WHERE r.id = $1 AND matched = 'staff' AND sealed_at IS NULL FOR NO KEY UPDATE)
           UPDATE replies SET application_id = NULL, matched = NULL, settled_at = NULL, settled_answer = NULL,
             unknown_since = now() FROM placed WHERE replies.id = placed.id RETURNING application`,
          [id],
        );
    const [row] = moved;
    if (!row) return false;
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = $1', [row.application]);
    await addHistory(manager, row.application, {
      kind: applicationId ? 'reply_placed' : 'reply_put_back',
      staff,
      detail: {},
    });
    return true;
  });
}
