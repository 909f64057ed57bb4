import { hasApiDocs } from '@blue-peony/gateway';
import { closeAll, ConfigError, createLogger, runProcess, type Logger } from '@blue-peony/service-kit';
import { readConfig, type StandaloneConfig } from './config.ts';
import { openDataFolder, type DataFolder } from './data-folder.ts';
import { claimPort } from './ports.ts';
import type { Standalone } from './standalone.ts';
import { welcome } from './welcome.ts';

type Start = (config: StandaloneConfig, folder: DataFolder, logger: Logger) => Promise<Standalone>;

/** Runs the product as this process: on its data folder, from its table to its end. */
export async function run(start: Start): Promise<void> {
  await runProcess(async () => {
    const config = readConfig();
    const logger = createLogger({ service: 'standalone', level: config.LOG_LEVEL });
    if (!(await claimPort(config.PORT, config.HOST)))
      throw new ConfigError(`Port ${config.PORT} is taken. Choose another: PORT=${config.PORT + 1} npm start`);
    const folder = await openDataFolder(config.DATA_DIR, config.reset);
    const product = await start(config, folder, logger).catch(async (error: unknown) => {
      await folder.release();
      throw error;
    });
    console.log(welcome(product, hasApiDocs(config)));
    return { url: product.siteUrl, close: () => closeAll(product, { close: folder.release }) };
  });
}
