import { RabbitMqTransport } from '@blue-peony/messaging';
import { closeAll, createLogger, runService, startObservability } from '@blue-peony/service-kit';
import { S3Store } from '@blue-peony/storage';
import { readConfig } from './config.ts';
import { commerceDatabase } from './database.ts';
import { startCommerce } from './index.ts';

await runService(async () => {
  const { config, s3, eventsUrl, logLevel, observability } = readConfig();
  const logger = createLogger({ service: 'commerce', level: logLevel });
  const watching = await startObservability('commerce', observability);
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const store = new S3Store(s3);
  // Where it is made elsewhere, the credentials need not allow it; readiness tells when there is none.
  void store.makeBucket((err) => logger.warn({ err }, 'the bucket could not be made'));
  const service = await startCommerce(config, { logger, transport, store });
  return { url: service.url, close: () => closeAll(service, transport, watching) };
}, commerceDatabase);
