import { afterAll, describe, expect, test } from '@jest/globals';
import { anything, chart, examples, helm, kubernetesVersions, parse, renderText, valuesFiles } from './chart.ts';
import { problems, removeSchemas } from './kubeconform.ts';

afterAll(removeSchemas);

test.each(valuesFiles)('helm lint reports nothing for %s', (file) => {
  const { ok, stdout } = helm(['lint', '--strict', chart], { file });
  expect(stdout).not.toMatch(/\[(WARNING|ERROR)\]/);
  expect(ok).toBe(true);
});

describe.each([...valuesFiles, 'the examples'])('%s', (file) => {
  test.each(kubernetesVersions)('the manifests are valid for Kubernetes %s and for the operators', (kubernetes) => {
    const manifests = file === 'the examples' ? examples : parse(renderText({ file, kubernetes }));
    expect(manifests.length).toBeGreaterThan(5);
    expect(problems(kubernetes, manifests)).toEqual([]);
  });
});

test('everything at once is valid, also what the values files leave off', () => {
  const set = {
    ...anything,
    gatewayApi: { enabled: true, parentRefs: [{ name: 'edge', namespace: 'gateways', sectionName: 'https' }] },
    'ingress.tls': { existingSecret: 'our-tls', issuer: { name: 'our-issuer', kind: 'ClusterIssuer' } },
    'certificates.existingSecret': 'our-authority',
    'storageIdentity.roles.intake': 'arn:aws:iam::123456789012:role/intake',
    'secrets.intakeStorageId.existingSecret': '',
    'secrets.intakeStorageKey.existingSecret': '',
    'secrets.databaseOwner.existingSecret': 'our-database',
    'image.digests.gateway': `sha256:${'a'.repeat(64)}`,
    'image.existingPullSecrets': ['our-registry'],
    'backup.enabled': true,
    'backup.existingClaim': 'our-backups',
    'backup.plain': true,
    'network.destinations.database.to': [{ ipBlock: { cidr: '10.0.0.5/32' } }],
    pods: {
      annotations: { 'reloader.example/auto': 'true' },
      labels: { team: 'web' },
      nodeSelector: { disk: 'fast' },
      tolerations: [{ key: 'web', operator: 'Exists' }],
      priorityClassName: 'high',
      affinity: {
        nodeAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: {
            nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'Exists' }] }],
          },
        },
      },
    },
    'services.notification.replicas': 0,
  };
  const manifests = parse(renderText({ file: 'values-production.yaml', set }));
  const kinds = ['HTTPRoute', 'Certificate', 'CronJob', 'ServiceAccount', 'ScaledObject', 'PrometheusRule'];
  expect(manifests.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  expect(problems('1.35', manifests)).toEqual([]);
});

test('the checks detect an unknown field and an unknown kind', () => {
  const wrong = parse(`
{ apiVersion: v1, kind: Service, metadata: { name: a }, spec: { selecter: {} } }
---
{ apiVersion: postgresql.cnpg.io/v1, kind: Cluster, metadata: { name: b }, spec: { instances: 1, instanzes: 1 } }
---
{ apiVersion: v1, kind: Nothing, metadata: { name: c } }`);
  expect(problems('1.35', wrong).sort()).toEqual([
    expect.stringMatching(/^Cluster b: .*instanzes/s),
    expect.stringMatching(/^Nothing c: could not find schema/),
    expect.stringMatching(/^Service a: .*selecter/s),
  ]);
});
