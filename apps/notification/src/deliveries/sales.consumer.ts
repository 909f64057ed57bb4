import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { DownloadRenewed, OrderPaid, OrderRefunded } from '@blue-peony/contracts';
import type { MailEvent } from '../business-events.ts';
import type { NotificationConfig } from '../config.ts';
import type { Mail } from '../mails/mail.ts';
import { receiptMail, refundMail, renewedMail, saleStaffMail } from '../mails/sale-mails.ts';
import { allDelivered, DeliverMail } from './deliver-mail.ts';

/** Mails about what was sold: to the buyer, and to staff where they have something to do. */
@Controller()
export class SalesConsumer {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @EventPattern('commerce.order-paid.v1')
  async paid(@Payload() event: OrderPaid): Promise<void> {
    const { payload } = event;
    const { staffNotifyEmail, publicUrl } = this.config;
    await this.both(
      event,
      receiptMail(payload, publicUrl),
      payload.product === 'teasing-content' ? saleStaffMail('booked', payload, staffNotifyEmail) : undefined,
    );
  }

  /** A buyer who disputes hears from her bank; one who was refunded hears from us. */
  @EventPattern('commerce.order-refunded.v1')
  async refunded(@Payload() event: OrderRefunded): Promise<void> {
    const { payload } = event;
    const { staffNotifyEmail, publicUrl } = this.config;
    const refund = payload.reason === 'refund';
    await this.both(
      event,
      refund ? refundMail(payload, publicUrl) : undefined,
      saleStaffMail(refund ? 'refunded' : 'disputed', payload, staffNotifyEmail),
    );
  }

  @EventPattern('commerce.download-renewed.v1')
  async renewed(@Payload() event: DownloadRenewed): Promise<void> {
    await this.both(event, renewedMail(event.payload, this.config.publicUrl), undefined);
  }

  /** Neither waits for the other's mail to get through. */
  private async both(event: MailEvent, toBuyer: Mail | undefined, toStaff: Mail | undefined): Promise<void> {
    await allDelivered(
      ...(toBuyer ? [this.mails.deliver({ event, recipient: 'buyer' }, async () => toBuyer)] : []),
      ...(toStaff ? [this.mails.deliver({ event, recipient: 'staff' }, async () => toStaff)] : []),
    );
  }
}
