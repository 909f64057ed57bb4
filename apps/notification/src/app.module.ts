import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { EventTransport } from '@blue-peony/messaging';
import { DatabaseModule, gatewayKeys, HealthModule, identityKeysToken, type Logger } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import type { NotificationConfig } from './config.ts';
import { notificationDatabase } from './database.ts';
import { DeliveriesModule } from './deliveries/deliveries.module.ts';
import { eventTransport, serviceConfig, serviceLogger } from './tokens.ts';

@Global()
@Module({})
class PartsModule {
  static register(config: NotificationConfig, logger: Logger, transport: EventTransport): DynamicModule {
    const providers = [
      { provide: serviceConfig, useValue: config },
      { provide: serviceLogger, useValue: logger },
      { provide: eventTransport, useValue: transport },
      { provide: identityKeysToken, useValue: gatewayKeys(config.gatewayJwksUrl) },
    ];
    return { module: PartsModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static register(config: NotificationConfig, logger: Logger, transport: EventTransport): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.register({ ...notificationDatabase, url: config.databaseUrl }),
        PartsModule.register(config, logger, transport),
        HealthModule.register({
          inject: [DataSource],
          // Not the mail server: while it is away the worker is just where it should be, repeating.
          checks: (database: DataSource) => [
            { name: 'database', check: () => database.query('SELECT 1') },
            { name: 'events', check: () => transport.check() },
          ],
        }),
        DeliveriesModule,
      ],
    };
  }
}
