import { describe, expect, test } from '@jest/globals';
import { named, ofKind, render, valuesFiles, type Manifest } from './chart.ts';

const component = 'app.kubernetes.io/component';
const services = ['gateway', 'intake', 'commerce', 'notification', 'site', 'admin'];

const policyOf = (manifests: Manifest[], service: string) =>
  named(manifests, 'NetworkPolicy', `blue-peony-${service}`).spec;

/** Services named by the peers of a rule. */
const namedBy = (peers: Manifest[] = []): string[] =>
  peers.flatMap(({ podSelector: { matchLabels = {}, matchExpressions = [] } = {} }) => [
    ...(matchLabels[component] ? [matchLabels[component]] : []),
    ...matchExpressions.flatMap(({ key, values }: Manifest) => (key === component ? values : [])),
  ]);

const calls = {
  gateway: ['intake', 'commerce', 'notification'],
  intake: ['gateway'],
  commerce: ['gateway'],
  notification: ['gateway', 'intake', 'commerce'],
  site: ['gateway'],
  admin: ['gateway'],
};
const reached = {
  gateway: [5432, 5671, 5672],
  intake: [443, 5432, 5671, 5672],
  commerce: [443, 443, 5432, 5671, 5672],
  notification: [465, 5432, 5671, 5672, 587],
  site: [],
  admin: [],
};

describe.each(valuesFiles)('%s', (file) => {
  const manifests = render({ file });

  test('denies what no policy lets through, to every pod of the chart and from it', () => {
    const { podSelector, policyTypes, ingress, egress } = named(manifests, 'NetworkPolicy', 'blue-peony').spec;
    expect({ policyTypes, ingress, egress }).toEqual({ policyTypes: ['Ingress', 'Egress'] });
    for (const { spec } of ofKind(manifests, 'Deployment', 'Job'))
      expect(spec.template.metadata.labels).toMatchObject(podSelector.matchLabels);
  });

  test.each(services)('%s has one policy, for its pods and those of its migration', (service) => {
    const { podSelector, policyTypes } = policyOf(manifests, service);
    expect(podSelector.matchExpressions).toEqual([
      { key: component, operator: 'In', values: [service, `${service}-migrate`] },
    ]);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
  });

  test('both sides of a call let it through, and nobody else’s', () => {
    for (const [caller, callees] of Object.entries(calls)) {
      const out = (policyOf(manifests, caller).egress ?? []).flatMap(({ to }: Manifest) => namedBy(to));
      expect([caller, out.sort()]).toEqual([caller, [...callees].sort()]);
    }
    for (const service of services) {
      const [container] = named(manifests, 'Deployment', `blue-peony-${service}`).spec.template.spec.containers;
      const allowed = policyOf(manifests, service).ingress.filter(({ from }: Manifest) => namedBy(from).length > 0);
      const callers = Object.entries(calls).filter(([, callees]) => callees.includes(service));
      expect([service, allowed.flatMap(({ from }: Manifest) => namedBy(from)).sort()]).toEqual([
        service,
        callers.map(([name]) => name).sort(),
      ]);
      for (const { ports } of allowed) expect(ports).toEqual([{ port: container.ports[0].containerPort }]);
    }
  });

  test('the Ingress controller reaches the three edges alone', () => {
    const open = services.filter((service) =>
      policyOf(manifests, service).ingress.some(({ from }: Manifest) =>
        JSON.stringify(from).includes('"ingress-nginx"'),
      ),
    );
    expect(open).toEqual(['gateway', 'site', 'admin']);
  });
});

test('each service reaches the servers that it works with', () => {
  const manifests = render();
  for (const [service, ports] of Object.entries(reached)) {
    const outside = (policyOf(manifests, service).egress ?? []).filter(({ to }: Manifest) => !to);
    const open = outside.flatMap((rule: Manifest) => rule.ports.map(({ port }: Manifest) => port));
    expect([service, open.sort()]).toEqual([service, ports]);
  }
});

test('the collector of traces is reached where one is set, by those that send to it', () => {
  const manifests = render({ set: { 'config.OTEL_EXPORTER_OTLP_ENDPOINT': 'http://collector.monitoring:4318' } });
  const reaches = (service: string) =>
    JSON.stringify(policyOf(manifests, service).egress ?? []).includes('"ports":[{"port":4318}]');
  expect(Object.keys(reached).filter(reaches).sort()).toEqual(['commerce', 'gateway', 'intake', 'notification']);
});

test('the service of leaked passwords is reached where one is set, by the gateway alone', () => {
  const url = 'https://ranges.example/range';
  const opened = (settings: object) => {
    const manifests = render({ set: { ...settings, 'network.destinations.passwordRanges.ports': [8443] } });
    const reaches = (service: string) =>
      JSON.stringify(policyOf(manifests, service).egress ?? []).includes('"ports":[{"port":8443}]');
    return Object.keys(reached).filter(reaches);
  };
  expect(opened({ 'config.PASSWORD_RANGES_URL': url })).toEqual(['gateway']);
  expect(opened({})).toEqual([]);
});

test('what is narrowed is open to its peers alone', () => {
  const to = [{ ipBlock: { cidr: '192.0.2.0/24' } }];
  const { egress } = policyOf(render({ set: { 'network.destinations.database': { ports: [6432], to } } }), 'gateway');
  expect(egress).toContainEqual({ ports: [{ port: 6432 }], to });
});

test('the Ingress leads calls to the gateway, staff to the desk and all else to the site, under the host of the public address', () => {
  const manifests = render({ file: 'values-production.yaml' });
  const routes = ofKind(manifests, 'Ingress').flatMap(({ spec }) => {
    expect(spec.tls).toEqual([{ hosts: ['www.agency.example'], secretName: 'blue-peony-tls' }]);
    return spec.rules.flatMap(({ host, http }: Manifest) =>
      http.paths.map(({ path, backend }: Manifest) => [host, path, backend.service.name]),
    );
  });
  expect(routes).toEqual([
    ['www.agency.example', '/admin', 'blue-peony-admin'],
    ...['/api', '/auth', '/functions', '/sandbox-checkout', '/healthz', '/readyz'].map((path) => [
      'www.agency.example',
      path,
      'blue-peony-gateway',
    ]),
    ['www.agency.example', '/', 'blue-peony-site'],
  ]);
});
