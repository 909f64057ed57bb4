// The metrics API, from what the kubelets measure. The autoscaler asks it; metrics-server can't be built for this version.
import { readFileSync } from 'node:fs';
import { Agent, createServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { repeat } from '@blue-peony/test-kit';
import { apply, askServer, list } from './api.ts';
import { pki } from './certificates.ts';
import type { Pod } from './kubernetes.ts';
import { addresses } from './paths.ts';

const group = 'metrics.k8s.io/v1beta1';
const port = 4443;
const everyMs = 5_000;

/** processor time of a container, and when it was read, in ms */
export type Reading = { seconds: number; at: number };
export type Container = { name: string; cores: number; bytes: number };

/** Serves the API and registers it. */
export async function serveMetrics() {
  const readings = new Map<string, Reading>();
  /** Containers by namespace and pod. */
  const pods = new Map<string, Map<string, Container>>();
  const key = (name: string) => readFileSync(pki(name));
  const agent = new Agent({ keepAlive: true, ca: key('ca.crt'), cert: key('admin.crt'), key: key('admin.key') });

  async function read(node: number) {
    const measured = await askServer(`https://10.250.0.${node}:10250/metrics/resource`, agent, text);
    for (const [, metric = '', labels = '', value, at] of measured.matchAll(
      /^container_(cpu_usage_seconds_total|memory_working_set_bytes)\{(.*)\} (\S+) (\d+)$/gm,
    )) {
      const of = (label: string) => new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1] ?? '';
      const pod = `${of('namespace')}/${of('pod')}`;
      const containers = pods.get(pod) ?? new Map<string, Container>();
      pods.set(pod, containers);
      const container = containers.get(of('container')) ?? { name: of('container'), cores: 0, bytes: 0 };
      containers.set(container.name, container);
      if (metric.startsWith('memory')) container.bytes = Number(value);
      else {
        const before = readings.get(labels);
        const now = { seconds: Number(value), at: Number(at) };
        if (before && now.at > before.at)
          container.cores = Math.max(0, now.seconds - before.seconds) / ((now.at - before.at) / 1_000);
        if (!before || now.at > before.at) readings.set(labels, now);
      }
    }
  }
  repeat(() => Promise.allSettled([read(1), read(2)]), everyMs);

  const server = createServer({ cert: key('metrics.crt'), key: key('metrics.key') }, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://metrics');
    const selector = searchParams.get('labelSelector') ?? '';
    const [, namespace] = /namespaces\/([^/]+)\/pods$/.exec(pathname) ?? [];
    const body = namespace ? await podMetrics(namespace, selector, pods) : resources;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  server.listen(port, addresses.host);
  await register();
}

const resources = {
  kind: 'APIResourceList',
  apiVersion: 'v1',
  groupVersion: group,
  resources: [{ name: 'pods', singularName: '', namespaced: true, kind: 'PodMetrics', verbs: ['get', 'list'] }],
};

async function podMetrics(namespace: string, selector: string, measured: Map<string, Map<string, Container>>) {
  const pods = await list<Pod>(`/api/v1/namespaces/${namespace}/pods?labelSelector=${encodeURIComponent(selector)}`);
  const known = pods.flatMap(({ metadata }) => {
    const containers = measured.get(`${namespace}/${metadata.name}`);
    if (!containers) return [];
    return {
      metadata: { name: metadata.name, namespace, labels: metadata.labels },
      timestamp: new Date().toISOString(),
      window: `${everyMs / 1_000}s`,
      containers: [...containers.values()].map(({ name, cores, bytes }) => ({
        name,
        usage: { cpu: `${Math.round(cores * 1e9)}n`, memory: `${Math.round(bytes / 1024)}Ki` },
      })),
    };
  });
  return { kind: 'PodMetricsList', apiVersion: group, metadata: {}, items: known };
}

const register = () =>
  apply(
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: { name: 'metrics', namespace: 'kube-system' },
      spec: { ports: [{ name: 'tcp', port: 443 }] },
    },
    {
      apiVersion: 'discovery.k8s.io/v1',
      kind: 'EndpointSlice',
      metadata: { name: 'metrics', namespace: 'kube-system', labels: { 'kubernetes.io/service-name': 'metrics' } },
      addressType: 'IPv4',
      endpoints: [{ addresses: [addresses.host], conditions: { ready: true } }],
      ports: [{ name: 'tcp', port }],
    },
    {
      apiVersion: 'apiregistration.k8s.io/v1',
      kind: 'APIService',
      metadata: { name: 'v1beta1.metrics.k8s.io' },
      spec: {
        service: { namespace: 'kube-system', name: 'metrics' },
        group: 'metrics.k8s.io',
        version: 'v1beta1',
        caBundle: readFileSync(pki('ca.crt')).toString('base64'),
        groupPriorityMinimum: 100,
        versionPriority: 100,
      },
    },
  );
