import { endpoints } from '@blue-peony/contracts';
import { serviceConfig, Serves } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { MailboxRepository } from './mailbox.repository.ts';

@Controller()
export class InboundController {
  constructor(
    private readonly mailbox: MailboxRepository,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @Serves(endpoints.readMailbox)
  async readMailbox() {
    if (!this.config.mailbox) return { state: 'off' as const, since: null, last_mail_at: null };
    return this.mailbox.read();
  }
}
