import {
  fillPath,
  mailTextEndpoints,
  orderTextEndpoints,
  type BookingText,
  type CaseText,
  type MailText,
  type MailTextKind,
  type OrderText,
  type WithdrawalText,
} from '@blue-peony/contracts';
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
  async read(kind: MailTextKind, id: string): Promise<MailText | undefined> {
    const { path, response } = mailTextEndpoints.readMailText;
    const answer = await this.intake.read(fillPath(path, { kind, id }));
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** One text for those of the applications that share an address. @returns undefined when all are deleted */
  async gathered(ids: readonly string[]): Promise<MailText | undefined> {
    const { path, response } = mailTextEndpoints.readGatheredMailText;
    const answer = await this.intake.read(`${path}?ids=${ids.join(',')}`);
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** @returns undefined when the order is deleted */
  async ofOrder(id: string): Promise<OrderText | undefined> {
    const { path, response } = orderTextEndpoints.readOrderText;
    const answer = await this.commerce.read(fillPath(path, { id }));
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** Tells commerce that a mail was accepted whose event is of that time: it confirms what the buyer agreed to before. */
  async confirmConsents(orderId: string, askedAt: string): Promise<void> {
    const { method, path } = orderTextEndpoints.confirmConsents;
    await this.commerce.ask(method, fillPath(path, { id: orderId }), { asked_at: askedAt });
  }

  /** @returns undefined when the case is deleted */
  async ofCase(id: string): Promise<CaseText | undefined> {
    const { path, response } = orderTextEndpoints.readCaseText;
    const answer = await this.commerce.read(fillPath(path, { id }));
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** @returns undefined when the statement is deleted */
  async ofWithdrawal(id: string): Promise<WithdrawalText | undefined> {
    const { path, response } = orderTextEndpoints.readWithdrawalText;
    const answer = await this.commerce.read(fillPath(path, { id }));
    return answer === undefined ? undefined : response.parse(answer);
  }

  /** @returns undefined when the booking is deleted */
  async ofBooking(id: string): Promise<BookingText | undefined> {
    const { path, response } = orderTextEndpoints.readBookingText;
    const answer = await this.commerce.read(fillPath(path, { id }));
    return answer === undefined ? undefined : response.parse(answer);
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
