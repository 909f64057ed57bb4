import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { CaseOpened, CaseRefunded, CaseText, OrderMail } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { caseBuyerMail, caseStaffMail } from '../letters/case-mails.ts';
import type { Mail } from '../letters/mail.ts';
import { allDelivered, DeliverMail } from '../deliveries/deliver-mail.ts';
import { MailTexts } from '../deliveries/mail-texts.ts';

type Write = (text: CaseText) => Mail | undefined;

/** Sends mails about payments that match no order. */
@Controller()
export class CasesConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** No mail for a dispute: the buyer's bank informs them. */
  @EventPattern('commerce.case-opened.v1')
  async opened(@Payload() event: CaseOpened): Promise<void> {
    const { staffNotifyEmail, publicUrl } = this.config;
    await allDelivered(
      this.deliver(event, 'staff', 'review', (text) => caseStaffMail(text, staffNotifyEmail, publicUrl)),
      ...(event.payload.payment_status === 'disputed' ? [] : [this.toBuyer(event, 'review')]),
    );
  }

  @EventPattern('commerce.case-refunded.v1')
  async refunded(@Payload() event: CaseRefunded): Promise<void> {
    await this.toBuyer(event, 'returned');
  }

  private toBuyer(event: CaseOpened | CaseRefunded, mail: 'review' | 'returned'): Promise<unknown> {
    return this.deliver(event, 'buyer', mail, (text) => caseBuyerMail(mail, text));
  }

  private deliver(
    event: CaseOpened | CaseRefunded,
    recipient: 'staff' | 'buyer',
    mail: OrderMail,
    write: Write,
  ): Promise<unknown> {
    const { order_id: orderId } = event.payload;
    return this.mails.deliver({ event, recipient, ...(orderId && { sale: { orderId, mail } }) }, async () => {
      const text = await this.texts.ofCase(event.aggregateId);
      return (text && write(text)) ?? 'erased';
    });
  }
}
