import type { ChangedThing, Language } from '@blue-peony/contracts';
import { queryRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';

type Notice = { id: string; applicationId: string; language: Language };

/** Changes within these minutes after the first one share a mail. */
const gatheredMinutes = 3;
const mailsAtOnce = 100;

/** Called before the change, in its transaction: it keeps the address as it still is. */
export async function noteChanges(manager: EntityManager, applicationId: string, things: readonly ChangedThing[]) {
  await manager.query(
    `INSERT INTO change_notices (application_id, email, what)
     SELECT id, email, unnest($2::text[]) FROM applications WHERE id = $1`,
    [applicationId, things],
  );
}

/** Assigns changes that waited long enough to one mail for each application and address. @returns the mails */
export async function claimNotices(manager: EntityManager): Promise<Notice[]> {
  const rows = await queryRows<Notice>(
    manager,
    `WITH due AS (
       SELECT application_id, email, gen_random_uuid() AS id FROM change_notices WHERE mail_id IS NULL
       GROUP BY application_id, email HAVING min(at) < now() - make_interval(mins => $1) ORDER BY min(at) LIMIT $2)
     UPDATE change_notices AS noted SET mail_id = due.id FROM due JOIN applications ON applications.id = due.application_id
     WHERE noted.application_id = due.application_id AND noted.email = due.email AND mail_id IS NULL
     RETURNING mail_id AS id, noted.application_id AS "applicationId", language`,
    [gatheredMinutes, mailsAtOnce],
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
