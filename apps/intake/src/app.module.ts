import { Global, Module, type DynamicModule } from '@nestjs/common';
import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { DatabaseModule, gatewayKeys, HealthModule, identityKeysToken, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { DataSource } from 'typeorm';
import { ApplicationsModule } from './applications/applications.module.ts';
import type { IntakeConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { photoStore, serviceLogger } from './tokens.ts';

/** What the process brings: its log, the way for events and the place for photos. */
export type IntakeParts = { logger: Logger; transport: EventTransport; store: ObjectStore };

@Global()
@Module({})
class PartsModule {
  static register(config: IntakeConfig, { logger, store }: IntakeParts): DynamicModule {
    const providers = [
      { provide: serviceLogger, useValue: logger },
      { provide: photoStore, useValue: store },
      { provide: identityKeysToken, useValue: gatewayKeys(config.gatewayJwksUrl) },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static register(config: IntakeConfig, parts: IntakeParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.register({ ...intakeDatabase, url: config.databaseUrl }),
        PartsModule.register(config, parts),
        OutboxModule.register(parts),
        HealthModule.register({
          inject: [DataSource],
          checks: (database: DataSource) => [
            { name: 'database', check: () => database.query('SELECT 1') },
            { name: 'photo store', check: () => parts.store.check() },
          ],
        }),
        ApplicationsModule,
      ],
    };
  }
}
