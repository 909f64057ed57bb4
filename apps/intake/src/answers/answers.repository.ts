import type { Answer, AnswerForm, DeskApplication } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { readItem } from '../applications/items.ts';
import { addHistory } from '../history/add-history.ts';

type NewAnswer = Omit<AnswerForm, 'after'> & { applicationId: string; key: string; staffId: string };

const shownAnswers = 50;
const columns = 'id, at, staff_id, channel, decision, language, subject, text';
const newestFirst = `SELECT ${columns} FROM answers WHERE application_id = $1 ORDER BY at DESC, id DESC LIMIT`;

export async function listAnswers(database: DataSource, applicationId: string): Promise<Answer[] | undefined> {
  const [known] = await database.query<unknown[]>('SELECT FROM applications WHERE id = $1 AND sealed_at IS NULL', [
    applicationId,
  ]);
  if (known === undefined) return undefined;
  return answerRows(database, `${newestFirst} ${shownAnswers}`, [applicationId]);
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
    if (before.replied !== replied) await addHistory(manager, id, { kind: 'replied', staff, detail: { replied } });
    const set = `replied_at = ${replied ? 'coalesce(replied_at, now())' : 'NULL'}, updated_at = now()`;
    await manager.query(`UPDATE applications SET ${set} WHERE id = $1`, [id]);
    return readItem(manager, id);
  });
}

/** Marks it as replied to and locks it, so that no second answer starts before the transaction ends. */
export async function lockForAnswer(manager: EntityManager, applicationId: string): Promise<boolean> {
  const [, found] = (await manager.query(
    `UPDATE applications SET replied_at = coalesce(replied_at, now()), updated_at = now()
     WHERE id = $1 AND sealed_at IS NULL`,
    [applicationId],
  )) as [unknown, number];
  return found > 0;
}

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

export async function addAnswer(manager: EntityManager, answer: NewAnswer): Promise<Answer> {
  const { applicationId, key, staffId, channel, decision, language, subject, text } = answer;
  const [row] = await answerRows<Answer>(
    manager,
    `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) RETURNING ${columns}`,
    [applicationId, key, staffId, channel, decision, language, subject, text],
  );
  return row!;
}
