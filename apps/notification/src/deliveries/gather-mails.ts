import { Busy } from '@blue-peony/messaging';
import { Repeat, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { textMail } from '../letters/text-mail.ts';
import { DeliverMail, type Compose } from './deliver-mail.ts';
import { GatheredMailsRepository } from './gathered-mails.repository.ts';
import { MailTexts } from './mail-texts.ts';

const everyMs = 5_000;

/** Tells the applications whose mails were held back, all of an address in one mail. */
@Injectable()
export class GatherMails implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(
    private readonly gathered: GatheredMailsRepository,
    private readonly mails: DeliverMail,
    private readonly texts: MailTexts,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'gathered mails', work: () => this.tell(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  private async tell(): Promise<void> {
    const outcomes = await Promise.allSettled((await this.gathered.claim()).map((id) => this.send(id)));
    const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    // The next turn tries a failed mail again; another worker may be at it.
    if (failed && !(failed.reason instanceof Busy)) throw failed.reason;
  }

  private async send(id: string): Promise<void> {
    const event = {
      id,
      type: 'intake.application-submitted.v2',
      occurredAt: new Date().toISOString(),
      correlationId: id,
    } as const;
    const ending = await this.mails.deliver({ event, recipient: 'applicant' }, this.compose(id));
    if (ending !== 'sent' && ending !== 'failed') return this.gathered.release(id, []);
    if (ending === 'failed')
      for (const application of await this.gathered.applications(id)) await this.texts.noteMailbox(application, false);
    await this.gathered.settle(id, ending);
  }

  private compose(id: string): Compose {
    return async () => {
      const ids = await this.gathered.applications(id);
      const text = ids.length > 0 ? await this.texts.gathered(ids) : undefined;
      if (text?.kind !== 'gathered') return 'erased';
      const told = text.links.map((link) => link.id);
      await this.gathered.release(id, told);
      return textMail(text, this.config);
    };
  }
}
