import type { Answer, AnswerForm } from '@blue-peony/contracts';
import type { Row } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

type AnswerRow = Row<Answer, 'at'>;
type NewAnswer = Omit<AnswerForm, 'after'> & { applicationId: string; key: string; staffId: string };

const shownAnswers = 50;
const columns = 'id, at, staff_id, channel, decision, language, subject, text';
const newestFirst = `SELECT ${columns} FROM answers WHERE application_id = $1 ORDER BY at DESC, id DESC LIMIT`;

/** The answers that staff sent to applicants. A sealed application has none to show. */
@Injectable()
export class AnswersRepository {
  constructor(private readonly database: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** @returns undefined when there is no such application */
  async list(applicationId: string): Promise<Answer[] | undefined> {
    const [known] = await this.database.query<unknown[]>(
      'SELECT FROM applications WHERE id = $1 AND sealed_at IS NULL',
      [applicationId],
    );
    if (known === undefined) return undefined;
    const rows = await this.database.query<AnswerRow[]>(`${newestFirst} ${shownAnswers}`, [applicationId]);
    return rows.map(toAnswer);
  }

  /**
   * Marks the application as replied to and locks it, so that no second answer can start before the transaction ends.
   */
  async lock(manager: EntityManager, applicationId: string): Promise<boolean> {
    const [, found] = (await manager.query(
      `UPDATE applications SET replied_at = coalesce(replied_at, now()), updated_at = now()
       WHERE id = $1 AND sealed_at IS NULL`,
      [applicationId],
    )) as [unknown, number];
    return found > 0;
  }

  async byKey(manager: EntityManager, applicationId: string, key: string): Promise<Answer | undefined> {
    const [row] = await manager.query<AnswerRow[]>(
      `SELECT ${columns} FROM answers WHERE application_id = $1 AND key = $2`,
      [applicationId, key],
    );
    return row && toAnswer(row);
  }

  async newestId(manager: EntityManager, applicationId: string): Promise<string | null> {
    const [row] = await manager.query<AnswerRow[]>(`${newestFirst} 1`, [applicationId]);
    return row?.id ?? null;
  }

  async add(manager: EntityManager, answer: NewAnswer): Promise<Answer> {
    const { applicationId, key, staffId, channel, decision, language, subject, text } = answer;
    const [row] = await manager.query<[AnswerRow]>(
      `INSERT INTO answers (application_id, key, staff_id, channel, decision, language, subject, text, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) RETURNING ${columns}`,
      [applicationId, key, staffId, channel, decision, language, subject, text],
    );
    return toAnswer(row);
  }
}

const toAnswer = ({ at, ...answer }: AnswerRow): Answer => ({ ...answer, at: at.toISOString() });
