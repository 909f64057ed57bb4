import { Module, type DynamicModule } from '@nestjs/common';
import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { ApplicationsModule } from './applications/applications.module.ts';
import type { IntakeConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { photoStore } from './tokens.ts';

/** What the process brings: its log, the way for events and the place for photos. */
export type IntakeParts = { logger: Logger; transport: EventTransport; store: ObjectStore };

@Module({})
export class AppModule {
  static register(config: IntakeConfig, { logger, transport, store }: IntakeParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: intakeDatabase,
          checks: [{ name: 'photo store', check: () => store.check() }],
          values: [{ provide: photoStore, useValue: store }],
        }),
        OutboxModule.register({ transport, logger }),
        ApplicationsModule,
      ],
    };
  }
}
