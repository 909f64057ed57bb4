import {
  answerDelaySeconds,
  type Answer,
  type AnswerForm,
  type AnswerList,
  type DeskApplication,
  type LeavingAnswer,
} from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { changeItem, lockItem, readItem } from '../applications/items.ts';
import { addHistory } from '../history/add-history.ts';
import { unsettle } from '../replies/settle.ts';

/** `at`: the time of those that are sent together; now without it. */
export type NewAnswer = Omit<AnswerForm, 'after' | 'told'> & {
  applicationId: string;
  key: string;
  staffId: string;
  at?: string | undefined;
};
type LeavingRow = Answer & Omit<LeavingAnswer, 'answer'>;
type Together = { id: string; application_id: string; withdrawn: boolean; gone: boolean };

const shownAnswers = 50;
export const answerColumns = 'id, at, staff_id, channel, decision, language, subject, text, leaves_at';
const newestFirst = `SELECT ${answerColumns} FROM answers
  WHERE application_id = $1 AND withdrawn_at IS NULL ORDER BY at DESC, id DESC LIMIT`;
const isAnswered = 'EXISTS (SELECT FROM answers WHERE application_id = applications.id AND withdrawn_at IS NULL)';
/** Without a human answer the automatic mail with the result is due again, unless its event is out. */
const resultIsDue = `assessment_told_at =
  CASE WHEN assessed_event_id IS NOT NULL OR ${isAnswered} THEN assessment_told_at END`;

export async function listAnswers(database: DataSource, applicationId: string): Promise<AnswerList | undefined> {
  const [known] = await answerRows<Pick<AnswerList, 'result_told_at'>>(
    database,
    'SELECT result_told_at FROM applications WHERE id = $1 AND sealed_at IS NULL',
    [applicationId],
  );
  return known && { ...known, items: await answerRows(database, `${newestFirst} ${shownAnswers}`, [applicationId]) };
}

/** A second reply leaves the time of the first one. */
export function setReplied(database: DataSource, id: string, replied: boolean, staff: string) {
  return changeItem<{ replied_at: Date | null }>(database, id, 'replied_at', async (manager, { replied_at }) => {
    if ((replied_at !== null) === replied) return;
    await addHistory(manager, id, { kind: 'replied', staff, detail: { replied } });
    const set = replied ? 'replied_at = now()' : `replied_at = NULL, ${resultIsDue}`;
    await manager.query(`UPDATE applications SET ${set}, updated_at = now() WHERE id = $1`, [id]);
  });
}

/** Locks the application, so that neither a second answer nor the automatic mail starts before the transaction ends. */
export const lockForAnswer = (manager: EntityManager, applicationId: string) =>
  lockItem<{ told: boolean }>(manager, applicationId, 'result_told_at IS NOT NULL AS told');

/** One that was withdrawn meanwhile is found as well. */
export async function findAnswer(manager: EntityManager, applicationId: string, key: string) {
  const [answer] = await answerRows<Answer>(
    manager,
    `SELECT ${answerColumns} FROM answers WHERE application_id = $1 AND key = $2`,
    [applicationId, key],
  );
  return answer;
}

export async function newestAnswer(manager: EntityManager, applicationId: string): Promise<string | null> {
  const [row] = await answerRows<Answer>(manager, `${newestFirst} 1`, [applicationId]);
  return row?.id ?? null;
}

/** Marks the application as replied to, at the time of the first answer. */
export async function addAnswer(manager: EntityManager, answer: NewAnswer): Promise<Answer> {
  const { applicationId, key, staffId, channel, decision, language, subject, text, at } = answer;
  const [row] = await answerRows<Answer>(
    manager,
    `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text, at, leaves_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, now, CASE WHEN $4 = 'mail' THEN now + make_interval(secs => $9) END
     FROM coalesce($10::timestamptz, clock_timestamp()) AS now RETURNING ${answerColumns}`,
    [applicationId, key, staffId, channel, decision, language, subject, text, answerDelaySeconds, at],
  );
  await manager.query(
    'UPDATE applications SET replied_at = coalesce(replied_at, $2), updated_at = now() WHERE id = $1',
    [applicationId, row!.at],
  );
  return row!;
}

/** One for each call that sent them. */
export async function listLeaving(database: DataSource, staffId: string): Promise<LeavingAnswer[]> {
  const rows = await answerRows<LeavingRow>(
    database,
    `SELECT * FROM (
       SELECT DISTINCT ON (key) ${answerColumns}, application_id, name,
         (count(*) OVER (PARTITION BY key))::int AS together
       FROM answers
       JOIN (SELECT id AS application_id, name, sealed_at FROM applications) AS applications USING (application_id)
       WHERE leaves_at IS NOT NULL AND staff_id = $1 AND sealed_at IS NULL ORDER BY key, application_id) AS leaving
     ORDER BY leaves_at DESC`,
    [staffId],
  );
  return rows.map(({ application_id, name, together, ...answer }) => ({ application_id, name, together, answer }));
}

/**
 * Takes back all that were sent together with it, or none. Their words are deleted, their key stays, so that a late
 * repetition of the call that sent them does not send them again. A second withdrawal changes nothing.
 * @returns undefined when one of them has left, or the caller has no such answer
 */
export function withdrawAnswer(database: DataSource, id: string, staff: string): Promise<DeskApplication | undefined> {
  return database.transaction(async (manager) => {
    const [asked] = await answerRows<{ application_id: string; at: string; key: string }>(
      manager,
      'SELECT application_id, at, key FROM answers WHERE id = $1 AND staff_id = $2',
      [id, staff],
    );
    if (!asked) return undefined;
    // By the time as well, because answers have an index for it.
    const together = `FROM answers WHERE channel = 'mail' AND at = $1 AND key = $2`;
    const sent = [asked.at, asked.key];
    // In the order in which an answer is given: the applications first.
    const locked = await manager.query<{ id: string }[]>(
      `SELECT id FROM applications WHERE id IN (SELECT application_id ${together}) AND sealed_at IS NULL
       ORDER BY id FOR NO KEY UPDATE`,
      sent,
    );
    const unsealed = new Set(locked.map((application) => application.id));
    const answers = await manager.query<Together[]>(
      `SELECT id, application_id, withdrawn_at IS NOT NULL AS withdrawn,
         leaves_at IS NULL AND withdrawn_at IS NULL AS gone ${together} FOR UPDATE`,
      sent,
    );
    if (!unsealed.has(asked.application_id) || answers.some(({ gone }) => gone)) return undefined;
    const taken = answers.filter(({ application_id, withdrawn }) => !withdrawn && unsealed.has(application_id));
    const ids = taken.map(({ application_id }) => application_id);
    await manager.query(
      `UPDATE answers SET leaves_at = NULL, withdrawn_at = now(), subject = '', text = '' WHERE id = ANY ($1)`,
      [taken.map((answer) => answer.id)],
    );
    for (const answer of taken)
      await addHistory(manager, answer.application_id, {
        kind: 'answer_withdrawn',
        staff,
        detail: { answer: answer.id },
      });
    await unsettle(
      manager,
      taken.map((answer) => answer.id),
    );
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = ANY ($1)', [ids]);
    await manager.query(
      `UPDATE applications SET ${resultIsDue}, replied_at =
         (SELECT min(at) FROM answers WHERE application_id = applications.id AND withdrawn_at IS NULL)
       WHERE id = ANY ($1) AND replied_at = $2`,
      [ids, asked.at],
    );
    return readItem(manager, asked.application_id);
  });
}
