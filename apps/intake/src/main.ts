import { RabbitMqTransport } from '@blue-peony/messaging';
import { createLogger, runService } from '@blue-peony/service-kit';
import { S3Store } from '@blue-peony/storage';
import { readConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { startIntake } from './index.ts';

await runService(async () => {
  const { config, s3, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'intake', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const store = new S3Store(s3);
  // Where it is made elsewhere, the credentials need not allow it; readiness tells when there is none.
  store.ensureBucket().catch((err: unknown) => logger.warn({ err }, 'the bucket could not be made'));
  const service = await startIntake(config, { logger, transport, store });
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
}, intakeDatabase);
