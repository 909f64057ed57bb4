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
let hasStarted = false;

export const isTracing = (): boolean => hasStarted;

/**
 * Starts sending traces to an OpenTelemetry collector; without this call spans are no-ops. Spans are made by hand at
 * the few places where work moves between parts: automatic instrumentation would record addresses and statements.
 * @param endpoint base address of the collector, as `OTEL_EXPORTER_OTLP_ENDPOINT` has it
 */
export function startTracing(app: string, endpoint: string): { close(): Promise<void> } {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `blue-peony-${app}` }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })],
  });
  hasStarted = true;
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return { close: () => provider.shutdown().catch(() => undefined) };
}

type SpanOptions = {
  kind: SpanKind;
  /** `traceparent` of the parent span; without it the current span is the parent. */
  parent?: string | undefined;
  /** No personal data: no address, name, token, URL or error text. */
  attributes?: Attributes;
};

export type OpenSpan = {
  context: Context;
  /** @param failure short class of the failure, like a metric's label */
  end(failure?: string, attributes?: Attributes, name?: string): void;
};

const noSpan: OpenSpan = { context: ROOT_CONTEXT, end: () => undefined };

/** A span that the caller ends. */
export function openSpan(name: string, { kind, parent, attributes = {} }: SpanOptions): OpenSpan {
  if (!hasStarted) return noSpan;
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

/** Runs work in a span of its own, which is the parent of every span that the work opens. */
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

/** `traceparent` of the current span, to continue the trace elsewhere; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  if (!hasStarted) return undefined;
  const carrier: { traceparent?: string } = {};
  propagator.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier.traceparent;
}

export const currentTraceId = (): string | undefined =>
  hasStarted ? trace.getActiveSpan()?.spanContext().traceId : undefined;
