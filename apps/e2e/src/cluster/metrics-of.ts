import type { MetricName } from '@blue-peony/contracts';
import type { Replica } from './replica.ts';

/** The sum of a metric over several replicas, of all samples with the given labels. */
export async function sumOf(
  replicas: Replica[],
  name: MetricName | `${MetricName}_count`,
  labels: Record<string, string> = {},
): Promise<number> {
  const texts = await Promise.all(replicas.map(async ({ metricsUrl }) => (await fetch(metricsUrl)).text()));
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
