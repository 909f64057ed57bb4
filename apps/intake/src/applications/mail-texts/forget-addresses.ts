import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { MailTextsRepository } from './mail-texts.repository.ts';

const everyMs = 3_600_000;

/**
 * Deletes addresses that were kept for one mail, when that mail was neither sent nor abandoned within an event's
 * lifetime.
 */
@Injectable()
export class ForgetAddresses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;

  constructor(texts: MailTextsRepository, @Inject(serviceLogger) logger: Logger) {
    this.repeat = new Repeat({ name: 'addresses of mails', work: () => texts.forgetOld(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }
}
