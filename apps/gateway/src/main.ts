import { RabbitMqTransport } from '@blue-peony/messaging';
import { closeAll, createLogger, runService, startObservability } from '@blue-peony/service-kit';
import { runCommand } from './command.ts';
import { readCommandConfig, readConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { startGateway } from './index.ts';

await runService(
  async () => {
    const { config, eventsUrl, logLevel, observability } = readConfig();
    const logger = createLogger({ service: 'gateway', level: logLevel });
    const watching = await startObservability('gateway', observability);
    const transport = new RabbitMqTransport({ url: eventsUrl, logger });
    const service = await startGateway(config, { logger, transport });
    return { url: service.url, close: () => closeAll(service, transport, watching) };
  },
  gatewayDatabase,
  (args) => runCommand(args, readCommandConfig()),
);
