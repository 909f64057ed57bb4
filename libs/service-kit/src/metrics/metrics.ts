import { metricCatalogue, type MetricLabels, type MetricName, type MetricsOf } from '@blue-peony/contracts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { withTimeLimit } from '../time-limit.ts';

/** One registry for the process: what several services of `npm start` count is told apart by labels only where it matters. */
const registry = new Registry();
type Labels = Record<string, string>;
const readTimeoutMs = 2_000;

const options = <Name extends MetricName>(name: Name) => {
  const { help, labels } = metricCatalogue[name];
  return { name, help, labelNames: Object.keys(labels), registers: [registry] };
};

/** Development loads a module again after a change; its metrics go on. */
const registered = <Made extends Metric>(name: MetricName, make: () => Made): Made =>
  (registry.getSingleMetric(name) as Made | undefined) ?? make();

/** @returns what counts one more, or `by` */
export function counter<Name extends MetricsOf<'counter'>>(name: Name) {
  const made = registered(name, () => new Counter(options(name)));
  for (const labels of everyCombination(metricCatalogue[name].labels)) made.inc(labels, 0);
  return (labels: MetricLabels<Name>, by = 1): void => made.inc(labels as Labels, by);
}

/** @returns what observes one value, in seconds */
export function histogram<Name extends MetricsOf<'histogram'>>(name: Name) {
  const { buckets } = metricCatalogue[name];
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
 * Has gauges read whenever somebody asks for the metrics. A source that fails, or takes too long, has no values then.
 * @returns what ends it
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

/** Begins to watch the process itself, once; `app` becomes a label of everything. */
export function watchProcess(app: string): void {
  registry.setDefaultLabels({ app });
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
}

let reading: Promise<unknown> = Promise.resolve();

/** Everything as Prometheus reads it. One after the other: each begins with empty gauges. */
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

/** None where a label is open: which values it has, shows. */
function everyCombination(labels: Record<string, readonly string[]>): Labels[] {
  return Object.entries(labels).reduce<Labels[]>(
    (found, [label, values]) => found.flatMap((rest) => values.map((value) => ({ ...rest, [label]: value }))),
    [{}],
  );
}
