import type { DomainEvent, MetricLabels } from '@blue-peony/contracts';
import { counter, histogram, type Logger } from '@blue-peony/service-kit';

// What becomes of a mail: one helper each, so that log line and metric never part.

const countMails = counter('blue_peony_mails_total');
const lagSeconds = histogram('blue_peony_mail_lag_seconds');

export type MailEvent = Pick<DomainEvent, 'id' | 'type' | 'occurredAt' | 'correlationId' | 'repeats'>;
type Attempt = { event: MailEvent; recipient: MetricLabels<'blue_peony_mails_total'>['recipient']; attempt: number };
type Failure = { code: string; command: string | undefined };

const about = ({ event, recipient, attempt }: Attempt) => ({
  eventId: event.id,
  type: event.type,
  requestId: event.correlationId,
  recipient,
  attempt,
});

/** The mail server has taken it. */
export function mailSent(logger: Logger, attempt: Attempt): void {
  const { event, recipient } = attempt;
  const lag = Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1_000;
  countMails({ recipient, outcome: 'sent' });
  lagSeconds({ recipient }, lag);
  logger.info({ ...about(attempt), lag }, 'mail sent');
}

/** It is tried again later. */
export function mailDeferred(logger: Logger, attempt: Attempt, { code, command }: Failure): void {
  countMails({ recipient: attempt.recipient, outcome: 'deferred' });
  logger.warn({ ...about(attempt), code, command }, 'mail not sent, to be tried again');
}

/** Its recipient will never take it. */
export function mailRefused(logger: Logger, attempt: Attempt, { code, command }: Failure): void {
  countMails({ recipient: attempt.recipient, outcome: 'refused' });
  logger.warn({ ...about(attempt), code, command }, 'mail refused for good');
}

/** Why no mail goes out: one too many to its address, or nothing left that it could be about. */
export type Unsent = 'suppressed' | 'erased';

export function mailUnsent(logger: Logger, attempt: Attempt, why: Unsent): void {
  countMails({ recipient: attempt.recipient, outcome: why });
  logger.info(about(attempt), `mail ${why}`);
}
