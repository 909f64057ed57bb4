import 'reflect-metadata';
import { connectEvents } from '@blue-peony/messaging';
import { rowsOf } from '@blue-peony/contracts';
import { createHttpApp, listen, type RunningService } from '@blue-peony/service-kit';
import { AppModule, type NotificationParts } from './app.module.ts';
import type { NotificationConfig } from './config.ts';
import { Mailer } from './deliveries/mailer.ts';
import { queue } from './tokens.ts';

export { ledgerEveryMs, readMailbox, type NotificationConfig } from './config.ts';
export { inboundConfig, inboundSettings } from './mailbox-settings.ts';
export { notificationDatabase } from './database.ts';

/**
 * Starts the worker and its internal HTTP server on a migrated database. Closing waits for running handlers; the caller
 * closes the transport.
 */
export async function startNotification(config: NotificationConfig, parts: NotificationParts): Promise<RunningService> {
  const app = await createHttpApp(AppModule.register(config, parts), {
    logger: parts.logger,
    inner: true,
    rows: rowsOf('notification'),
  });
  try {
    await connectEvents(app, { transport: parts.transport, queue, breaker: app.get(Mailer).breaker });
    return await listen(app, config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
}
