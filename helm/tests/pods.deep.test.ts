import { describe, expect, test } from '@jest/globals';
import { anything, helm, chart, named, ofKind, podsOf, render, valuesFiles, type Manifest } from './chart.ts';

const matches = (labels: Record<string, string>, { matchLabels = {}, matchExpressions = [] }: Manifest): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }: Manifest) => values.includes(labels[key]));

describe.each(valuesFiles)('%s', (file) => {
  const manifests = render({ file });
  const deployments = ofKind(manifests, 'Deployment');

  test('every pod meets the restricted standard, without a token and with a read-only image', () => {
    expect(podsOf(manifests)).toHaveLength(file === 'values-production.yaml' ? 12 : 10);
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
      for (const { emptyDir, projected, configMap, persistentVolumeClaim } of spec.volumes)
        expect([name, emptyDir ?? projected ?? configMap ?? persistentVolumeClaim]).not.toContain(undefined);
    }
  });

  test('every container requests resources and has a memory limit', () => {
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

  test('every workload is probed, drains before it stops, spreads over nodes and keeps all but one of its pods', () => {
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
      // A cordoned node must not count as an empty one: a roll-out would wait for it.
      expect(topologySpreadConstraints).toContainEqual(
        expect.objectContaining({
          topologyKey: 'kubernetes.io/hostname',
          maxSkew: 1,
          whenUnsatisfiable: 'DoNotSchedule',
          nodeTaintsPolicy: 'Honor',
        }),
      );
      expect(spec.template.spec.tolerations.map(({ tolerationSeconds }: Manifest) => tolerationSeconds)).toEqual([
        30, 30,
      ]);
      const budgets = ofKind(manifests, 'PodDisruptionBudget').filter((budget) =>
        matches(labels, budget.spec.selector),
      );
      expect([metadata.name, budgets.map((budget) => budget.spec.maxUnavailable)]).toEqual([metadata.name, [1]]);
    }
  });

  test("a Service and a disruption budget select the service's pods only, never those of a migration", () => {
    for (const { metadata, spec } of deployments) {
      const found = podsOf(manifests).filter(([, { metadata: pod }]) =>
        matches(pod.labels, { matchLabels: named(manifests, 'Service', metadata.name).spec.selector }),
      );
      expect(found.map(([name]) => name)).toEqual([`Deployment ${metadata.name}`]);
      expect(matches(spec.template.metadata.labels, spec.selector)).toBe(true);
    }
  });

  test('a Deployment with an autoscaler sets no number of replicas', () => {
    const scaled = ofKind(manifests, 'HorizontalPodAutoscaler', 'ScaledObject').map(
      ({ spec }) => spec.scaleTargetRef.name,
    );
    for (const { metadata, spec } of deployments)
      expect([metadata.name, 'replicas' in spec]).toEqual([metadata.name, !scaled.includes(metadata.name)]);
    if (file === 'values-production.yaml') expect(scaled).toHaveLength(5);
  });

  test('the manifests contain no Secret and no secret value', () => {
    expect(ofKind(manifests, 'Secret')).toEqual([]);
    const secret = /PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|EVENTS_URL|SMTP_URL|IDENTITY/;
    for (const [, { spec }] of podsOf(manifests))
      for (const { name, value } of spec.containers[0].env ?? [])
        if (secret.test(name))
          expect([name, value]).toEqual([expect.stringMatching(/_FILE$/), expect.stringMatching(/^\/run\/secrets\//)]);
    for (const { data } of ofKind(manifests, 'ConfigMap'))
      expect(Object.keys(data).filter((key) => secret.test(key))).toEqual([]);
  });

  test('migrations run before the roll-out, one service after the other', () => {
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

test('a small release and a second pod of everything fit on a node of two processors, beside what the cluster runs', () => {
  const deployments = ofKind(render({ file: 'values-small.yaml' }), 'Deployment');
  const requested = deployments.map(({ spec }) => {
    const { cpu } = spec.template.spec.containers[0].resources.requests;
    return parseInt(cpu, 10) * (spec.replicas + spec.strategy.rollingUpdate.maxSurge);
  });
  expect(deployments).toHaveLength(6);
  expect(deployments.every(({ spec }) => /^\d+m$/.test(spec.template.spec.containers[0].resources.requests.cpu))).toBe(
    true,
  );
  expect(requested.reduce((sum, one) => sum + one)).toBeLessThan(1_900);
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

  test('a changed setting restarts only the services that use it', () => {
    expect(changed({ 'config.MAIL_FROM': 'Ann <ann@agency.example>' })).toEqual(['gateway', 'notification']);
    expect(changed({ 'config.S3_REGION': 'eu-west-1' })).toEqual(['commerce', 'intake']);
    const address = { 'config.PUBLIC_URL': 'https://agency.example' };
    expect(changed(address)).toEqual(['commerce', 'gateway', 'notification']);
    expect(changed({ 'config.TRUSTED_PROXIES': '192.0.2.0/24' })).toEqual(['admin', 'gateway', 'site']);
    expect(changed({ 'services.site.replicas': 3 })).toEqual([]);
  });

  test('an image with a digest is named by it', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const images = ofKind(render({ set: { 'image.digests': { web: digest } } }), 'Deployment').map(
      ({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0].image],
    );
    expect(Object.fromEntries(images)).toMatchObject({
      'blue-peony-admin': `blue-peony/web@${digest}`,
      'blue-peony-site': `blue-peony/web@${digest}`,
      'blue-peony-intake': 'blue-peony/intake:1.0.0',
    });
  });

  test('every service and migration trusts the certificates of a private authority', () => {
    const pods = podsOf(render({ set: { 'certificates.existingSecret': 'our-authority' } })).filter(
      ([name]) => !/-(site|admin)$/.test(name),
    );
    expect(pods).toHaveLength(8);
    for (const [name, { spec }] of pods) {
      const { env, volumeMounts } = spec.containers[0];
      const [{ projected }] = spec.volumes;
      const [{ mountPath }] = volumeMounts;
      expect([name, env]).toEqual([
        name,
        expect.arrayContaining([{ name: 'NODE_EXTRA_CA_CERTS', value: `${mountPath}/ca.crt` }]),
      ]);
      expect(projected.sources).toContainEqual({
        secret: { name: 'our-authority', items: [{ key: 'ca.crt', path: 'ca.crt' }] },
      });
    }
  });

  test('pods get the labels, the affinity and the ServiceAccount of the operator, and none may run', () => {
    const affinity = { podAntiAffinity: {} };
    const set = {
      'pods.labels': { team: 'agency' },
      'pods.affinity': affinity,
      'services.intake': { serviceAccountName: 'intake-on-s3', replicas: 0 },
    };
    const { spec } = named(render({ set }), 'Deployment', 'blue-peony-intake');
    expect(spec).toMatchObject({
      replicas: 0,
      template: { metadata: { labels: { team: 'agency' } }, spec: { affinity, serviceAccountName: 'intake-on-s3' } },
    });
    expect(spec.selector.matchLabels).not.toHaveProperty('team');
  });

  test('a changed image tag changes every image', () => {
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
    ['routes without a Gateway', { 'gatewayApi.enabled': true }, /gatewayApi\.parentRefs/],
    ['backups without a volume', { 'backup.enabled': true }, /backup\.existingClaim.*secrets\.databaseOwner/s],
    ['backups that anybody can read', { 'backup.enabled': true }, /backup\.ageRecipient: set the public key of age/],
    [
      'a drill that cannot read the backup',
      {
        backup: { enabled: true, existingClaim: 'backups', ageRecipient: 'age1x' },
        'secrets.databaseOwner.existingSecret': 'owner',
      },
      /secrets\.backupIdentity/,
    ],
    [
      'a role beside a key',
      { 'storageIdentity.roles.intake': 'arn:aws:iam::1:role/intake' },
      /storageIdentity\.roles\.intake: a key would be used/,
    ],
    ['an issuer without a Secret', { 'ingress.tls.issuer.name': 'our-issuer' }, /ingress\.tls\.existingSecret/],
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
  ])('rendering fails for %s', (_case, set, message) => {
    expect(failure(set)).toMatch(message);
  });

  test('rendering reports everything that is wrong at once', () => {
    const said = failure({ 'config.PUBLIC_URL': '', 'config.S3_ENDPOINT': '', 'config.TRUSTED_PROXIES': '' });
    expect(said).toMatch(/PUBLIC_URL[^]*S3_ENDPOINT[^]*TRUSTED_PROXIES/);
  });

  test('rendering fails for a Kubernetes version that is too old', () => {
    const { ok, stderr } = helm(['template', 'blue-peony', chart], { set: anything, kubernetes: '1.29' });
    expect([ok, stderr]).toEqual([false, expect.stringContaining('>=1.30.0')]);
  });
});
