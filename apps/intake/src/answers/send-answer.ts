import { isDeepStrictEqual } from 'node:util';
import type { Answer, AnswerForm } from '@blue-peony/contracts';
import { newEvent, type Outbox, type Relay } from '@blue-peony/messaging';
import { AppError } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { addHistory } from '../history/add-history.ts';
import { addAnswer, findAnswer, lockForAnswer, newestAnswer } from './answers.repository.ts';

type Given = { applicationId: string; key: string; staffId: string; form: AnswerForm; correlationId: string };

/** @throws AppError not_found; idempotency_mismatch; already_answered when a newer answer than `after` exists */
export async function sendAnswer(
  { database, outbox, relay }: { database: DataSource; outbox: Outbox; relay: Relay },
  { applicationId, key, staffId, form, correlationId }: Given,
): Promise<Answer> {
  const { after, ...said } = form;
  const { answer, event } = await database.transaction(async (manager) => {
    if (!(await lockForAnswer(manager, applicationId))) throw new AppError('not_found');
    const known = await findAnswer(manager, applicationId, key);
    if (known) return { answer: sameOr409(known, { ...said, staff_id: staffId }), event: undefined };
    if ((await newestAnswer(manager, applicationId)) !== after) throw new AppError('already_answered');
    const answer = await addAnswer(manager, { ...said, applicationId, key, staffId });
    await addHistory(manager, applicationId, {
      kind: 'answered',
      staff: staffId,
      detail: { answer: answer.id, channel: answer.channel },
    });
    const facts = { aggregateId: applicationId, correlationId, payload: { language: answer.language } };
    const event =
      answer.channel === 'mail' ? { ...newEvent('intake.application-answered.v1', facts), id: answer.id } : undefined;
    if (event) await outbox.add(manager, event);
    return { answer, event };
  });
  if (event) await relay.dispatch(event);
  return answer;
}

function sameOr409(known: Answer, wanted: Omit<Answer, 'id' | 'at'>): Answer {
  const { id: _, at: __, ...said } = known;
  if (!isDeepStrictEqual(said, wanted)) throw new AppError('idempotency_mismatch');
  return known;
}
