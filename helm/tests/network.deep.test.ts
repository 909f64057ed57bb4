import { describe, expect, test } from '@jest/globals';
import { named, ofKind, podOf, podsOf, render, valuesFiles, type Manifest } from './chart.ts';

const component = 'app.kubernetes.io/component';
const services = ['gateway', 'intake', 'commerce', 'notification', 'site', 'admin'];

const policyOf = (manifests: Manifest[], service: string) =>
  named(manifests, 'NetworkPolicy', `blue-peony-${service}`).spec;

/** Services that may call any server on a port that a rule opens alone. */
const reaching = (manifests: Manifest[], port: number) =>
  services.filter((service) =>
    JSON.stringify(policyOf(manifests, service).egress ?? []).includes(`"ports":[{"port":${port}}]`),
  );

/** Services that the peers of a rule select. */
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
  notification: [143, 465, 5432, 5671, 5672, 587, 993],
  site: [],
  admin: [],
};

describe.each(valuesFiles)('%s', (file) => {
  const manifests = render({ file });

  test("denies all traffic of the chart's pods that no policy allows", () => {
    const { podSelector, policyTypes, ingress, egress } = named(manifests, 'NetworkPolicy', 'blue-peony').spec;
    expect({ policyTypes, ingress, egress }).toEqual({ policyTypes: ['Ingress', 'Egress'] });
    for (const [, { metadata }] of podsOf(manifests)) expect(metadata.labels).toMatchObject(podSelector.matchLabels);
  });

  test.each(services)('%s has one policy, for its pods and those of its migration', (service) => {
    const { podSelector, policyTypes } = policyOf(manifests, service);
    expect(podSelector.matchExpressions).toEqual([
      { key: component, operator: 'In', values: [service, `${service}-migrate`] },
    ]);
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
  });

  test('both sides of a call allow it, and no other service', () => {
    for (const [caller, callees] of Object.entries(calls)) {
      const out = (policyOf(manifests, caller).egress ?? []).flatMap(({ to }: Manifest) => namedBy(to));
      expect([caller, out.sort()]).toEqual([caller, [...callees].sort()]);
    }
    for (const service of services) {
      const [container] = podOf(manifests, service).containers;
      const allowed = policyOf(manifests, service).ingress.filter(({ from }: Manifest) => namedBy(from).length > 0);
      const callers = Object.entries(calls).filter(([, callees]) => callees.includes(service));
      expect([service, allowed.flatMap(({ from }: Manifest) => namedBy(from)).sort()]).toEqual([
        service,
        callers.map(([name]) => name).sort(),
      ]);
      for (const { ports } of allowed) expect(ports).toEqual([{ port: container.ports[0].containerPort }]);
    }
  });

  test('the Ingress controller reaches only the three edges', () => {
    const open = services.filter((service) =>
      policyOf(manifests, service).ingress.some(({ from }: Manifest) =>
        JSON.stringify(from).includes('"ingress-nginx"'),
      ),
    );
    expect(open).toEqual(['gateway', 'site', 'admin']);
  });
});

test('each service reaches the servers that it uses', () => {
  const manifests = render();
  for (const [service, ports] of Object.entries(reached)) {
    const outside = (policyOf(manifests, service).egress ?? []).filter(({ to }: Manifest) => !to);
    const open = outside.flatMap((rule: Manifest) => rule.ports.map(({ port }: Manifest) => port));
    expect([service, open.sort()]).toEqual([service, ports]);
  }
});

test('only services that send traces reach the collector, when one is set', () => {
  const manifests = render({ set: { 'config.OTEL_EXPORTER_OTLP_ENDPOINT': 'http://collector.monitoring:4318' } });
  expect(reaching(manifests, 4318)).toEqual(['gateway', 'intake', 'commerce', 'notification']);
});

test('only the gateway reaches the service of leaked passwords, when one is set', () => {
  const url = 'https://ranges.example/range';
  const opened = (settings: object) =>
    reaching(render({ set: { ...settings, 'network.destinations.passwordRanges.ports': [8443] } }), 8443);
  expect(opened({ 'config.PASSWORD_RANGES_URL': url })).toEqual(['gateway']);
  expect(opened({})).toEqual([]);
});

test('a narrowed destination is open only to the given peers', () => {
  const to = [{ ipBlock: { cidr: '192.0.2.0/24' } }];
  const { egress } = policyOf(render({ set: { 'network.destinations.database': { ports: [6432], to } } }), 'gateway');
  expect(egress).toContainEqual({ ports: [{ port: 6432 }], to });
});

test('the Ingress routes calls to the gateway, staff to the desk and everything else to the site, under the public host', () => {
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

test('the Gateway API routes the same paths as the Ingress, and cuts no long answer', () => {
  const set = {
    'ingress.enabled': false,
    gatewayApi: { enabled: true, parentRefs: [{ name: 'edge', namespace: 'gateways' }] },
  };
  const manifests = render({ set });
  expect(ofKind(manifests, 'Ingress')).toEqual([]);
  const routed = ofKind(manifests, 'HTTPRoute').map(({ spec: { parentRefs, hostnames, rules } }) => {
    expect({ parentRefs, hostnames }).toEqual({
      parentRefs: [{ name: 'edge', namespace: 'gateways' }],
      hostnames: ['www.agency.example'],
    });
    const [{ matches, backendRefs, timeouts }] = rules;
    expect(timeouts).toEqual({ request: '0s' });
    return [backendRefs[0].name, matches.map(({ path }: Manifest) => path.value)];
  });
  const paths = ofKind(render(), 'Ingress').map(({ metadata, spec }) => [
    metadata.name,
    spec.rules[0].http.paths.map(({ path }: Manifest) => path),
  ]);
  expect(routed).toEqual(paths);
});

test('cert-manager writes the certificate into the Secret of the Ingress', () => {
  const tls = { existingSecret: 'our-tls', issuer: { name: 'our-issuer', kind: 'ClusterIssuer' } };
  const { spec } = named(render({ set: { 'ingress.tls': tls } }), 'Certificate', 'our-tls');
  expect(spec).toEqual({
    secretName: 'our-tls',
    dnsNames: ['www.agency.example'],
    issuerRef: { name: 'our-issuer', kind: 'ClusterIssuer' },
  });
});

test('a backup reaches only names, the database and the photo store', () => {
  const { egress, ingress, podSelector } = policyOf(render({ file: 'values-production.yaml' }), 'backup');
  const ports = egress.flatMap((rule: Manifest) => rule.ports.map(({ port }: Manifest) => port));
  expect([ports, ingress]).toEqual([[53, 53, 5432, 443], undefined]);
  expect(podSelector.matchLabels[component]).toBe('backup');
});
