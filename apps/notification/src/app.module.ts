import { Module, type DynamicModule } from '@nestjs/common';
import type { EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import type { NotificationConfig } from './config.ts';
import { notificationDatabase } from './database.ts';
import { DeliveriesModule } from './deliveries/deliveries.module.ts';
import { eventTransport } from './tokens.ts';

/** What the process brings: its log and the way for events. */
export type NotificationParts = { logger: Logger; transport: EventTransport };

@Module({})
export class AppModule {
  static register(config: NotificationConfig, { logger, transport }: NotificationParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: notificationDatabase,
          // Not the mail server: while it is away the worker is just where it should be, repeating.
          checks: [{ name: 'events', check: () => transport.check() }],
          values: [{ provide: eventTransport, useValue: transport }],
        }),
        DeliveriesModule,
      ],
    };
  }
}
