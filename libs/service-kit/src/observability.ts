import { z } from 'zod';
import { settings } from './config.ts';
import { watchProcess } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';

/** Part of every service's settings. */
export const observabilitySettings = {
  /** Where `/metrics` is served, for the inner network alone; absent: nowhere. */
  METRICS_PORT: settings.port.optional(),
};

type Settings = z.output<z.ZodObject<typeof observabilitySettings>>;

/** Lets a process be watched from outside; `app` names it. Closing comes last, so that the end is watched too. */
export async function startObservability(
  app: string,
  { METRICS_PORT: port, HOST: host }: Settings & { HOST: string },
): Promise<{ close(): Promise<void> }> {
  watchProcess(app);
  const metrics = port === undefined ? undefined : await serveMetrics(port, host);
  return { close: async () => metrics?.close() };
}
