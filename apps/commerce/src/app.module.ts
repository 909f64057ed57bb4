import { Global, Module, type DynamicModule } from '@nestjs/common';
import { OutboxModule, type EventTransport } from '@blue-peony/messaging';
import { DatabaseModule, gatewayKeys, HealthModule, identityKeysToken, type Logger } from '@blue-peony/service-kit';
import type { ObjectStore } from '@blue-peony/storage';
import { DataSource } from 'typeorm';
import type { CommerceConfig } from './config.ts';
import { commerceDatabase } from './database.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { providerModule } from './provider.module.ts';
import { guideStore, serviceConfig, serviceLogger } from './tokens.ts';

/** What the process brings: its log, the way for events and the place of the guide's files. */
export type CommerceParts = { logger: Logger; transport: EventTransport; store: ObjectStore };

@Global()
@Module({})
class PartsModule {
  static register(config: CommerceConfig, { logger, store }: CommerceParts): DynamicModule {
    const providers = [
      { provide: serviceConfig, useValue: config },
      { provide: serviceLogger, useValue: logger },
      { provide: guideStore, useValue: store },
      { provide: identityKeysToken, useValue: gatewayKeys(config.gatewayJwksUrl) },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static register(config: CommerceConfig, parts: CommerceParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.register({ ...commerceDatabase, url: config.databaseUrl }),
        PartsModule.register(config, parts),
        OutboxModule.register(parts),
        HealthModule.register({
          inject: [DataSource],
          checks: (database: DataSource) => [
            { name: 'database', check: () => database.query('SELECT 1') },
            { name: 'guide store', check: () => parts.store.check() },
          ],
        }),
        providerModule(config),
        OrdersModule,
      ],
    };
  }
}
