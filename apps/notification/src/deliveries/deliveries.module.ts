import { Background, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Module } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { DeliverMail } from './deliver-mail.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { gatherMails } from './gather-mails.ts';
import { GatheredMailsRepository } from './gathered-mails.repository.ts';
import { MailTexts } from './mail-texts.ts';
import { Mailer } from './mailer.ts';

const gatherEveryMs = 5_000;
const shared = [DeliverMail, DeliveriesRepository, GatheredMailsRepository, MailTexts];

/** Sends each mail once, within the limits of its mailbox. */
@Module({ providers: [Background, Mailer, ...shared], exports: shared })
export class DeliveriesModule {
  constructor(
    background: Background,
    gathered: GatheredMailsRepository,
    mails: DeliverMail,
    texts: MailTexts,
    @Inject(serviceConfig) config: NotificationConfig,
  ) {
    background.every('gathered mails', gatherEveryMs, () => gatherMails({ gathered, mails, texts, config }));
  }
}
