import { Background, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Module, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { InboundController } from './inbound.controller.ts';
import { MailboxReader } from './mailbox-reader.ts';
import { MailboxRepository } from './mailbox.repository.ts';

/** The server reports new mails by IDLE; these looks find what it has not reported. */
const lookEveryMs = 60_000;
const leadEveryMs = 5_000;

/** Reads the mailbox to which applicants reply. */
@Module({ providers: [Background, MailboxRepository], controllers: [InboundController] })
export class InboundModule implements OnModuleDestroy, BeforeApplicationShutdown {
  private readonly reader: MailboxReader | undefined;

  constructor(
    background: Background,
    mailbox: MailboxRepository,
    @Inject(serviceConfig) config: NotificationConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    const { mailbox: settings } = config;
    if (!settings) return;
    const reader = new MailboxReader({ settings, mailbox, config, logger });
    const looks = background.every('mailbox', lookEveryMs, () => reader.look());
    reader.wake = () => looks.wake();
    background.every('lease of the mailbox', leadEveryMs, () => reader.lead());
    background.observe(async () => {
      const { state } = await mailbox.read();
      return [{ gauge: 'blue_peony_dependency_away', labels: { dependency: 'imap' }, value: state === 'away' ? 1 : 0 }];
    });
    this.reader = reader;
  }

  onModuleDestroy(): void {
    this.reader?.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.reader?.close().catch(() => undefined);
  }
}
