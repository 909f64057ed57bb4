// Connections between pods, each of which the chart's network policies must allow or drop.
import { apply, kubectl } from '../api.ts';
import { repository } from '../images.ts';
import { partsNamespace, plain } from '../parts.ts';
import { namespace } from '../paths.ts';
import { eventually } from '@blue-peony/test-kit';
import type { Play } from '../play.ts';

const services: Record<string, number> = {
  gateway: 3000,
  intake: 3001,
  commerce: 3002,
  notification: 3003,
  site: 8080,
  admin: 8080,
};
const metricsPort = 9464;
/** Somebody else's pod in the same cluster. */
const stranger = 'stranger';

/** Connections that are accepted, by the pod that opens them; all others are dropped. */
const allowed: Record<string, string[]> = {
  gateway: ['intake', 'commerce', 'notification', 'database', 'broker'],
  intake: ['gateway', 'database', 'broker', 'storage'],
  commerce: ['gateway', 'database', 'broker', 'storage'],
  notification: ['gateway', 'intake', 'commerce', 'database', 'broker', 'mail'],
  [stranger]: Object.keys(plain),
};

const targets = [
  ...Object.entries(plain).map(([name, port]) => ({ name, host: `${name}.${partsNamespace}`, port })),
  ...Object.entries(services).map(([name, port]) => ({ name, host: `blue-peony-${name}.${namespace}`, port })),
  ...Object.keys(services)
    .slice(0, 4)
    .map((name) => ({ name: `metrics of ${name}`, host: `blue-peony-${name}.${namespace}`, port: metricsPort })),
];

/** Runs in a pod: prints which targets accept a connection, and what became of the others. */
const probe = `
  const { connect } = require('node:net');
  const results = ${JSON.stringify(targets)}.map(({ name, host, port }) => new Promise((resolve) => {
    const socket = connect({ host: host + '.svc.cluster.local', port, timeout: 3000 });
    const end = (result) => { socket.destroy(); resolve([name, result]); };
    socket.on('connect', () => end('open')).on('timeout', () => end('dropped')).on('error', ({ code }) => end(code));
  }));
  Promise.all(results).then((all) => console.log(JSON.stringify(Object.fromEntries(all))));`;

const inner = ['intake', 'commerce'].map((name) => ({ name, port: services[name] }));

/** Runs in a pod: prints the status of a call that only notification may make, for each service that has one. */
const callInner = `
  const results = ${JSON.stringify(inner)}.map(({ name, port }) =>
    fetch('http://blue-peony-' + name + '.${namespace}.svc.cluster.local:' + port + '/inner/promises', {
      signal: AbortSignal.timeout(3000),
    }).then(({ status }) => [name, status], () => [name, 'dropped']));
  Promise.all(results).then((all) => console.log(JSON.stringify(Object.fromEntries(all))));`;

async function runIn(source: string, script: string): Promise<Record<string, string | number>> {
  const where =
    source === stranger
      ? ['-n', stranger, 'exec', stranger]
      : ['-n', namespace, 'exec', `deployment/blue-peony-${source}`];
  return JSON.parse(await kubectl(...where, '--', 'node', '-e', script));
}

/** A policy beside those of the chart that lets the stranger in, as a cluster without enforcement does. */
const opening = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'opens-to-strangers', namespace },
  spec: {
    podSelector: {
      matchExpressions: [{ key: 'app.kubernetes.io/component', operator: 'In', values: inner.map(({ name }) => name) }],
    },
    policyTypes: ['Ingress'],
    ingress: [{ from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': stranger } } }] }],
  },
};

/** @returns services that answer a stranger who reaches them */
async function openToStrangers(): Promise<string[]> {
  await apply(opening);
  const reached = await eventually('the stranger reaches the services', async () => {
    const statuses = Object.entries(await runIn(stranger, callInner));
    return statuses.every(([, status]) => status !== 'dropped') ? statuses : undefined;
  });
  return reached
    .filter(([, status]) => status !== 401)
    .map(([name, status]) => `${name} answers a stranger: ${status}`);
}

/** @returns connections that aren't as they should be */
async function misjudged(source: string): Promise<string[]> {
  const results = await runIn(source, probe);
  return Object.entries(results)
    .filter(([target, result]) => result !== (allowed[source]!.includes(target) ? 'open' : 'dropped'))
    .map(([target, result]) => `${source} to ${target}: ${result}`);
}

export const policyPlays: Play[] = [
  {
    name: 'calls that no network policy allows',
    before: async () => {
      await kubectl('create', 'namespace', stranger);
      const image = [`--image=${repository}/gateway:1.0.0`, '--image-pull-policy=Never'];
      const idle = ['--command', '--', 'node', '-e', 'setInterval(() => undefined, 60_000)'];
      await kubectl('-n', stranger, 'run', stranger, ...image, ...idle);
      await kubectl('-n', stranger, 'wait', '--for=condition=Ready', `pod/${stranger}`, '--timeout=60s');
    },
    act: async () => {
      const wrong = (await Promise.all(Object.keys(allowed).map(misjudged))).flat();
      return [...wrong, ...(await openToStrangers())];
    },
    after: async () => {
      await kubectl('-n', namespace, 'delete', 'networkpolicy', opening.metadata.name, '--ignore-not-found');
      await kubectl('delete', 'namespace', stranger);
    },
  },
];
