import { z } from 'zod';
import { settings } from './config.ts';
import { closeAll } from './run.ts';
import { startTracing } from './tracing/tracing.ts';
import { watchProcess } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

/** Observability settings of every service. */
export const observabilitySettings = {
  /** Port of `/metrics`, for the internal network only; without it metrics are not served. */
  METRICS_PORT: settings.port.optional(),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: settings.httpUrl.optional(),
};

type Settings = z.output<z.ZodObject<typeof observabilitySettings>>;

/** Starts metrics and traces of a process; `app` names it. Close it last, so that the shutdown is visible too. */
export async function startObservability(
  app: string,
  { METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector, HOST: host }: Settings & { HOST: string },
): Promise<{ close(): Promise<void> }> {
  watchProcess(app);
  const metrics = port === undefined ? undefined : await serveMetrics(port, host);
  const traces = collector === undefined ? undefined : startTracing(app, collector);
  return { close: () => closeAll(...[traces, metrics].filter((part) => part !== undefined)) };
}
