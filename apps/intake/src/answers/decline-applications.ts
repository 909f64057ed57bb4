import { declineRefusal, ownWords, type DeclineForm, type Declined } from '@blue-peony/contracts';
import { AppError } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { lockForDecline, sentTogether } from './decline.repository.ts';
import { sameOr409, sendLocked } from './send-answer.ts';

type Given = { key: string; staffId: string; form: DeclineForm };

/**
 * Answers all that can be answered, in one transaction and with one time at which their mails leave. A repeated call
 * sends nothing more.
 * @throws AppError idempotency_mismatch; validation_failed where the words of a language are missing
 */
export function declineApplications(database: DataSource, { key, staffId, form }: Given): Promise<Declined> {
  return database.transaction(async (manager) => {
    const locked = new Map((await lockForDecline(manager, form.ids)).map((row) => [row.id, row]));
    const known = await sentTogether(manager, form.ids, key);
    let at: string | undefined;
    const answer: Declined = { sent: [], refused: [] };
    for (const id of new Set(form.ids)) {
      const application = locked.get(id);
      const refusal = application ? declineRefusal(application) : 'unknown';
      const before = known.get(id);
      if (!application || (!before && (refusal || known.size > 0))) {
        answer.refused.push({ id, reason: refusal ?? 'unknown' });
        continue;
      }
      const { language } = application;
      const words = form.words[language];
      if (!words) throw new AppError('validation_failed', { errors: [{ field: 'words', code: 'required' }] });
      const said = { channel: 'mail', decision: 'decline', language, ...ownWords(words, application) } as const;
      if (before) sameOr409(before, { ...said, staff_id: staffId });
      else ({ at } = await sendLocked(manager, { ...said, applicationId: id, key, staffId, at }));
      answer.sent.push(id);
    }
    return answer;
  });
}
