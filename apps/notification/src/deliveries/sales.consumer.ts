import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type {
  DownloadRenewed,
  OrderPaid,
  OrderMailRequested,
  OrderRefunded,
  OrderText,
  SessionWaits,
} from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import type { Mail } from '../mails/mail.ts';
import { movedMail, receiptMail, refundMail, renewedMail, saleStaffMail } from '../mails/sale-mails.ts';
import { sessionWaitsMail } from '../mails/session-mail.ts';
import { allDelivered, DeliverMail, type Compose } from './deliver-mail.ts';
import { MailTexts } from './mail-texts.ts';

type Sale = OrderPaid | OrderMailRequested | OrderRefunded | DownloadRenewed | SessionWaits;
type Write = (text: OrderText) => Mail | undefined;

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

  @EventPattern('commerce.order-mail-requested.v1')
  async requested(@Payload() event: OrderMailRequested): Promise<void> {
    const { publicUrl } = this.config;
    const moved = event.payload.kind === 'moved';
    await allDelivered(
      this.mails.deliver(
        { event, recipient: 'buyer' },
        this.compose(event, (text) => receiptMail(text, publicUrl)),
      ),
      ...(moved ? [this.mails.deliver({ event, recipient: 'previous_buyer' }, this.compose(event, movedMail))] : []),
    );
  }

  @EventPattern('commerce.session-waits.v1')
  async sessionWaits(@Payload() event: SessionWaits): Promise<void> {
    const { staffNotifyEmail, publicUrl } = this.config;
    const link = `${publicUrl.replace(/\/+$/, '')}/admin/orders/${event.aggregateId}`;
    await this.both(event, undefined, (text) => sessionWaitsMail(text, { link, staffAddress: staffNotifyEmail }));
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
      return (text && write(text)) ?? 'erased';
    };
  }
}
