import { createLogger, runProcess } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { startGateway } from './gateway.ts';

await runProcess(async () => {
  const { logLevel, ...config } = readConfig();
  return startGateway(config, createLogger({ service: 'gateway', level: logLevel }));
});
