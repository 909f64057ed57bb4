import type { DomainEvent, MetricLabels, ReceivedMailOutcome } from '@blue-peony/contracts';
import { counter, histogram, type Logger } from '@blue-peony/service-kit';

// One function per outcome of a mail, so that its log line and its metric always match.

const countMails = counter('blue_peony_mails_total');
const countReceived = counter('blue_peony_mails_received_total');
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

/** The mail server accepted the mail. */
export function mailSent(logger: Logger, attempt: Attempt): void {
  const { event, recipient } = attempt;
  const lag = Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1_000;
  countMails({ recipient, outcome: 'sent' });
  lagSeconds({ recipient }, lag);
  logger.info({ ...about(attempt), lag }, 'mail sent');
}

/** The mail will be retried later. */
export function mailDeferred(logger: Logger, attempt: Attempt, { code, command }: Failure): void {
  countMails({ recipient: attempt.recipient, outcome: 'deferred' });
  logger.warn({ ...about(attempt), code, command }, 'mail not sent, to be tried again');
}

/** The recipient's server refuses the mail for good. */
export function mailRefused(logger: Logger, attempt: Attempt, { code, command }: Failure): void {
  countMails({ recipient: attempt.recipient, outcome: 'refused' });
  logger.warn({ ...about(attempt), code, command }, 'mail refused for good');
}

/** Reasons to send no mail of its own: another mail gathers it, or its subject has been erased. */
export type Unsent = 'suppressed' | 'erased';

export function mailUnsent(logger: Logger, attempt: Attempt, why: Unsent): void {
  countMails({ recipient: attempt.recipient, outcome: why });
  logger.info(about(attempt), `mail ${why}`);
}

/** Intake has dealt with a mail from the mailbox of replies. */
export function mailReceived(outcome: ReceivedMailOutcome): void {
  countReceived({ outcome });
}

/** The mail stays in the mailbox with a star. */
export function mailSetAside(logger: Logger, mail: { uid: number; size: number; why: string }): void {
  countReceived({ outcome: 'set_aside' });
  logger.error(mail, 'received mail set aside in the mailbox');
}
