import { adoptWith } from '@blue-peony/agency/words';
import { Module, type DynamicModule } from '@nestjs/common';
import { AgencyCopyModule, type EventTransport } from '@blue-peony/messaging';
import { ServiceModule, type Logger } from '@blue-peony/service-kit';
import type { NotificationConfig } from './config.ts';
import { notificationDatabase } from './database.ts';
import { DeadLettersController } from './dead-letters/dead-letters.controller.ts';
import { DeliveriesModule } from './deliveries/deliveries.module.ts';
import { MailServer } from './deliveries/mail-server.ts';
import { InboundModule } from './inbound/inbound.module.ts';
import { MailsModule } from './mails/mails.module.ts';
import { eventTransport } from './tokens.ts';

/** Provided by the process: its logger and the event transport. */
export type NotificationParts = { logger: Logger; transport: EventTransport };

@Module({})
export class AppModule {
  static register(config: NotificationConfig, { logger, transport }: NotificationParts): DynamicModule {
    const mailServer = new MailServer(config);
    return {
      module: AppModule,
      imports: [
        ServiceModule.register({
          config,
          logger,
          database: notificationDatabase,
          // Optional: while either is away the worker waits and still answers the desk.
          checks: [
            { name: 'broker', check: () => transport.check(), optional: true },
            { name: 'mail server', check: () => mailServer.check(), optional: true },
          ],
          values: [{ provide: eventTransport, useValue: transport }],
        }),
        AgencyCopyModule.register({ adopt: adoptWith }),
        MailsModule,
        DeliveriesModule,
        InboundModule,
      ],
      controllers: [DeadLettersController],
    };
  }
}
