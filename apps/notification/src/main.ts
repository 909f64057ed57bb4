import { RabbitMqTransport } from '@blue-peony/messaging';
import { createLogger, runService } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { notificationDatabase } from './database.ts';
import { startNotification } from './index.ts';

await runService(async () => {
  const { config, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'notification', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startNotification(config, logger, transport);
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
}, notificationDatabase);
