import 'reflect-metadata';
import { endpoints, rowsOf } from '@blue-peony/contracts';
import { connectEvents } from '@blue-peony/messaging';
import { createHttpApp, listen, type RunningService } from '@blue-peony/service-kit';
import { AppModule, type CommerceParts } from './app.module.ts';
import type { CommerceConfig } from './config.ts';

export {
  guideBucket,
  readProvider,
  reconcileEveryMs,
  saleProblems,
  saleSettings,
  type CommerceConfig,
  type SandboxFault,
} from './config.ts';
export { commerceDatabase } from './database.ts';
export type { CommerceParts } from './app.module.ts';

/** Starts the service on a migrated database. The caller closes the transport. */
export async function startCommerce(config: CommerceConfig, parts: CommerceParts): Promise<RunningService> {
  const app = await createHttpApp(AppModule.register(config, parts), {
    logger: parts.logger,
    inner: true,
    rows: servedRows(config),
  });
  try {
    await connectEvents(app, { transport: parts.transport, queue: 'commerce' });
    return await listen(app, config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
}

const servedRows = ({ provider }: CommerceConfig) =>
  rowsOf('commerce').filter(({ path }) => provider.name === 'sandbox' || path !== endpoints.showSandboxCheckout.path);
