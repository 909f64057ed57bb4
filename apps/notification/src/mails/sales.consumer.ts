import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type {
  DomainEvent,
  DownloadRenewed,
  OrderPaid,
  OrderMail,
  OrderMailRequested,
  OrderPartlyRefunded,
  OrderRefunded,
  OrderText,
  ReviewRequested,
  SessionWaits,
} from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import type { Mail } from '../letters/mail.ts';
import { buyerMail, movedMail, reviewRequestMail, saleStaffMail, type BuyerMail } from '../letters/sale-mails.ts';
import { sessionWaitsMail } from '../letters/session-mail.ts';
import { allDelivered, DeliverMail } from '../deliveries/deliver-mail.ts';
import { MailTexts } from '../deliveries/mail-texts.ts';

type Write = (text: OrderText) => Mail | undefined;
type Letter = { mail: OrderMail; write: Write };

/** Sends mails about sales: to the buyer, and to staff when they must act. */
@Controller()
export class SalesConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @EventPattern(['commerce.order-paid.v1', 'commerce.order-paid.v2'])
  async paid(@Payload() event: OrderPaid): Promise<void> {
    await this.deliver(event, {
      buyer: this.toBuyer('receipt'),
      ...(event.payload.product === 'teasing-content' && { staff: this.toStaff('booked') }),
    });
  }

  /** A refunded buyer gets a mail. In a dispute only staff do: the buyer's bank informs the buyer. */
  @EventPattern(['commerce.order-refunded.v1', 'commerce.order-refunded.v2'])
  async refunded(@Payload() event: OrderRefunded): Promise<void> {
    if (event.payload.reason === 'dispute') return this.deliver(event, { staff: this.toStaff('disputed') });
    await this.deliver(event, { buyer: this.toBuyer('refunded'), staff: this.toStaff('refunded') });
  }

  @EventPattern('commerce.order-partly-refunded.v1')
  async partlyRefunded(@Payload() event: OrderPartlyRefunded): Promise<void> {
    await this.deliver(event, { buyer: this.toBuyer('partly_refunded'), staff: this.toStaff('partly_refunded') });
  }

  @EventPattern(['commerce.download-renewed.v1', 'commerce.download-renewed.v2'])
  async renewed(@Payload() event: DownloadRenewed): Promise<void> {
    await this.deliver(event, { buyer: this.toBuyer('renewed') });
  }

  @EventPattern('commerce.order-mail-requested.v1')
  async requested(@Payload() event: OrderMailRequested): Promise<void> {
    await this.deliver(event, {
      buyer: this.toBuyer('receipt'),
      ...(event.payload.kind === 'moved' && { previous_buyer: { mail: 'moved', write: movedMail } }),
    });
  }

  @EventPattern('commerce.session-waits.v1')
  async sessionWaits(@Payload() event: SessionWaits): Promise<void> {
    const { staffNotifyEmail, publicUrl } = this.config;
    const link = `${publicUrl}/admin/orders/${event.aggregateId}`;
    const write: Write = (text) => sessionWaitsMail(text, { link, staffAddress: staffNotifyEmail });
    await this.deliver(event, { staff: { mail: 'session_waits', write } });
  }

  /** Not sent to a buyer who said no or withdrew in the meantime. */
  @EventPattern('commerce.review-requested.v1')
  async reviewRequested(@Payload() event: ReviewRequested): Promise<void> {
    const write: Write = (text) => reviewRequestMail(text, this.config.publicUrl);
    await this.deliver(event, { buyer: { mail: 'review_request', write } });
  }

  private toBuyer(mail: BuyerMail): Letter {
    return { mail, write: (text) => buyerMail(mail, text, this.config.publicUrl) };
  }

  private toStaff(mail: 'booked' | 'partly_refunded' | 'refunded' | 'disputed'): Letter {
    return { mail, write: (text) => saleStaffMail(mail, text, this.config.staffNotifyEmail) };
  }

  /** Sends the mails independently of one another. */
  private async deliver(event: DomainEvent, letters: Partial<Record<'buyer' | 'previous_buyer' | 'staff', Letter>>) {
    const { aggregateId: orderId } = event;
    await allDelivered(
      ...Object.entries(letters).map(async ([recipient, { mail, write }]) => {
        const ending = await this.mails.deliver(
          { event, recipient: recipient as keyof typeof letters, sale: { orderId, mail } },
          async () => {
            const text = await this.texts.ofOrder(orderId);
            return (text && write(text)) ?? 'erased';
          },
        );
        // Told again with the event until commerce knows it: her right of withdrawal depends on it.
        if (mail === 'receipt' && ending === 'sent') await this.texts.confirmConsents(orderId, event.occurredAt);
      }),
    );
  }
}
