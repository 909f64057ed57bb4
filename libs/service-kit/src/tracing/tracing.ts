import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const exportTimeoutMs = 5_000;
const propagator = new W3CTraceContextPropagator();

/**
 * Begins to send traces to an OpenTelemetry collector; without it every span is nothing. Spans are made by hand at the few
 * places where work changes hands: a library's own would carry addresses and statements.
 * @param endpoint base address of the collector, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it
 */
export function startTracing(app: string, endpoint: string): { close(): Promise<void> } {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `blue-peony-${app}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return { close: () => provider.shutdown().catch(() => undefined) };
}

type SpanOptions = {
  kind: SpanKind;
  /** `traceparent` of the work that this one comes from; the work around it when absent. */
  parent?: string | undefined;
  /** Nothing of a person: no address, name, token, URL or text of an error. */
  attributes?: Attributes;
};

export type OpenSpan = {
  context: Context;
  /** @param failure names what went wrong, as a metric's label would */
  end(failure?: string, attributes?: Attributes, name?: string): void;
};

/** A span that ends where the caller says. */
export function openSpan(name: string, { kind, parent, attributes = {} }: SpanOptions): OpenSpan {
  const around = parent
    ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
    : context.active();
  const span: Span = trace.getTracer('blue-peony').startSpan(name, { kind, attributes }, around);
  return {
    context: trace.setSpan(around, span),
    end(failure, more = {}, newName) {
      if (newName) span.updateName(newName);
      span.setAttributes(more);
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
      span.end();
    },
  };
}

/** Does some work in a span of its own, which is around everything that the work begins. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = openSpan(name, options);
  try {
    const result = await context.with(span.context, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'unknown');
    throw error;
  }
}

/** The work around the caller, for whoever goes on with it elsewhere; undefined while nothing is traced. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagator.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier.traceparent;
}

export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
