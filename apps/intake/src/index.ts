import 'reflect-metadata';
import { rowsOf } from '@blue-peony/contracts';
import { connectEvents } from '@blue-peony/messaging';
import { createHttpApp, listen, type RunningService } from '@blue-peony/service-kit';
import { AppModule, type IntakeParts } from './app.module.ts';
import type { IntakeConfig } from './config.ts';

export {
  mailConfig,
  mailSettings,
  photoBucket,
  photoConfig,
  photoSettings,
  speedCheckMs,
  type IntakeConfig,
} from './config.ts';
export { intakeDatabase } from './database.ts';
export type { IntakeParts } from './app.module.ts';

/** Starts the service on a migrated database. Closing it does not close the transport, which belongs to the caller. */
export async function startIntake(config: IntakeConfig, parts: IntakeParts): Promise<RunningService> {
  const app = await createHttpApp(AppModule.register(config, parts), {
    logger: parts.logger,
    inner: true,
    rows: rowsOf('intake'),
  });
  try {
    await connectEvents(app, { transport: parts.transport, queue: 'intake' });
    return await listen(app, config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
}
