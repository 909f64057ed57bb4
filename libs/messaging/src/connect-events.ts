import type { INestApplication } from '@nestjs/common';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { EventsServer, RethrowFilter, type EventsServerOptions } from './events-server.ts';
import { Inbox } from './inbox.ts';

type Options = Omit<EventsServerOptions, 'inbox'>;

/** Lets an HTTP application handle events as well: those of its `@EventPattern` methods. */
export async function connectEvents(app: INestApplication, options: Options): Promise<void> {
  const strategy = new EventsServer({ ...options, inbox: app.get(Inbox, { strict: false }) });
  const worker = app.connectMicroservice<MicroserviceOptions>({ strategy }, { deferInitialization: true });
  worker.useGlobalFilters(new RethrowFilter());
  await app.startAllMicroservices();
}
