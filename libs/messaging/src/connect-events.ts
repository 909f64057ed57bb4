import type { INestApplication } from '@nestjs/common';
import type { MicroserviceOptions, NestMicroservice } from '@nestjs/microservices';
import { EventsServer, RethrowFilter, type EventsServerOptions } from './events-server.ts';
import { Inbox } from './inbox.ts';

type Options = Omit<EventsServerOptions, 'inbox'>;

/** Starts an HTTP application's providers, and lets it handle events as well: those of its `@EventPattern` methods. */
export async function connectEvents(app: INestApplication, options: Options): Promise<void> {
  await app.init();
  const strategy = new EventsServer({ ...options, inbox: app.get(Inbox, { strict: false }) });
  const worker = app.connectMicroservice<MicroserviceOptions>({ strategy }, { deferInitialization: true });
  worker.useGlobalFilters(new RethrowFilter());
  // It shares the application's providers, which would start a second time.
  (worker as NestMicroservice).setIsInitHookCalled(true);
  await app.startAllMicroservices();
}
