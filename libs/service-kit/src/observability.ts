import { z } from 'zod';
import { settings } from './config.ts';
import { closeAll } from './run.ts';
import { startTracing } from './tracing/tracing.ts';
import { watchProcess } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

/** Part of every service's settings. */
export const observabilitySettings = {
  /** Where `/metrics` is served, for the inner network alone; absent: nowhere. */
  METRICS_PORT: settings.port.optional(),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); absent: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.httpUrl.optional(),
};

type Settings = z.output<z.ZodObject<typeof observabilitySettings>>;

/** Lets a process be watched from outside; `app` names it. Closing comes last, so that the end is watched too. */
export async function startObservability(
  app: string,
  { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector, HOST: host }: Settings & { HOST: string },
): Promise<{ close(): Promise<void> }> {
  watchProcess(app);
  const metrics = port === undefined ? undefined : await serveMetrics(port, host);
  const traces = collector === undefined ? undefined : startTracing(app, collector);
  return { close: () => closeAll(...[traces, metrics].filter((part) => part !== undefined)) };
}
