import { RabbitMqTransport } from '@blue-peony/messaging';
import { closeAll, createLogger, runService, startObservability } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { notificationDatabase } from './database.ts';
import { startNotification } from './index.ts';

await runService(async () => {
  const { config, eventsUrl, logLevel, observability } = readConfig();
  const logger = createLogger({ service: 'notification', level: logLevel });
  const watching = await startObservability('notification', observability);
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startNotification(config, { logger, transport });
  return { url: service.url, close: () => closeAll(service, transport, watching) };
}, notificationDatabase);
