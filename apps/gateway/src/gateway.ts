import type { Readable } from 'node:stream';
import { endpoints, type Endpoint } from '@blue-peony/contracts';
import { createHttpApp } from '@blue-peony/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { serveApiDocs } from './shared/edge/api-docs.ts';
import { AppModule, type GatewayParts } from './app.module.ts';
import { pageForProblem } from './forwarding/problem-page.ts';
import type { GatewayConfig } from './config.ts';
import { EdgeFilter } from './edge-filter.ts';
import { Bodies } from './forwarding/bodies.ts';

/** A year, as nginx says it of the pages. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/** The gateway with a route for each row, not yet listening. */
export async function createGateway(
  config: GatewayConfig,
  parts: GatewayParts,
  rows: Record<string, Endpoint> = endpoints,
): Promise<NestFastifyApplication> {
  const { trustedProxies } = config;
  const app = await createHttpApp(AppModule.register(config, parts, rows), {
    logger: parts.logger,
    serverFactory: parts.serverFactory,
    rows: Object.values(rows),
    ...(trustedProxies.length > 0 && { trustProxy: trustedProxies }),
  });
  try {
    app.useGlobalFilters(new EdgeFilter());
    prepareFastify(app, config);
    if (config.apiDocs) serveApiDocs(app, config);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function prepareFastify(app: NestFastifyApplication, { publicUrl }: GatewayConfig): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const bodies = app.get(Bodies);
  fastify.addHook('preParsing', (request, reply, payload) => bodies.admit(request, reply, payload as Readable));
  fastify.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  const isSecure = publicUrl.startsWith('https:');
  fastify.addHook('onRequest', async ({ url }, reply) => {
    // Of files too, which are sent past Fastify.
    if (isSecure) reply.raw.setHeader('strict-transport-security', strictTransport);
    if (/^\/(api|auth)\//.test(url)) reply.header('cache-control', 'no-store');
  });
  fastify.addHook('onSend', pageForProblem);
}
