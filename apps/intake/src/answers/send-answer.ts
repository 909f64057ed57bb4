import { isDeepStrictEqual } from 'node:util';
import type { Answer, AnswerForm } from '@blue-peony/contracts';
import { newEvent, Outbox, Relay } from '@blue-peony/messaging';
import { AppError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { addHistory } from '../history/add-history.ts';
import { AnswersRepository } from './answers.repository.ts';

type Given = { applicationId: string; key: string; staffId: string; form: AnswerForm; correlationId: string };

@Injectable()
export class SendAnswer {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly outbox: Outbox,
    private readonly relay: Relay,
  ) {}

  /** @throws AppError not_found; idempotency_mismatch; already_answered when a newer answer than `after` exists */
  async send({ applicationId, key, staffId, form, correlationId }: Given): Promise<Answer> {
    const { after, ...said } = form;
    const { answer, event } = await this.answers.transaction(async (manager) => {
      if (!(await this.answers.lock(manager, applicationId))) throw new AppError('not_found');
      const known = await this.answers.byKey(manager, applicationId, key);
      if (known) return { answer: sameOr409(known, { ...said, staff_id: staffId }), event: undefined };
      if ((await this.answers.newestId(manager, applicationId)) !== after) throw new AppError('already_answered');
      const answer = await this.answers.add(manager, { ...said, applicationId, key, staffId });
      await addHistory(manager, applicationId, {
        kind: 'answered',
        staff: staffId,
        detail: { answer: answer.id, channel: answer.channel },
      });
      const facts = { aggregateId: applicationId, correlationId, payload: { language: answer.language } };
      const event =
        answer.channel === 'mail' ? { ...newEvent('intake.application-answered.v1', facts), id: answer.id } : undefined;
      if (event) await this.outbox.add(manager, event);
      return { answer, event };
    });
    if (event) await this.relay.dispatch(event);
    return answer;
  }
}

function sameOr409(known: Answer, wanted: Omit<Answer, 'id' | 'at'>): Answer {
  const { id: _, at: __, ...said } = known;
  if (!isDeepStrictEqual(said, wanted)) throw new AppError('idempotency_mismatch');
  return known;
}
