import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Busy } from '@blue-peony/messaging';
import { inSpan, isOutage, outageOf, serviceLogger, SpanKind, type Logger } from '@blue-peony/service-kit';
import { mailDeferred, mailRefused, mailSent, mailUnsent, type MailEvent, type Unsent } from '../business-events.ts';
import type { Mail } from '../mails/mail.ts';
import { DeliveriesRepository, type About, type DeliveryKey } from './deliveries.repository.ts';
import type { Recipient } from './delivery.entity.ts';
import { MailFailure, Mailer } from './mailer.ts';

// Renewed while the mail is on its way, however slow the server: so a worker that dies is soon replaced, and one that
// lives is not overtaken.
const leaseMs = 10_000;
const renewEveryMs = 2_500;
/** More often than another worker takes a lease over after an outage of the database. */
const insistEveryMs = 500;

type Delivery = { event: MailEvent; recipient: Recipient } & About;

/** Writes a mail when it is to be sent, or says why none is. `key` is the same at every attempt. */
export type Compose = (key: DeliveryKey) => Promise<Mail | Unsent>;

/**
 * Sends one mail of one event, once: claim with a lease, hand over, mark as sent. Only a worker that dies between the
 * server's answer and the mark leaves a mail to be sent again.
 */
@Injectable()
export class DeliverMail {
  /** Names this worker in its claims, so that it knows them again after an answer of the database was lost. */
  private readonly worker = randomUUID();
  /** Mails between claim and mark, by Message-ID: a second call for one of them waits for the same attempt. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly mailer: Mailer,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws MailFailure | Busy | what `compose` throws when it is to be tried again */
  deliver(delivery: Delivery, compose: Compose): Promise<void> {
    const { eventId, recipient } = keyOf(delivery);
    const messageId = this.mailer.messageId(eventId, recipient);
    const known = this.underWay.get(messageId);
    if (known) return known;
    const attempt = this.attempt(delivery, compose, messageId).finally(() => this.underWay.delete(messageId));
    this.underWay.set(messageId, attempt);
    return attempt;
  }

  private async attempt(delivery: Delivery, compose: Compose, messageId: string): Promise<void> {
    const key = keyOf(delivery);
    const claim = await this.deliveries.claim(key, messageId, { worker: this.worker, leaseMs });
    if (claim.state === 'done') return;
    if (claim.state === 'busy') throw new Busy(claim.leftMs);
    const renewing = setInterval(() => {
      // A renewal that fails is tried again before the lease ends.
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
  }

  private async endUnsent(delivery: Delivery, attempt: number, why: Unsent): Promise<void> {
    await this.deliveries.end(keyOf(delivery), attempt, why);
    mailUnsent(this.logger, { ...delivery, attempt }, why);
  }

  private async afterFailure(delivery: Delivery, attempt: number, error: unknown): Promise<void> {
    const key = keyOf(delivery);
    if (!(error instanceof MailFailure)) {
      await this.deliveries.release(key, attempt, outageOf(error) ?? 'unknown');
      throw error;
    }
    const { code, recipientRefused } = error;
    // A mail to staff does not end here: after the last retry it waits as a dead letter for a repaired address.
    if (recipientRefused && key.recipient !== 'staff') {
      await this.deliveries.end(key, attempt, 'failed', code);
      mailRefused(this.logger, { ...delivery, attempt }, error);
      return;
    }
    await this.deliveries.release(key, attempt, code);
    mailDeferred(this.logger, { ...delivery, attempt }, error);
    throw error;
  }
}

const keyOf = ({ event, recipient, applicationId, sale }: Delivery) => ({
  // A repeated event asks for the same mails: what has ended of them is not sent again.
  eventId: event.repeats ?? event.id,
  recipient,
  ...(applicationId && { applicationId }),
  ...(sale && { sale }),
});

/**
 * Waits for the mails of one event, none of which waits for another to get through.
 * @throws what tells best how the event goes on: an outage before a failure of its own
 */
export async function allDelivered(...mails: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(mails);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (failures.length > 0) throw failures.find(isOutage) ?? failures[0];
}

// The mail is out: for as long as this worker lives, a database that is away does not make it go out again.
async function insist(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(insistEveryMs);
    }
  }
}
