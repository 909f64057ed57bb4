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
import { readItem } from '../applications/items.ts';
import { addHistory } from '../history/add-history.ts';

type NewAnswer = Omit<AnswerForm, 'after' | 'told'> & { applicationId: string; key: string; staffId: string };
type LeavingRow = Answer & Pick<LeavingAnswer, 'application_id' | 'name'>;

const shownAnswers = 50;
const columns = 'id, at, staff_id, channel, decision, language, subject, text, leaves_at';
const newestFirst = `SELECT ${columns} FROM answers
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

/** A second reply leaves the time of the first one. @returns undefined when there is no such application */
export function setReplied(
  database: DataSource,
  id: string,
  replied: boolean,
  staff: string,
): Promise<DeskApplication | undefined> {
  return database.transaction(async (manager) => {
    const [before] = await manager.query<{ replied: boolean }[]>(
      `SELECT replied_at IS NOT NULL AS replied FROM applications
       WHERE id = $1 AND sealed_at IS NULL FOR NO KEY UPDATE`,
      [id],
    );
    if (!before) return undefined;
    if (before.replied !== replied) {
      await addHistory(manager, id, { kind: 'replied', staff, detail: { replied } });
      const set = replied ? 'replied_at = now()' : `replied_at = NULL, ${resultIsDue}`;
      await manager.query(`UPDATE applications SET ${set}, updated_at = now() WHERE id = $1`, [id]);
    }
    return readItem(manager, id);
  });
}

/** Locks the application, so that neither a second answer nor the automatic mail starts before the transaction ends. */
export async function lockForAnswer(
  manager: EntityManager,
  applicationId: string,
): Promise<{ told: boolean } | undefined> {
  const [row] = await manager.query<{ told: boolean }[]>(
    `SELECT result_told_at IS NOT NULL AS told FROM applications
     WHERE id = $1 AND sealed_at IS NULL FOR NO KEY UPDATE`,
    [applicationId],
  );
  return row;
}

/** One that was withdrawn meanwhile is found as well. */
export async function findAnswer(manager: EntityManager, applicationId: string, key: string) {
  const [answer] = await answerRows<Answer>(
    manager,
    `SELECT ${columns} FROM answers WHERE application_id = $1 AND key = $2`,
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
  const { applicationId, key, staffId, channel, decision, language, subject, text } = answer;
  const [row] = await answerRows<Answer>(
    manager,
    `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text, at, leaves_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, now, CASE WHEN $4 = 'mail' THEN now + make_interval(secs => $9) END
     FROM clock_timestamp() AS now RETURNING ${columns}`,
    [applicationId, key, staffId, channel, decision, language, subject, text, answerDelaySeconds],
  );
  await manager.query(
    'UPDATE applications SET replied_at = coalesce(replied_at, $2), updated_at = now() WHERE id = $1',
    [applicationId, row!.at],
  );
  return row!;
}

export async function listLeaving(database: DataSource, staffId: string): Promise<LeavingAnswer[]> {
  const rows = await answerRows<LeavingRow>(
    database,
    `SELECT ${columns}, application_id, name FROM answers
     JOIN (SELECT id AS application_id, name, sealed_at FROM applications) AS applications USING (application_id)
     WHERE leaves_at IS NOT NULL AND staff_id = $1 AND sealed_at IS NULL ORDER BY leaves_at DESC`,
    [staffId],
  );
  return rows.map(({ application_id, name, ...answer }) => ({ application_id, name, answer }));
}

/**
 * Its words are deleted, its key stays, so that a late repetition of the call that sent it does not send it again. A
 * second withdrawal of the same answer changes nothing.
 * @returns undefined when it has left, or the caller has no such answer
 */
export function withdrawAnswer(database: DataSource, id: string, staff: string): Promise<DeskApplication | undefined> {
  return database.transaction(async (manager) => {
    // In the order in which an answer is given: the application first.
    const [locked] = await manager.query<{ id: string }[]>(
      `SELECT id FROM applications
       WHERE id = (SELECT application_id FROM answers WHERE id = $1) AND sealed_at IS NULL FOR NO KEY UPDATE`,
      [id],
    );
    const [answer] = await answerRows<{ at: string; withdrawn: boolean }>(
      manager,
      `SELECT at, withdrawn_at IS NOT NULL AS withdrawn FROM answers
       WHERE id = $1 AND staff_id = $2 AND (leaves_at IS NOT NULL OR withdrawn_at IS NOT NULL) FOR UPDATE`,
      [id, staff],
    );
    if (!locked || !answer) return undefined;
    if (answer.withdrawn) return readItem(manager, locked.id);
    await manager.query(
      `UPDATE answers SET leaves_at = NULL, withdrawn_at = now(), subject = '', text = '' WHERE id = $1`,
      [id],
    );
    await addHistory(manager, locked.id, { kind: 'answer_withdrawn', staff, detail: { answer: id } });
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = $1', [locked.id]);
    await manager.query(
      `UPDATE applications SET ${resultIsDue},
         replied_at = (SELECT min(at) FROM answers WHERE application_id = $1 AND withdrawn_at IS NULL)
       WHERE id = $1 AND replied_at = $2`,
      [locked.id, answer.at],
    );
    return readItem(manager, locked.id);
  });
}
