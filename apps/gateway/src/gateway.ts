import type { Readable } from 'node:stream';
import { endpoints, type Endpoint } from '@blue-peony/contracts';
import { createHttpApp } from '@blue-peony/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { serveApiDocs } from './edge/api-docs.ts';
import { AppModule, type GatewayParts } from './app.module.ts';
import { pageForProblem } from './forwarding/problem-page.ts';
import type { GatewayConfig } from './config.ts';
import { EdgeFilter } from './edge-filter.ts';
import { Bodies } from './forwarding/bodies.ts';
import { watchForUnknownProxy } from './shared/limits/unknown-proxy.ts';

/** One year, the same as nginx sends with the pages. */
const strictTransport = 'max-age=31536000; includeSubDomains';

/** Creates the gateway with a route for each row; it does not listen yet. */
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
    watchForUnknownProxy(app.getHttpAdapter().getInstance(), parts.logger);
    if (config.apiDocs) serveApiDocs(app.getHttpAdapter().getInstance(), rows, config);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function prepareFastify(app: NestFastifyApplication, { publicUrl }: GatewayConfig): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const bodies = app.get(Bodies);
  fastify.addHook('preParsing', (request, reply, payload, done) => {
    if (!Bodies.has(request)) return done(null, payload);
    bodies.admit(request, reply, payload as Readable).then((body) => done(null, body), done);
  });
  fastify.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));
  const isSecure = publicUrl.startsWith('https:');
  fastify.addHook('onRequest', ({ url }, reply, done) => {
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    if (/^\/(api|auth)\//.test(url)) reply.header('cache-control', 'no-store');
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => done(null, pageForProblem(request, reply, payload)));
}
