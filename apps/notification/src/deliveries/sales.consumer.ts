import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { DownloadRenewed, OrderPaid, OrderRefunded, OrderText } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import type { Mail } from '../mails/mail.ts';
import { receiptMail, refundMail, renewedMail, saleStaffMail } from '../mails/sale-mails.ts';
import { allDelivered, DeliverMail, type Compose } from './deliver-mail.ts';
import { MailTexts } from './mail-texts.ts';

type Sale = OrderPaid | OrderRefunded | DownloadRenewed;
type Write = (text: OrderText) => Mail;

/**
 * Mails about what was sold: to the buyer, and to staff where they have something to do. Of what an event of v1 carries, only
 * the kind of sale is used.
 */
@Controller()
export class SalesConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @EventPattern('commerce.order-paid.v1')
  async paid(@Payload() event: OrderPaid): Promise<void> {
    const { staffNotifyEmail, publicUrl } = this.config;
    await this.both(
      event,
      (text) => receiptMail(text, publicUrl),
      event.payload.product === 'teasing-content'
        ? (text) => saleStaffMail('booked', text, staffNotifyEmail)
        : undefined,
    );
  }

  /** A buyer who disputes hears from her bank; one who was refunded hears from us. */
  @EventPattern('commerce.order-refunded.v1')
  async refunded(@Payload() event: OrderRefunded): Promise<void> {
    const { staffNotifyEmail, publicUrl } = this.config;
    const refund = event.payload.reason === 'refund';
    await this.both(event, refund ? (text) => refundMail(text, publicUrl) : undefined, (text) =>
      saleStaffMail(refund ? 'refunded' : 'disputed', text, staffNotifyEmail),
    );
  }

  @EventPattern('commerce.download-renewed.v1')
  async renewed(@Payload() event: DownloadRenewed): Promise<void> {
    await this.both(event, (text) => renewedMail(text, this.config.publicUrl), undefined);
  }

  /** Neither waits for the other's mail to get through. */
  private async both(event: Sale, toBuyer: Write | undefined, toStaff: Write | undefined): Promise<void> {
    await allDelivered(
      ...(toBuyer ? [this.mails.deliver({ event, recipient: 'buyer' }, this.compose(event, toBuyer))] : []),
      ...(toStaff ? [this.mails.deliver({ event, recipient: 'staff' }, this.compose(event, toStaff))] : []),
    );
  }

  private compose({ aggregateId }: Sale, write: Write): Compose {
    return async () => {
      const text = await this.texts.ofOrder(aggregateId);
      return text ? write(text) : 'erased';
    };
  }
}
