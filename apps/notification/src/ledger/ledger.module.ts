import { Background, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import type { EventTransport } from '@blue-peony/messaging';
import { Inject, Module } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { eventTransport } from '../tokens.ts';
import { checkPromises } from './check-promises.ts';
import { LedgerRepository } from './ledger.repository.ts';

@Module({ providers: [Background, LedgerRepository], exports: [LedgerRepository] })
export class LedgerModule {
  constructor(
    background: Background,
    ledger: LedgerRepository,
    @Inject(eventTransport) transport: EventTransport,
    @Inject(serviceConfig) config: NotificationConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    const parts = { ledger, transport, config, logger };
    background.every('mail ledger', config.ledgerEveryMs, () => checkPromises(parts));
    background.observe(() => ledger.gauges());
  }
}
