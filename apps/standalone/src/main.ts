import { closeAll, ConfigError, createLogger, runProcess, startObservability } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { claimPort } from './ports.ts';
import { startStandalone } from './standalone.ts';
import { welcome } from './welcome.ts';

await runProcess(async () => {
  const config = readConfig();
  const logger = createLogger({ service: 'standalone', level: config.LOG_LEVEL });
  if (!(await claimPort(config.PORT, config.HOST)))
    throw new ConfigError(`Port ${config.PORT} is taken. Choose another: PORT=${config.PORT + 1} npm start`);
  const folder = await openDataFolder(config.DATA_DIR, config.reset);
  const watching = await startObservability('standalone', config);
  const product = await startStandalone(config, folder, logger).catch(async (error: unknown) => {
    await folder.release();
    throw error;
  });
  console.log(welcome(product));
  return { url: product.siteUrl, close: () => closeAll(product, { close: folder.release }, watching) };
});
