import { RabbitMqTransport } from '@blue-peony/messaging';
import { AppError, ConfigError, createLogger, runProcess } from '@blue-peony/service-kit';
import { runCommand } from './command.ts';
import { readCommandConfig, readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

const args = process.argv.slice(2);

// The same file serves and takes the operator's commands, so that a container needs nothing else for them.
if (args.length > 0) await command();
else await runProcess(serve);

async function serve() {
  const { config, eventsUrl, logLevel } = readConfig();
  const logger = createLogger({ service: 'gateway', level: logLevel });
  const transport = new RabbitMqTransport({ url: eventsUrl, logger });
  const service = await startGateway(config, { logger, transport });
  return { url: service.url, close: () => service.close().finally(() => transport.close()) };
}

async function command() {
  try {
    console.log(await runCommand(args, readCommandConfig()));
  } catch (error) {
    console.error(error instanceof ConfigError || error instanceof AppError ? error.message : error);
    process.exitCode = 1;
  }
}
