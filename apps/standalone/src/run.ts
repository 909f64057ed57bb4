import { edgeConfig } from '@blue-peony/gateway';
import { closeAll, ConfigError, createLogger, runProcess } from '@blue-peony/service-kit';
import { readConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { holdPort } from './ports.ts';
import type { Given, Standalone } from './standalone.ts';
import { welcome } from './welcome.ts';

type Start = (given: Given) => Promise<Standalone>;

/** Runs the product in this process, from the start with its printed table to the shutdown. */
export async function run(start: Start): Promise<void> {
  await runProcess(async () => {
    const config = readConfig();
    const logger = createLogger({ service: 'standalone', level: config.LOG_LEVEL });
    const held = await holdPort(config.PORT, config.HOST);
    if (!held) throw new ConfigError(`Port ${config.PORT} is taken. Choose another: PORT=${config.PORT + 1} npm start`);
    const folder = await openDataFolder(config.DATA_DIR, config.reset);
    const product = await start({ config, folder, logger, held }).catch(async (error: unknown) => {
      await folder.release();
      throw error;
    });
    console.log(welcome(product, edgeConfig(config).apiDocs));
    return { url: product.siteUrl, close: () => closeAll(product, { close: folder.release }) };
  });
}
