import { Readable } from 'node:stream';
import { jsonBodyLimit } from '@blue-peony/service-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const webhooks = /^\/api\/webhooks\//;
const forms = /^\/(sandbox-checkout|functions\/v1)\//;

/**
 * Hands some bodies on as they came: a webhook is signed over its bytes, and a plain form is none of the gateway's
 * business. Everything else is JSON, or refused.
 */
export function readBodies(app: NestFastifyApplication): void {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const options = { bodyLimit: jsonBodyLimit };
  app.useBodyParser('application/json', options, (request, body, done) => {
    if (webhooks.test(request.url ?? '')) done(null, Readable.from(body));
    // The session library declares JSON on calls that have no body.
    else if (body?.length) void parseJson(request as never, body.toString('utf8'), done as never);
    else done(null, undefined);
  });
  app.useBodyParser('application/x-www-form-urlencoded', options, (request, body, done) => {
    if (forms.test(request.url ?? '')) done(null, Readable.from(body));
    else done(Object.assign(new Error('No form is taken here'), { statusCode: 415 }));
  });
}
