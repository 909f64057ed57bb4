import { describe, expect, test } from '@jest/globals';
import { anything, helm, chart, named, ofKind, render, valuesFiles, type Manifest } from './chart.ts';

const podsOf = (manifests: Manifest[]): [string, Manifest][] =>
  ofKind(manifests, 'Deployment', 'Job').map(({ kind, metadata, spec }) => [`${kind} ${metadata.name}`, spec.template]);

const matches = (labels: Record<string, string>, { matchLabels = {}, matchExpressions = [] }: Manifest): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }: Manifest) => values.includes(labels[key]));

describe.each(valuesFiles)('%s', (file) => {
  const manifests = render({ file });
  const deployments = ofKind(manifests, 'Deployment');

  test('every pod runs under the restricted standard, without a token and without writing its image', () => {
    expect(podsOf(manifests)).toHaveLength(10);
    for (const [name, { spec }] of podsOf(manifests)) {
      expect([name, spec]).toMatchObject([
        name,
        {
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, runAsUser: 65532, seccompProfile: { type: 'RuntimeDefault' } },
        },
      ]);
      for (const container of spec.containers)
        expect([name, container.securityContext]).toEqual([
          name,
          { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        ]);
      for (const { emptyDir, projected, configMap } of spec.volumes)
        expect([name, emptyDir ?? projected ?? configMap]).not.toContain(undefined);
    }
  });

  test('every container says what it needs, and how much memory is too much', () => {
    for (const [name, { spec }] of podsOf(manifests))
      for (const { resources } of spec.containers)
        expect([name, resources]).toMatchObject([
          name,
          {
            requests: { cpu: expect.anything(), memory: expect.anything() },
            limits: { memory: expect.anything() },
          },
        ]);
  });

  test('every workload is probed, leaves slowly, spreads out and keeps all but one of its pods', () => {
    for (const { metadata, spec } of deployments) {
      const { containers, topologySpreadConstraints, terminationGracePeriodSeconds } = spec.template.spec;
      const [{ startupProbe, readinessProbe, livenessProbe, lifecycle, ports }] = containers;
      for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
        expect(probe.httpGet.path).toMatch(/^\//);
        expect(ports.map(({ name }: Manifest) => name)).toContain(probe.httpGet.port);
      }
      // The service drains in 20 seconds.
      expect(terminationGracePeriodSeconds - lifecycle.preStop.sleep.seconds).toBeGreaterThan(20);
      const { labels } = spec.template.metadata;
      for (const { labelSelector } of topologySpreadConstraints) expect(matches(labels, labelSelector)).toBe(true);
      const budgets = ofKind(manifests, 'PodDisruptionBudget').filter((budget) =>
        matches(labels, budget.spec.selector),
      );
      expect([metadata.name, budgets.map((budget) => budget.spec.maxUnavailable)]).toEqual([metadata.name, [1]]);
    }
  });

  test('a Service and a disruption budget find the service’s pods alone, never those of a migration', () => {
    for (const { metadata, spec } of deployments) {
      const found = podsOf(manifests).filter(([, { metadata: pod }]) =>
        matches(pod.labels, { matchLabels: named(manifests, 'Service', metadata.name).spec.selector }),
      );
      expect(found.map(([name]) => name)).toEqual([`Deployment ${metadata.name}`]);
      expect(matches(spec.template.metadata.labels, spec.selector)).toBe(true);
    }
  });

  test('no Deployment says a number that something else scales', () => {
    const scaled = ofKind(manifests, 'HorizontalPodAutoscaler', 'ScaledObject').map(
      ({ spec }) => spec.scaleTargetRef.name,
    );
    for (const { metadata, spec } of deployments)
      expect([metadata.name, 'replicas' in spec]).toEqual([metadata.name, !scaled.includes(metadata.name)]);
    if (file === 'values-production.yaml') expect(scaled).toHaveLength(5);
  });

  test('holds no Secret and no secret', () => {
    expect(ofKind(manifests, 'Secret')).toEqual([]);
    for (const [, { spec }] of podsOf(manifests))
      for (const { name, value } of spec.containers[0].env ?? [])
        expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.stringMatching(/^\/run\/secrets\//)]);
    for (const { data } of ofKind(manifests, 'ConfigMap'))
      expect(
        Object.keys(data).filter((key) => /PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|EVENTS_URL|SMTP_URL/.test(key)),
      ).toEqual([]);
  });

  test('migrates before the roll-out, one service after the other', () => {
    const jobs = ofKind(manifests, 'Job');
    expect(jobs.map(({ metadata }) => metadata.name)).toEqual(
      ['commerce', 'gateway', 'intake', 'notification'].map((name) => `blue-peony-${name}-migrate`),
    );
    for (const { metadata, spec } of jobs) {
      expect(metadata.annotations['helm.sh/hook']).toBe('pre-install,pre-upgrade');
      expect(spec.template.spec.containers[0].args).toEqual(['migrate']);
    }
  });
});

describe('a change', () => {
  const checksums = (set: Record<string, unknown>) =>
    Object.fromEntries(
      ofKind(render({ set }), 'Deployment').map(({ metadata, spec }) => [
        metadata.name.replace('blue-peony-', ''),
        spec.template.metadata.annotations['checksum/config'],
      ]),
    );
  const changed = (set: Record<string, unknown>) => {
    const [before, after] = [checksums({}), checksums(set)];
    return Object.keys(before).filter((name) => before[name] !== after[name]);
  };

  test('of a setting rolls the services that take it, and no other', () => {
    expect(changed({ 'config.MAIL_FROM': 'Ann <ann@agency.example>' })).toEqual(['notification']);
    expect(changed({ 'config.S3_REGION': 'eu-west-1' })).toEqual(['commerce', 'intake']);
    const address = { 'config.PUBLIC_URL': 'https://agency.example' };
    expect(changed(address)).toEqual(['admin', 'commerce', 'gateway', 'notification', 'site']);
    expect(changed({ 'config.TRUSTED_PROXIES': '192.0.2.0/24' })).toEqual(['admin', 'gateway', 'site']);
    expect(changed({ 'services.site.replicas': 3 })).toEqual([]);
  });

  test('of the image’s tag changes every image', () => {
    const images = podsOf(render({ set: { 'image.tag': '1.2.3', 'image.repository': 'ghcr.io/agency/blue-peony' } }));
    for (const [, { spec }] of images)
      expect(spec.containers[0].image).toMatch(/^ghcr\.io\/agency\/blue-peony\/\w+:1\.2\.3$/);
  });
});

describe('rendering fails and says why', () => {
  const failure = (set: Record<string, unknown>) => {
    const { ok, stderr } = helm(['template', 'blue-peony', chart], { set: { ...anything, ...set } });
    expect(ok).toBe(false);
    return stderr;
  };

  test.each([
    ['a value that there never was', { replicaCount: 3 }, /replicaCount/],
    ['a misspelt setting', { 'config.PUBLIC_ULR': 'https://a.example' }, /PUBLIC_ULR/],
    ['an unknown service', { 'services.worker': { port: 1 } }, /worker/],
    ['a setting of the wrong type', { 'services.site.replicas': 'two' }, /replicas/],
    ['a secret in the values', { 'secrets.smtp.value': 'smtp://user:password@host' }, /value/],
    ['no public address', { 'config.PUBLIC_URL': '' }, /config\.PUBLIC_URL: set the origin/],
    ['a public address with a path', { 'config.PUBLIC_URL': 'https://a.example/site' }, /config\.PUBLIC_URL/],
    ['no S3 server', { 'config.S3_ENDPOINT': '' }, /config\.S3_ENDPOINT/],
    ['an Ingress that nobody trusts', { 'config.TRUSTED_PROXIES': '' }, /share one rate limit/],
    ['the sandbox in production', { 'config.CHECKOUT_PROVIDER': 'sandbox' }, /refused with NODE_ENV production/],
    [
      'the sandbox in production by another name',
      { 'config.CHECKOUT_PROVIDER': 'sandbox', 'config.NODE_ENV': 'PROD' },
      /refused with NODE_ENV PROD/,
    ],
    ['Whop without its key', { 'secrets.whopApiKey.existingSecret': '' }, /secrets\.whopApiKey\.existingSecret/],
    [
      'two autoscalers for one service',
      { 'services.notification.autoscaling.enabled': true, 'services.notification.queueScaling.enabled': true },
      /not by both/,
    ],
  ])('for %s', (_case, set, message) => {
    expect(failure(set)).toMatch(message);
  });

  test('with everything that is wrong at once', () => {
    const said = failure({ 'config.PUBLIC_URL': '', 'config.S3_ENDPOINT': '', 'config.TRUSTED_PROXIES': '' });
    expect(said).toMatch(/PUBLIC_URL[^]*S3_ENDPOINT[^]*TRUSTED_PROXIES/);
  });

  test('for a Kubernetes that is too old', () => {
    const { ok, stderr } = helm(['template', 'blue-peony', chart], { set: anything, kubernetes: '1.29' });
    expect([ok, stderr]).toEqual([false, expect.stringContaining('>=1.30.0')]);
  });
});
