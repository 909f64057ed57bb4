import 'reflect-metadata';
import { createHttpApp, jsonBodyLimit, listen, type RunningService } from '@blue-peony/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
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

/** Starts the service on a migrated database. Closing it leaves the transport to whoever made it. */
export async function startCommerce(config: CommerceConfig, parts: CommerceParts): Promise<RunningService> {
  const app = await createHttpApp(AppModule.register(config, parts), { logger: parts.logger, inner: true });
  try {
    leaveWebhooksRaw(app);
    return await listen(app, config.port, config.host);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** A webhook's signature is over its bytes, so its body stays a buffer. */
function leaveWebhooksRaw(app: NestFastifyApplication): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser('application/json', { bodyLimit: jsonBodyLimit }, (request, body, done) => {
    if (request.url?.startsWith('/api/webhooks/')) done(null, body);
    // A call without a body may declare JSON all the same.
    else if (body?.length) void parseJson(request as never, body.toString('utf8'), done as never);
    else done(null, undefined);
  });
}
