import { isDeepStrictEqual } from 'node:util';
import type { Answer, AnswerForm } from '@blue-peony/contracts';
import { AppError, found } from '@blue-peony/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { settleBy } from '../replies/settle.ts';
import { addAnswer, findAnswer, lockForAnswer, newestAnswer, type NewAnswer } from './answers.repository.ts';

type Given = { applicationId: string; key: string; staffId: string; form: AnswerForm };

/**
 * @throws AppError not_found; idempotency_mismatch; already_answered when a newer answer than `after` exists; result_told
 * when the automatic mail with the result has gone and the writer does not know
 */
export function sendAnswer(database: DataSource, { applicationId, key, staffId, form }: Given): Promise<Answer> {
  const { after, told = false, ...said } = form;
  return database.transaction(async (manager) => {
    const application = found(await lockForAnswer(manager, applicationId));
    const known = await findAnswer(manager, applicationId, key);
    if (known) return sameOr409(known, { ...said, staff_id: staffId });
    if ((await newestAnswer(manager, applicationId)) !== after) throw new AppError('already_answered');
    if (said.channel === 'mail' && application.told && !told) throw new AppError('result_told');
    return sendLocked(manager, { ...said, applicationId, key, staffId });
  });
}

/** Of an application that is locked, and may be answered. */
export async function sendLocked(manager: EntityManager, given: NewAnswer): Promise<Answer> {
  const answer = await addAnswer(manager, given);
  await settleBy(manager, given.applicationId, answer.id);
  const detail = { answer: answer.id, channel: answer.channel };
  await addHistory(manager, given.applicationId, { kind: 'answered', staff: given.staffId, detail });
  return answer;
}

export function sameOr409(known: Answer, wanted: Omit<Answer, 'id' | 'at' | 'leaves_at'>): Answer {
  const { id: _, at: __, leaves_at: ___, ...said } = known;
  if (!isDeepStrictEqual(said, wanted)) throw new AppError('idempotency_mismatch');
  return known;
}
