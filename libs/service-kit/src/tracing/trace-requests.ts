import { context, SpanKind } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, openSpan, type OpenSpan } from './tracing.ts';

/**
 * Adds a span around each request. An inner service continues the gateway's trace; the gateway always starts a new one
 * and ignores a stranger's `traceparent`.
 */
export function traceRequests(fastify: FastifyInstance, inner: boolean, isProbe: (url: string) => boolean): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request.url)) return done();
    const { method, id, headers } = request;
    const parent = inner && typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
    const attributes = { 'http.request.method': method, 'blue_peony.request.id': id };
    const span = openSpan(method, { kind: SpanKind.SERVER, parent, attributes });
    spans.set(request, span);
    context.with(span.context, done);
  });
  // Reading a body loses the async context.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(span.context, done);
    else done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.route': route, 'http.response.status_code': statusCode };
    spans.get(request)?.end(statusCode >= 500 ? String(statusCode) : undefined, attributes, `${method} ${route}`);
    done();
  });
}
