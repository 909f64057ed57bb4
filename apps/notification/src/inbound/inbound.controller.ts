import { endpoints } from '@blue-peony/contracts';
import { serviceConfig, Serves } from '@blue-peony/service-kit';
import { Controller, Inject } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { readsReplies } from '../mailbox-settings.ts';
import { MailboxRepository } from './mailbox.repository.ts';

@Controller()
export class InboundController {
  constructor(
    private readonly mailbox: MailboxRepository,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
  ) {}

  @Serves(endpoints.readMailbox)
  async readMailbox() {
    if (this.config.mailbox) return this.mailbox.read();
    const state = readsReplies(this.config) ? ('reading' as const) : ('off' as const);
    return { state, since: null, last_mail_at: null };
  }
}
