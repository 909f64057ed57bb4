import { RabbitMqTransport } from '@blue-peony/messaging';
import { closeAll, createLogger, runService, startObservability } from '@blue-peony/service-kit';
import { ledgerBucket, S3Store } from '@blue-peony/storage';
import { readConfig } from './config.ts';
import { intakeDatabase } from './database.ts';
import { startIntake } from './index.ts';

await runService(async () => {
  const { config, s3, eventsUrl, logLevel, observability } = readConfig();
  const logger = createLogger({ service: 'intake', level: logLevel });
  const watching = await startObservability('intake', observability);
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const store = new S3Store(s3);
  // When the bucket is created elsewhere, these credentials may not be allowed to; readiness reports a missing bucket.
  const ledger = new S3Store({ ...s3, bucket: ledgerBucket });
  for (const bucket of [store, ledger])
    void bucket.makeBucket((err) => logger.warn({ err }, 'the bucket could not be made'));
  const service = await startIntake(config, { logger, transport, store, ledger });
  return { url: service.url, close: () => closeAll(service, transport, watching) };
}, intakeDatabase);
