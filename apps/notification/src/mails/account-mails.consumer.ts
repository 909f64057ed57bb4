import { Controller, Inject } from '@nestjs/common';
import { serviceConfig } from '@blue-peony/service-kit';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { StaffMailRequested } from '@blue-peony/contracts';
import type { NotificationConfig } from '../config.ts';
import { accountMail } from '../letters/account-mail.ts';
import { DeliverMail } from '../deliveries/deliver-mail.ts';

/** Sends mails to staff members about their own accounts, requested by the gateway. */
@Controller()
export class AccountMailsConsumer {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  /** An expired code is not sent: its recipient could only try it in vain. */
  @EventPattern('gateway.staff-mail-requested.v1')
  async requested(@Payload() event: StaffMailRequested): Promise<void> {
    const { payload } = event;
    if ('expires_at' in payload && Date.parse(payload.expires_at) <= Date.now()) return;
    await this.mails.deliver({ event, recipient: 'member' }, async () => accountMail(payload, this.config));
  }
}
