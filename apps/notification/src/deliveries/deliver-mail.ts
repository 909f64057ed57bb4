import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HeldBack } from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Busy } from '@blue-peony/messaging';
import { inSpan, isOutage, outageOf, serviceLogger, SpanKind, type Logger } from '@blue-peony/service-kit';
import { mailDeferred, mailRefused, mailSent, mailUnsent, type MailEvent, type Unsent } from '../business-events.ts';
import type { Mail } from '../letters/mail.ts';
import { DeliveriesRepository, type About, type DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryStatus, Recipient } from './delivery.ts';
import { MailFailure, Mailer } from './mailer.ts';

// The lease is short and renewed while the mail is being sent: another worker soon replaces a dead one and never
// overtakes a slow one.
const leaseMs = 10_000;
const renewEveryMs = 2_500;
/** Shorter than the pause after which another worker takes a lease over when the database is back. */
const insistEveryMs = 500;

const gathered: HeldBack = 'gathered';
const mailboxLimit: HeldBack = 'mailbox_limit';

type Delivery = { event: MailEvent; recipient: Recipient } & About;

/** Composes a mail at sending time, or returns the reason to send none. `key` is the same at every attempt. */
export type Compose = (key: DeliveryKey) => Promise<Mail | Unsent>;

/** The final state of a mail; undefined when its delivery is deleted. */
export type Ending = Exclude<DeliveryStatus, 'claimed'> | undefined;

/**
 * Sends one mail of one event once: claim with a lease, send, mark as sent. A mail is sent again only if its worker
 * dies between the server's answer and the mark.
 */
@Injectable()
export class DeliverMail {
  /** Id of this worker in its claims, so that it recognizes them after a lost answer of the database. */
  private readonly worker = randomUUID();
  /** Attempts in progress by Message-ID: a second call for the same mail waits for the running attempt. */
  private readonly underWay = new Map<string, Promise<Ending>>();

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly mailer: Mailer,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws MailFailure, Busy, or an error of `compose`; each means: retry later */
  deliver(delivery: Delivery, compose: Compose): Promise<Ending> {
    const { eventId, recipient } = keyOf(delivery);
    const messageId = this.mailer.messageId(eventId, recipient);
    const known = this.underWay.get(messageId);
    if (known) return known;
    const attempt = this.attempt(delivery, compose, messageId).finally(() => this.underWay.delete(messageId));
    this.underWay.set(messageId, attempt);
    return attempt;
  }

  private async attempt(delivery: Delivery, compose: Compose, messageId: string): Promise<Ending> {
    const key = keyOf(delivery);
    const claim = await this.deliveries.claim(key, messageId, { worker: this.worker, leaseMs });
    if (claim.state === 'done') return claim.status;
    if (claim.state === 'busy') throw new Busy(claim.leftMs);
    const renewing = setInterval(() => {
      // A failed renewal is retried before the lease ends.
      this.deliveries.renew(key, claim.attempt, leaseMs).catch(() => undefined);
    }, renewEveryMs);
    try {
      const mail = await compose(key);
      if (typeof mail === 'string') return await this.endUnsent(delivery, claim.attempt, mail);
      const attributes = { 'blue_peony.recipient': delivery.recipient };
      await inSpan('send mail', { kind: SpanKind.CLIENT, attributes }, () => this.mailer.send(mail, messageId));
    } catch (error) {
      return await this.afterFailure(delivery, claim.attempt, error);
    } finally {
      clearInterval(renewing);
    }
    await insist(() => this.deliveries.markSent(key));
    mailSent(this.logger, { ...delivery, attempt: claim.attempt });
    return 'sent';
  }

  private async endUnsent(delivery: Delivery, attempt: number, why: Unsent): Promise<Unsent> {
    await this.deliveries.end(keyOf(delivery), attempt, why, why === 'suppressed' ? gathered : undefined);
    mailUnsent(this.logger, { ...delivery, attempt }, why);
    return why;
  }

  private async afterFailure(delivery: Delivery, attempt: number, error: unknown): Promise<'failed'> {
    const key = keyOf(delivery);
    if (!(error instanceof MailFailure)) {
      const code = error instanceof Busy ? mailboxLimit : (outageOf(error) ?? 'unknown');
      await this.deliveries.release(key, attempt, code);
      throw error;
    }
    const { code, recipientRefused } = error;
    // A refused mail to staff becomes a dead letter after the last retry: the address can be corrected.
    if (recipientRefused && key.recipient !== 'staff') {
      await this.deliveries.end(key, attempt, 'failed', code);
      mailRefused(this.logger, { ...delivery, attempt }, error);
      return 'failed';
    }
    await this.deliveries.release(key, attempt, code);
    mailDeferred(this.logger, { ...delivery, attempt }, error);
    throw error;
  }
}

const keyOf = ({ event, ...key }: Delivery) => ({
  ...key,
  // A repeated event requests the same mails: those that were sent are not sent again.
  eventId: event.repeats ?? event.id,
});

/**
 * Waits for all mails of one event; they do not wait for one another.
 * @throws the error that decides what happens to the event: an outage takes precedence over a failure
 */
export async function allDelivered(...mails: Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(mails);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw failures.find(isOutage) ?? failures[0];
}

// The mail has been sent: this worker retries the mark until the database is back, so that nobody sends it again.
async function insist(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(insistEveryMs);
    }
  }
}
