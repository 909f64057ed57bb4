import { Global, Module, type DynamicModule, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Outbox, Relay, type EventTransport } from '@blue-peony/messaging';
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
class PartsModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(private readonly relay: Relay) {}

  onApplicationBootstrap() {
    this.relay.start();
  }

  onModuleDestroy() {
    return this.relay.stop();
  }

  static register(config: IntakeConfig, { logger, transport, store }: IntakeParts): DynamicModule {
    const relay = {
      provide: Relay,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Relay({ dataSource, transport, logger }),
    };
    const providers = [
      { provide: serviceLogger, useValue: logger },
      { provide: photoStore, useValue: store },
      { provide: identityKeysToken, useValue: gatewayKeys(config.gatewayJwksUrl) },
      Outbox,
      relay,
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
