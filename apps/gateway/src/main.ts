import { RabbitMqTransport } from '@blue-peony/messaging';
import { createLogger, runService } from '@blue-peony/service-kit';
import { runCommand } from './command.ts';
import { readCommandConfig, readConfig } from './config.ts';
import { gatewayDatabase } from './database.ts';
import { startGateway } from './gateway.ts';

await runService(serve, gatewayDatabase, (args) => runCommand(args, readCommandConfig()));

async function serve() {
  const { config, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'gateway', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startGateway(config, { logger, transport });
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
}
