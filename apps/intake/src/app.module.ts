import { Module, type DynamicModule } from '@nestjs/common';
import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import { Ledger, type ObjectStore } from '@blue-peony/storage';
import { ApplicationsModule } from './intake.module.ts';
import type { IntakeConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { photoStore } from './tokens.ts';

/** What the process provides: its logger, the event transport, the photo store and the ledger's store. */
export type IntakeParts = { logger: Logger; transport: EventTransport; store: ObjectStore; ledger: ObjectStore };

@Module({})
export class AppModule {
  static register(config: IntakeConfig, { logger, transport, store, ledger }: IntakeParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: intakeDatabase,
          // Accepting an application needs neither store nor broker: its photos are uploaded before, its event waits in
          // the outbox.
          checks: [
            { name: 'photo store', check: () => store.check(), covers: ['file store', 'disk'], optional: true },
            { name: 'broker', check: () => transport.check(), optional: true },
          ],
          values: [
            { provide: photoStore, useValue: store },
            { provide: Ledger, useValue: new Ledger(ledger, config.applicantKeys) },
          ],
        }),
        OutboxModule.register({ transport, logger }),
        ApplicationsModule,
      ],
    };
  }
}
