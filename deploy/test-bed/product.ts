// The product on the cluster: its secrets, values and releases.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apply, kubectl, list } from './api.ts';
import { kubeconfig } from './certificates.ts';
import { repository } from './images.ts';
import type { Deployment, Pod, Values } from './kubernetes.ts';
import { databasePorts, type Parts } from './parts.ts';
import { addresses, at, namespace, publicUrl, root } from './paths.ts';
import { eventually } from '@blue-peony/test-kit';
import { run } from './processes.ts';

const staffMailbox = 'staff@blue-peony.example';
const services = ['gateway', 'intake', 'commerce', 'notification', 'site', 'admin'];
const migrating = services.slice(0, 4);

export function secretsOf(parts: Parts): Record<string, Record<string, string>> {
  const storage = { accessKeyId: parts.s3.accessKeyId, secretAccessKey: parts.s3.secretAccessKey };
  const databases = migrating.map((name) => [
    `blue-peony-${name}-database`,
    { uri: parts.databaseUrl(`peony_${name}`) },
  ]);
  return {
    ...Object.fromEntries(databases),
    'blue-peony-database-app': { uri: parts.databaseUrl('postgres') },
    'blue-peony-broker-default-user': { connection_string: parts.brokerUrl },
    'blue-peony-keys': {
      photoLinkSecret: 'the photo key of the bed, of more than 32 characters',
      applicantSecret: 'the key of the bed for applicants, of more than 32 characters',
      shopSecret: 'the key of the bed for the shop, of more than 32 characters',
      secretsKey: 'the key of the bed for secrets, of more than 32 characters',
      intakeInnerSecret: 'the key of the bed for calls to intake, of more than 32 characters',
      commerceInnerSecret: 'the key of the bed for calls to commerce, of more than 32 characters',
      downloadsSegment: 'abcdefghijklmnop',
    },
    'blue-peony-intake-storage': storage,
    'blue-peony-commerce-storage': storage,
    'blue-peony-backup-storage': storage,
    // The name that the previous release has for all of them.
    'blue-peony-storage': storage,
    'blue-peony-mail': { url: parts.mailUrl },
  };
}

export const applySecrets = (secrets: Record<string, Record<string, string>>) =>
  apply(
    ...Object.entries(secrets).map(([name, stringData]) => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name, namespace },
      stringData,
    })),
  );

/** @returns values on top of the chart's own */
export const valuesOf = (parts: Parts): Values => ({
  config: {
    PUBLIC_URL: publicUrl,
    // kube-proxy gives calls from the host the addresses of the pods' gateways.
    TRUSTED_PROXIES: '10.250.0.1,10.250.0.2,10.244.0.1,10.244.1.1',
    S3_ENDPOINT: parts.storageUrl,
    CHECKOUT_PROVIDER: 'sandbox',
    NODE_ENV: 'development',
    SMTP_TLS: 'optional',
    SECOND_FACTOR: 'optional',
    STAFF_NOTIFY_EMAIL: staffMailbox,
  },
  secrets: {
    databaseOwner: { existingSecret: 'blue-peony-database-app', key: 'uri' },
    ...Object.fromEntries(
      ['whopApiKey', 'whopAccountId', 'whopWebhookSecret'].map((name) => [name, { existingSecret: '' }]),
    ),
  },
  image: { repository, pullPolicy: 'Never' },
  ingress: { className: 'nginx' },
  network: {
    toDns: [{ ipBlock: { cidr: `${addresses.dns}/32` } }],
    destinations: {
      database: { ports: databasePorts },
      storage: { ports: [8333, 8334] },
      mail: { ports: [1025, 465] },
    },
  },
  // Both replicas of everything find room on one node of two processors, and one more during a roll-out.
  services: Object.fromEntries(services.map((name) => [name, { resources: { requests: { cpu: '50m' } } }])),
});

export function helm(...args: string[]): Promise<string> {
  return run(
    process.env.HELM_PATH ?? 'helm',
    ['--kubeconfig', kubeconfig('admin'), '--namespace', namespace, ...args],
    { timeout: 900_000 },
  );
}

/** Installs the chart or upgrades to it. @param tree the sources of a release @param name of Helm's release */
export async function upgrade(values: object, tree: string = root, name: string = 'blue-peony') {
  mkdirSync(at('etc'), { recursive: true });
  writeFileSync(at('etc', 'values.json'), JSON.stringify(values));
  const chart = join(tree, 'helm/blue-peony');
  await helm('upgrade', '--install', name, chart, '--values', at('etc', 'values.json'), '--wait', '--timeout', '10m');
}

export async function prepareNamespace() {
  const enforced = ['enforce', 'warn'].map((mode) => [`pod-security.kubernetes.io/${mode}`, 'restricted']);
  await apply({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: namespace, labels: Object.fromEntries(enforced) },
  });
}

export const pods = () => list<Pod>(`/api/v1/namespaces/${namespace}/pods`);

/** Waits until every Deployment has all of its pods, and no others. */
export const settled = (withinMs = 240_000) =>
  eventually(
    'all Deployments have their pods',
    async () => {
      const all = await list<Deployment>(`/apis/apps/v1/namespaces/${namespace}/deployments`);
      return all.length > 0 && all.every(isSettled);
    },
    withinMs,
  );

const isSettled = ({ metadata, spec, status }: Deployment) =>
  status.observedGeneration === metadata.generation &&
  status.replicas === spec.replicas &&
  status.updatedReplicas === spec.replicas &&
  status.availableReplicas === spec.replicas;

/** Replaces the pods of all services, or of some, one after the other. */
export async function restart(names: string[] = services) {
  await kubectl('-n', namespace, 'rollout', 'restart', ...names.map((name) => `deployment/blue-peony-${name}`));
  await settled();
}

/** Restarts what does not run on both nodes: nothing moves pods when a node comes back. */
export async function spread() {
  await settled();
  const all = await pods();
  const uneven = services.filter((name) => {
    const own = all.filter(
      (pod) => pod.metadata.labels['app.kubernetes.io/component'] === name && pod.status.phase === 'Running',
    );
    return new Set(own.map((pod) => pod.spec.nodeName)).size < 2;
  });
  if (uneven.length > 0) await restart(uneven);
}
