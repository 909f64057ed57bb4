import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tool } from '@blue-peony/test-kit';
import { describe, expect, test } from '@jest/globals';
import { parse as parseYaml } from 'yaml';
import { guideBucket } from '@blue-peony/commerce/config';
import { photoBucket } from '@blue-peony/intake/config';
import { ledgerBucket } from '@blue-peony/storage';
import { chart, examples, named, ofKind, podsOf, render, valuesFiles, type Manifest } from './chart.ts';

const read = (path: string) => readFileSync(join(chart, path), 'utf8');

test("the chart's README.md is what helm-docs generates from its template and values.yaml", () => {
  const args = ['--chart-search-root', '.', '--sort-values-order', 'file', '--log-level', 'warning', '--dry-run'];
  const { stdout } = spawnSync(tool('HELM_DOCS_PATH'), args, { cwd: chart, encoding: 'utf8', timeout: 60_000 });
  expect(stdout.trim()).toBe(read('README.md').trim());
});

test('the chart has the version of the product', () => {
  const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(parseYaml(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
});

test('every object of the values schema refuses unknown keys', () => {
  const open: string[] = [];
  const walk = (schema: Manifest, path: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    if (schema.type === 'object' && schema.additionalProperties === undefined) open.push(path);
    for (const [key, value] of Object.entries(schema)) walk(value, `${path}/${key}`);
  };
  walk(JSON.parse(read('values.schema.json')), '');
  // Helm itself needs the last one; Kubernetes defines the others.
  const kubernetes = ['/properties/pods/properties/affinity', '/properties/pods/properties/scalingBehavior'];
  expect(open).toEqual([...kubernetes, '/properties/global']);
});

describe('the schema', () => {
  const schema = JSON.parse(read('values.schema.json'));
  const values = parseYaml(read('values.yaml'));
  const propertiesOf = ({ $ref, properties }: Manifest): Manifest =>
    $ref === '#/$defs/service' ? schema.$defs.service.properties : properties;

  test('the values schema has an entry for every value, and no other', () => {
    const compare = (path: string, reference: Manifest, value: Manifest) => {
      const properties = propertiesOf(reference);
      if (!properties) return;
      const { global: _helms, ...own } = properties;
      expect([path, Object.keys(own).sort()]).toEqual([path, Object.keys(value).sort()]);
      for (const [key, inner] of Object.entries(own)) compare(`${path}.${key}`, inner, value[key]);
    };
    // Each service has a subset of these keys.
    const every = Object.assign({}, ...Object.values(values.services));
    compare('', schema, {
      ...values,
      services: Object.fromEntries(Object.keys(values.services).map((name) => [name, every])),
    });
  });

  test('the values schema lets a service name only existing things', () => {
    const { config, secrets, calls, reaches } = schema.$defs.service.properties;
    const { collector: _itsOwnRule, passwordRanges: _too, ...destinations } = values.network.destinations;
    const {
      backupStorageId: _backups,
      backupStorageKey: _own,
      backupIdentity: _secrets,
      ...ofServices
    } = values.secrets;
    for (const [named, there] of [
      [config.items.enum, values.config],
      [secrets.additionalProperties.enum, ofServices],
      [calls.additionalProperties.properties.service.enum, values.services],
      [reaches.items.enum, destinations],
    ])
      expect([...named].sort()).toEqual(Object.keys(there).sort());
  });
});

describe('the examples', () => {
  const madeByOperators = new Map<string, string[]>([
    ...ofKind(examples, 'Cluster').map(({ metadata }) => [`${metadata.name}-app`, ['uri']] as [string, string[]]),
    ...ofKind(examples, 'RabbitmqCluster').map(
      ({ metadata }) => [`${metadata.name}-default-user`, ['connection_string']] as [string, string[]],
    ),
    ...ofKind(examples, 'Certificate').map(
      ({ spec }) => [spec.secretName, ['ca.crt', 'tls.crt', 'tls.key']] as [string, string[]],
    ),
  ]);

  test.each([undefined, ...valuesFiles])('the examples have every secret that the pods of %s mount', (file) => {
    const sources = podsOf(render({ file })).flatMap(([, { spec }]) =>
      spec.volumes.flatMap(({ projected }: Manifest) => projected?.sources ?? []),
    );
    expect(sources.length).toBeGreaterThan(10);
    for (const { secret } of sources) {
      const example = ofKind(examples, 'Secret').find(({ metadata }) => metadata.name === secret.name);
      const keys = example ? Object.keys(example.stringData) : madeByOperators.get(secret.name);
      expect([secret.name, keys]).toEqual([secret.name, expect.arrayContaining([secret.items[0].key])]);
    }
  });

  test('the examples contain only placeholders, no secret that could be left in place', () => {
    for (const { stringData } of ofKind(examples, 'Secret')) {
      const { username: _notSecret, ...secret } = stringData;
      for (const value of Object.values(secret)) expect(value).toContain('CHANGE-ME');
    }
  });

  test('every connection of the examples is encrypted, and its server is known by a certificate', () => {
    const urls = ofKind(examples, 'Secret').flatMap(({ stringData }) =>
      Object.values<string>(stringData).filter((value) => value.includes('://')),
    );
    expect(urls).toHaveLength(7);
    for (const url of urls) expect(url).toMatch(/^postgres:.*\?sslmode=verify-full$|^(smtp|imap)s:/);
    const broker = named(examples, 'RabbitmqCluster', 'blue-peony-broker').spec.tls;
    const database = named(examples, 'Cluster', 'blue-peony-database').spec;
    expect([broker.disableNonTLSListeners, database.postgresql.pg_hba]).toEqual([
      true,
      ['hostnossl all all all reject'],
    ]);
    for (const file of valuesFiles) expect(parseYaml(read(file)).config.S3_ENDPOINT).toMatch(/^https:/);
    const authority = named(examples, 'Certificate', 'blue-peony-authority').spec.secretName;
    const servers = [broker.secretName, database.certificates.serverTLSSecret, 'blue-peony-storage-tls'];
    for (const name of servers)
      expect(named(examples, 'Certificate', name).spec).toMatchObject({
        secretName: name,
        dnsNames: expect.arrayContaining([expect.stringMatching(/\.blue-peony\.svc$/)]),
        issuerRef: { name: authority },
      });
    for (const file of valuesFiles) expect(parseYaml(read(file)).certificates.existingSecret).toBe(authority);
  });

  test('the pods of the examples meet the restricted standard', () => {
    const pods = ofKind(examples, 'StatefulSet', 'Deployment').map(({ spec }) => spec.template.spec);
    expect(pods).toHaveLength(2);
    for (const { containers, securityContext, volumes } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      for (const { securityContext: own, resources } of containers) {
        expect(own).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
        expect(resources).toMatchObject({ requests: expect.anything(), limits: { memory: expect.anything() } });
      }
      for (const volume of volumes) expect(Object.keys(volume)).not.toContain('hostPath');
    }
  });

  test.each([
    ['intake', [photoBucket, ledgerBucket]],
    ['commerce', [guideBucket]],
  ])('the example policy gives %s its own buckets only', (service, own) => {
    const { Statement } = JSON.parse(read(`examples/s3-policy-${service}.json`));
    const buckets = Statement.flatMap(({ Resource }: Manifest) => Resource as string[]).map((arn: string) =>
      arn.replace(/^arn:aws:s3:::|\/\*$/g, ''),
    );
    expect([...new Set(buckets)].sort()).toEqual([...own].sort());
    const [storage] = ofKind(examples, 'Secret').filter(({ metadata }) => metadata.name === 'blue-peony-storage');
    const { identities } = JSON.parse(storage!.stringData['s3.json']);
    const { actions } = identities.find(({ name }: Manifest) => name === service);
    expect(actions.sort()).toEqual(own.map((bucket) => `Admin:${bucket}`).sort());
  });
});

describe('watching', () => {
  const manifests = render({ file: 'values-production.yaml' });

  test('monitoring finds the metrics of every service that has metrics', () => {
    const { selector, endpoints } = named(manifests, 'ServiceMonitor', 'blue-peony').spec;
    const found = ofKind(manifests, 'Service').filter(({ metadata: { labels } }) =>
      selector.matchExpressions.every(({ key, values }: Manifest) => values.includes(labels[key])),
    );
    expect(found.map(({ metadata }) => metadata.name)).toEqual(
      ['commerce', 'gateway', 'intake', 'notification'].map((name) => `blue-peony-${name}`),
    );
    for (const { spec } of found)
      expect(spec.ports.map(({ name }: Manifest) => name)).toEqual(expect.arrayContaining([endpoints[0].port]));
  });

  test('the chart contains the alerts and the dashboard of its files, unchanged', () => {
    expect(named(manifests, 'PrometheusRule', 'blue-peony').spec).toEqual(parseYaml(read('files/alerts.yaml')));
    const { data } = named(manifests, 'ConfigMap', 'blue-peony-dashboard');
    expect(JSON.parse(data['blue-peony.json'])).toEqual(JSON.parse(read('files/dashboard.json')));
  });

  test('monitoring is off without the Prometheus Operator', () => {
    expect(ofKind(render(), 'ServiceMonitor', 'PrometheusRule')).toEqual([]);
    const without = render({ set: { 'config.METRICS_PORT': 0, 'monitoring.serviceMonitor.enabled': true } });
    expect(ofKind(without, 'ServiceMonitor')).toEqual([]);
  });
});
