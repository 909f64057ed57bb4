import { spamReasonOf } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { mailboxOf } from '../mailbox.ts';

type Arrival = Parameters<typeof spamReasonOf>[0] & { id: string };

/** Only those whose mailed link was used count: anyone can type a stranger's address. */
const ofMailbox = `
  (SELECT 1 + count(*)::int FROM confirmations JOIN applications AS o ON o.id = application_id
   WHERE mailbox = ${mailboxOf('a.email')} AND o.id <> a.id
     AND o.created_at BETWEEN a.created_at - interval '1 hour' AND a.created_at)`;

/** The reason why an application looks like spam, as SQL; none when staff took the mark back. */
export const markOf = (application: string) =>
  `SELECT reason FROM spam_marks WHERE application_id = ${application}.id AND cleared_at IS NULL`;

/** Checks applications that were just indexed; older ones were seen by people. */
export async function markSpam(manager: EntityManager, ids: string[]): Promise<void> {
  const arrivals = await manager.query<Arrival[]>(
    `SELECT id, name, message, ${ofMailbox} AS "sameMailbox" FROM applications AS a
     WHERE id = ANY($1) AND created_at > now() - interval '1 day'`,
    [ids],
  );
  for (const { id, ...arrival } of arrivals) {
    const reason = spamReasonOf(arrival);
    if (!reason) continue;
    const marked = await queryRows(
      manager,
      `INSERT INTO spam_marks (application_id, reason) SELECT id, $2 FROM applications WHERE id = $1
       ON CONFLICT DO NOTHING RETURNING application_id`,
      [id, reason],
    );
    if (marked.length > 0) await addHistory(manager, id, { kind: 'marked_spam', staff: null, detail: { reason } });
  }
}

/** @returns false when there is no mark to take back */
export function clearSpamMark(database: DataSource, id: string, staff: string): Promise<boolean> {
  return database.transaction(async (manager) => {
    const cleared = await queryRows(
      manager,
      `WITH changed AS (UPDATE applications SET updated_at = now() WHERE id = $1 AND sealed_at IS NULL RETURNING id)
       UPDATE spam_marks SET cleared_at = coalesce(cleared_at, now()) FROM changed
       WHERE application_id = changed.id RETURNING application_id`,
      [id],
    );
    if (cleared.length === 0) return false;
    await addHistory(manager, id, { kind: 'unmarked_spam', staff, detail: {} });
    return true;
  });
}
