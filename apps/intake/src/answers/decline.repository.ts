import type { Answer, Declinable, DeskApplication } from '@blue-peony/contracts';
import { answerRows } from '@blue-peony/service-kit';
import type { EntityManager } from 'typeorm';
import { answerColumns } from './answers.repository.ts';

type Locked = Declinable & Pick<DeskApplication, 'id' | 'name' | 'language'>;

/**
 * Locks them against every other answer and the automatic mail, in the order of ids, so that two calls for the same
 * ones cannot deadlock. An answer counts also where somebody has unmarked its applicant as replied to.
 */
export function lockForDecline(manager: EntityManager, ids: readonly string[]): Promise<Locked[]> {
  return answerRows(
    manager,
    `SELECT id, name, language, closed_reason, assessment_result, result_told_at,
       coalesce(refused_email = lower(email), false) AS mail_refused,
       coalesce(replied_at, (SELECT max(at) FROM answers
         WHERE application_id = applications.id AND withdrawn_at IS NULL)) AS replied_at
     FROM applications WHERE id = ANY ($1) AND sealed_at IS NULL ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
}

/** The answers that a call with this key has stored before, by application. */
export async function sentTogether(manager: EntityManager, ids: readonly string[], key: string) {
  const rows = await answerRows<Answer & { application_id: string }>(
    manager,
    `SELECT application_id, ${answerColumns} FROM answers WHERE application_id = ANY ($1) AND key = $2`,
    [ids, key],
  );
  return new Map(rows.map(({ application_id, ...answer }) => [application_id, answer]));
}
