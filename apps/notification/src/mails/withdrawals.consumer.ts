import type { WithdrawalMailRequested } from '@blue-peony/contracts';
import { serviceConfig } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { NotificationConfig } from '../config.ts';
import { DeliverMail } from '../deliveries/deliver-mail.ts';
import { MailTexts } from '../deliveries/mail-texts.ts';
import type { Mail } from '../letters/mail.ts';
import { saleStaffMail } from '../letters/sale-mails.ts';
import { withdrawalConfirmMail, withdrawalMail } from '../letters/withdrawal-mails.ts';

/** Sends mails about withdrawals: to whoever submitted one, to the buyer, and to staff once it has taken effect. */
@Controller()
export class WithdrawalsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @EventPattern('commerce.withdrawal-mail-requested.v1')
  async requested(@Payload() event: WithdrawalMailRequested): Promise<void> {
    const { mail, order_id: orderId } = event.payload;
    const recipient = mail === 'withdrawn' ? 'staff' : 'buyer';
    const sale = orderId ? { sale: { orderId, mail } } : {};
    await this.mails.deliver({ event, recipient, ...sale }, async () => (await this.write(event)) ?? 'erased');
  }

  private async write({
    aggregateId,
    payload: { mail, order_id },
  }: WithdrawalMailRequested): Promise<Mail | undefined> {
    if (mail === 'withdrawn') {
      const order = order_id ? await this.texts.ofOrder(order_id) : undefined;
      return order && saleStaffMail('withdrawn', order, this.config.staffNotifyEmail);
    }
    const text = await this.texts.ofWithdrawal(aggregateId);
    if (!text) return undefined;
    return mail === 'withdrawal' ? withdrawalMail(text) : withdrawalConfirmMail(text, this.config.publicUrl);
  }
}
