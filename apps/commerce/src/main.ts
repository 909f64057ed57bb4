import { RabbitMqTransport } from '@blue-peony/messaging';
import { createLogger, runProcess } from '@blue-peony/service-kit';
import { S3Store } from '@blue-peony/storage';
import { readConfig } from './config.ts';
import { startCommerce } from './index.ts';

await runProcess(async () => {
  const { config, s3, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'commerce', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startCommerce(config, { logger, transport, store: new S3Store(s3) });
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
});
