import { claims } from '@blue-peony/agency';
import type { MailText } from '@blue-peony/contracts';
import { answerRows, queryRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { waits } from '../applications/waiting.ts';

type Reminded = Extract<MailText, { kind: 'reply_due' }>;
/** Hours since the application or the mail arrived: for the first of a reminder, and for those that join it. */
type Window = { firstAfterHours: number; afterHours: number; atMost: number };

const waiting = 'replied_at IS NULL AND closed_at IS NULL AND sealed_at IS NULL';

/** A mail to a closed application is answered as well. */
const wanted = `${waits} AND EXISTS (SELECT FROM applications AS a WHERE a.id = application_id AND sealed_at IS NULL)`;

/** Another replica running at the same time finds none. @returns how many applications and mails */
export async function claimReminders(
  manager: EntityManager,
  reminderId: string,
  { firstAfterHours, afterHours, atMost }: Window,
): Promise<number> {
  const [{ free }] = await manager.query<[{ free: boolean }]>(
    `SELECT pg_try_advisory_xact_lock(hashtext('intake reply reminders')) AS free`,
  );
  if (!free) return 0;
  const claimed = await manager.query<unknown[]>(
    `WITH due AS (
       SELECT id, created_at FROM applications AS a
       WHERE ${waiting} AND created_at > now() - make_interval(hours => ${claims.replyHours})
         AND created_at <= now() - make_interval(hours => $3)
         AND NOT EXISTS (SELECT FROM reply_reminders WHERE application_id = a.id)
       ORDER BY created_at LIMIT $4 FOR KEY SHARE SKIP LOCKED)
     INSERT INTO reply_reminders (application_id, reminder_id) SELECT id, $1 FROM due
     WHERE EXISTS (SELECT FROM due WHERE created_at <= now() - make_interval(hours => $2))
     RETURNING application_id`,
    [reminderId, firstAfterHours, afterHours, atMost],
  );
  const replies = await queryRows<unknown>(
    manager,
    `WITH due AS (
       SELECT id, at FROM replies
       WHERE ${wanted} AND reminder_id IS NULL AND at > now() - make_interval(hours => ${claims.replyHours})
         AND at <= now() - make_interval(hours => $3)
       ORDER BY at LIMIT $4 FOR UPDATE SKIP LOCKED)
     UPDATE replies SET reminder_id = $1 WHERE id IN (SELECT id FROM due)
       AND ($5 OR EXISTS (SELECT FROM due WHERE at <= now() - make_interval(hours => $2))) RETURNING id`,
    [reminderId, firstAfterHours, afterHours, atMost, claimed.length > 0],
  );
  return claimed.length + replies.length;
}

/** @returns undefined when all of them are answered meanwhile */
export async function readReminder(
  database: Pick<DataSource, 'query'>,
  reminderId: string,
): Promise<Reminded | undefined> {
  const applications = await answerRows<Reminded['applications'][number]>(
    database,
    `SELECT id, country, language, min(since) + make_interval(hours => ${claims.replyHours}) AS due_at,
       assignee_id IS NOT NULL AS assigned
     FROM (
       SELECT application_id, created_at AS since FROM reply_reminders JOIN applications ON id = application_id
       WHERE reminder_id = $1 AND ${waiting}
       UNION ALL SELECT application_id, at FROM replies WHERE reminder_id = $1 AND ${wanted}) AS due
     JOIN applications ON id = application_id GROUP BY id ORDER BY min(since), id`,
    [reminderId],
  );
  return applications.length === 0 ? undefined : { kind: 'reply_due', applications };
}
