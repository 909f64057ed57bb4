import { RabbitMqTransport } from '@blue-peony/messaging';
import { createLogger, runProcess } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

await runProcess(async () => {
  const { config, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'gateway', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startGateway(config, { logger, transport });
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
});
