import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { inSpan, serviceLogger, SpanKind, type Logger } from '@blue-peony/service-kit';
import { mailDeferred, mailRefused, mailSent, type MailEvent } from '../business-events.ts';
import type { Mail } from '../mails/mail.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import type { Recipient } from './delivery.entity.ts';
import { MailFailure, Mailer } from './mailer.ts';

// Renewed while the mail is on its way, however slow the server: so a worker that dies is soon replaced, and one that
// lives is not overtaken.
const leaseMs = 10_000;
const renewEveryMs = 2_500;

/** `applicationId`: of the application that the mail is about, if it is about one. */
type Delivery = { event: MailEvent; recipient: Recipient; applicationId?: string };

/** Somebody else has claimed the mail and is sending it, or has died over it. */
class DeliveryBusy extends Error {
  override readonly name = 'DeliveryBusy';
}

/**
 * Sends one mail of one event, once: claim with a lease, hand over, mark as sent. Only a worker that dies between the
 * server's answer and the mark leaves a mail to be sent again.
 */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly mailer: Mailer,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws MailFailure | DeliveryBusy when it is to be tried again */
  async deliver(delivery: Delivery, mail: Mail): Promise<void> {
    const key = keyOf(delivery);
    const messageId = this.mailer.messageId(key.eventId, key.recipient);
    const claim = await this.deliveries.claim(key, messageId, leaseMs);
    if (claim.state === 'done') return;
    if (claim.state === 'busy') throw new DeliveryBusy('Another attempt holds the lease');
    const renewing = setInterval(() => {
      // A renewal that fails is tried again before the lease ends.
      this.deliveries.renew(key, claim.attempt, leaseMs).catch(() => undefined);
    }, renewEveryMs);
    try {
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

  private async afterFailure(delivery: Delivery, attempt: number, error: unknown): Promise<void> {
    if (!(error instanceof MailFailure)) throw error;
    const key = keyOf(delivery);
    const { code, recipientRefused } = error;
    // A mail to staff is never given up here: after the last retry it waits as a dead letter for a repaired address.
    if (recipientRefused && key.recipient !== 'staff') {
      await this.deliveries.markFailed(key, attempt, code);
      mailRefused(this.logger, { ...delivery, attempt }, error);
      return;
    }
    await this.deliveries.release(key, attempt, code);
    mailDeferred(this.logger, { ...delivery, attempt }, error);
    throw error;
  }
}

const keyOf = ({ event, recipient, applicationId }: Delivery) => ({
  // A repeated event asks for the same mails: what has ended of them is not sent again.
  eventId: event.repeats ?? event.id,
  recipient,
  ...(applicationId && { applicationId }),
});

// The mail is out: a database that is away for a moment must not make it go out again.
async function insist(work: () => Promise<void>, tries = 5, pauseMs = 2_000): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1) throw error;
      await sleep(pauseMs);
    }
  }
}
