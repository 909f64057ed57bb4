import { metricCatalog, type MetricLabels, type MetricName, type MetricsOf } from '@blue-peony/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { withTimeLimit } from '../time-limit.ts';

/**
 * One registry per process. Under `npm start` several services share it; labels separate them only where it matters.
 */
const registry = new Registry();
type Labels = Record<string, string>;
const readTimeoutMs = 2_000;

const options = <Name extends MetricName>(name: Name) => {
  const { help, labels } = metricCatalog[name];
  return { name, help, labelNames: Object.keys(labels), registers: [registry] };
};

/** Development reloads modules after a change; their metrics continue. */
const registered = <Made extends Metric>(name: MetricName, make: () => Made): Made =>
  (registry.getSingleMetric(name) as Made | undefined) ?? make();

/** @returns a function that adds 1, or `by`, to the counter */
export function counter<Name extends MetricsOf<'counter'>>(name: Name) {
  const made = registered(name, () => new Counter(options(name)));
  for (const labels of everyCombination(metricCatalog[name].labels)) made.inc(labels, 0);
  return (labels: MetricLabels<Name>, by = 1): void => made.inc(labels as Labels, by);
}

/** @returns a function that records one value, in seconds */
export function histogram<Name extends MetricsOf<'histogram'>>(name: Name) {
  const { buckets } = metricCatalog[name];
  const made = registered(name, () => new Histogram({ ...options(name), buckets: [...buckets] }));
  return (labels: MetricLabels<Name>, seconds: number): void => made.observe(labels as Labels, seconds);
}

type Reading = {
  [Name in MetricsOf<'gauge'>]: { gauge: Name; labels: MetricLabels<Name>; value: number };
}[MetricsOf<'gauge'>];
type Source = () => Promise<readonly Reading[]> | readonly Reading[];

const sources = new Set<Source>();
const gauges = new Map<MetricName, Gauge>();

/**
 * Reads gauges on every scrape. A source that fails or takes too long has no values in that scrape.
 * @returns a function that removes the source
 */
export function observe(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

function gauge(name: MetricsOf<'gauge'>): Gauge {
  const made = gauges.get(name) ?? new Gauge(options(name));
  gauges.set(name, made);
  return made;
}

/** Starts the process metrics, once; `app` becomes a label of every metric. */
export function watchProcess(app: string): void {
  registry.setDefaultLabels({ app });
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
}

let reading: Promise<unknown> = Promise.resolve();

/** All metrics in Prometheus' text format. Scrapes run one after another, because each begins with empty gauges. */
export function readMetrics(): Promise<string> {
  const read = reading.then(() => readAll());
  reading = read.catch(() => undefined);
  return read;
}

async function readAll(): Promise<string> {
  const read = async (source: Source) => withTimeLimit(Promise.resolve(source()), readTimeoutMs);
  const readings = await Promise.all([...sources].map((source) => read(source).catch(() => [])));
  for (const made of gauges.values()) made.reset();
  for (const { gauge: name, labels, value } of readings.flat()) gauge(name).set(labels, value);
  return registry.metrics();
}

export const metricsContentType = registry.contentType;

/** No initial series for labels whose values are not known in advance; they appear on first use. */
function everyCombination(labels: Record<string, readonly string[]>): Labels[] {
  return Object.entries(labels).reduce<Labels[]>(
    (found, [label, values]) => found.flatMap((rest) => values.map((value) => ({ ...rest, [label]: value }))),
    [{}],
  );
}
