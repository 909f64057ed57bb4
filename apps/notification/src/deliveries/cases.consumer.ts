import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { CaseOpened, CaseRefunded } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { caseBuyerMail, caseStaffMail } from '../mails/case-mails.ts';
import { allDelivered, DeliverMail } from './deliver-mail.ts';

/** Mails about payments that match no order. */
@Controller()
export class CasesConsumer {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** A buyer who disputes hears from her bank. */
  @EventPattern('commerce.case-opened.v1')
  async opened(@Payload() event: CaseOpened): Promise<void> {
    const { payload } = event;
    const { staffNotifyEmail, publicUrl } = this.config;
    const toStaff = caseStaffMail(payload, staffNotifyEmail, publicUrl);
    await allDelivered(
      this.mails.deliver({ event, recipient: 'staff' }, async () => toStaff),
      ...(payload.payment_status === 'disputed' ? [] : this.toBuyer('opened', event)),
    );
  }

  @EventPattern('commerce.case-refunded.v1')
  async refunded(@Payload() event: CaseRefunded): Promise<void> {
    await allDelivered(...this.toBuyer('refunded', event));
  }

  private toBuyer(what: 'opened' | 'refunded', event: CaseOpened | CaseRefunded): Promise<void>[] {
    const mail = caseBuyerMail(what, event.payload);
    return mail ? [this.mails.deliver({ event, recipient: 'buyer' }, async () => mail)] : [];
  }
}
