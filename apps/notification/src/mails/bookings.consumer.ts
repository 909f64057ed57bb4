import type { BookingMailRequested } from '@blue-peony/contracts';
import { serviceConfig } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { NotificationConfig } from '../config.ts';
import { allDelivered, DeliverMail, type Compose } from '../deliveries/deliver-mail.ts';
import { MailTexts } from '../deliveries/mail-texts.ts';
import { bookingMail, coachMail } from '../letters/booking-mails.ts';

/** Sends mails about sessions with a date to buyer and coach, with an entry for the calendar of each. */
@Controller()
export class BookingsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @EventPattern('commerce.booking-mail-requested.v1')
  async requested(@Payload() event: BookingMailRequested): Promise<void> {
    const { mail, order_id: orderId } = event.payload;
    const { publicUrl } = this.config;
    const orderLink = `${publicUrl}/admin/orders/${orderId}`;
    const compose =
      (recipient: 'buyer' | 'coach'): Compose =>
      async () => {
        const text = await this.texts.ofBooking(event.aggregateId);
        // What was canceled in the meantime has a mail of its own.
        if (!text || text.canceled !== (mail === 'session_canceled')) return 'erased';
        return recipient === 'buyer' ? bookingMail(mail, text, publicUrl) : coachMail(mail, text, orderLink);
      };
    const sale = { orderId, mail };
    await allDelivered(
      ...(['buyer', 'coach'] as const).map((recipient) =>
        this.mails.deliver({ event, recipient, sale }, compose(recipient)),
      ),
    );
  }
}
