import { fillPath, mailTextEndpoints, orderTextEndpoints, type MailTextKind } from '@blue-peony/contracts';
import { Inbox } from '@blue-peony/messaging';
import { serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { TextOwner } from './text-owner.ts';

/** Fetches the content of a mail when it is sent, so that no personal data waits in queues. */
@Injectable()
export class MailTexts implements OnApplicationShutdown {
  private readonly intake: TextOwner;
  private readonly commerce: TextOwner;

  constructor(@Inject(serviceConfig) config: NotificationConfig, inbox: Inbox, @Inject(serviceLogger) logger: Logger) {
    this.intake = new TextOwner(config, 'intake', inbox, logger);
    this.commerce = new TextOwner(config, 'commerce', inbox, logger);
  }

  /** @returns undefined when the subject of the mail is deleted */
  read(kind: MailTextKind, id: string) {
    return this.intake.read(mailTextEndpoints.readMailText, { kind, id });
  }

  /** One text for those of the applications that share an address. @returns undefined when all are deleted */
  gathered(ids: readonly string[]) {
    const { path, response } = mailTextEndpoints.readGatheredMailText;
    return this.intake.read({ path: `${path}?ids=${ids.join(',')}`, response }, {});
  }

  /** @returns undefined when the order is deleted */
  ofOrder(id: string) {
    return this.commerce.read(orderTextEndpoints.readOrderText, { id });
  }

  /** Tells commerce that a mail was accepted whose event is of that time: it confirms what the buyer agreed to before. */
  async confirmConsents(orderId: string, askedAt: string): Promise<void> {
    const { method, path } = orderTextEndpoints.confirmConsents;
    await this.commerce.ask(method, fillPath(path, { id: orderId }), { asked_at: askedAt });
  }

  /** @returns undefined when the case is deleted */
  ofCase(id: string) {
    return this.commerce.read(orderTextEndpoints.readCaseText, { id });
  }

  /** @returns undefined when the statement is deleted */
  ofWithdrawal(id: string) {
    return this.commerce.read(orderTextEndpoints.readWithdrawalText, { id });
  }

  /** @returns undefined when the booking is deleted */
  ofBooking(id: string) {
    return this.commerce.read(orderTextEndpoints.readBookingText, { id });
  }

  /** Lets intake delete data that it kept for this mail only. */
  async forget(kind: MailTextKind, id: string): Promise<void> {
    const { method, path } = mailTextEndpoints.forgetMailText;
    await this.intake.ask(method, fillPath(path, { kind, id }));
  }

  /** Reports to intake whether an applicant's mailbox accepts mails. */
  async noteMailbox(applicationId: string, takes: boolean): Promise<void> {
    const { method, path } = takes ? mailTextEndpoints.endRefusal : mailTextEndpoints.noteRefusal;
    await this.intake.ask(method, fillPath(path, { id: applicationId }));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.intake.stop(), this.commerce.stop()]);
  }
}
