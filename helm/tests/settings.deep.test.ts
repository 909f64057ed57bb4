import { describe, expect, test } from '@jest/globals';
import type { Environment } from '@blue-peony/service-kit';
import { readConfig as readBackup } from '@blue-peony/backup/config';
import { readConfig as readCommerce } from '@blue-peony/commerce/config';
import { readConfig as readGateway } from '@blue-peony/gateway/config';
import { readConfig as readIntake } from '@blue-peony/intake/config';
import { readConfig as readNotification } from '@blue-peony/notification/config';
import { rotatedKeys } from '@blue-peony/test-kit';
import { named, ofKind, podOf, render, valuesFiles, type Manifest } from './chart.ts';

const services = {
  gateway: readGateway,
  intake: readIntake,
  commerce: readCommerce,
  notification: readNotification,
};

/** Content of the Secrets. */
const secrets: Environment = {
  DATABASE_URL: 'postgres://role:password@database/blue_peony',
  EVENTS_URL: 'amqp://user:password@broker:5672/',
  ...Object.fromEntries(
    rotatedKeys.flatMap((name) => [name, `${name}_PREVIOUS`]).map((name) => [name, 'x'.repeat(32)]),
  ),
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtp://mail:587',
  IMAP_URL: 'imaps://replies:password@mail',
  WHOP_API_KEY: 'key',
  WHOP_ACCOUNT_ID: 'biz',
  WHOP_WEBHOOK_SECRET: 'ws',
  WHOP_WEBHOOK_SECRET_PREVIOUS: 'ws',
  INBOUND_WEBHOOK_SECRET: 'whsec_segment-of-16-letters',
  INBOUND_WEBHOOK_SECRET_PREVIOUS: 'whsec_segment-of-16-letters',
  DOWNLOADS_SEGMENT: 'segment-of-16-letters',
};

/** Settings for which the service or its image has the value. */
const left = ['HOST', 'PORT', 'RATE_LIMITS', 'SANDBOX_FAULTS', 'SITE_DIR', 'ADMIN_DIR', 'SITE_DATA_DIR'];

const everything = {
  'config.API_DOCS': 'on',
  'config.PASSWORD_RANGES_URL': 'https://ranges.example/range',
  'config.MAIL_AUTHSERV_ID': 'mx.agency.example',
  'config.MAIL_FROM': 'Blue Peony <hello@agency.example>',
  'config.STAFF_NOTIFY_EMAIL': 'staff@agency.example',
  'config.REPLY_ADDRESS': 'reply@agency.example',
  'config.IMAP_KEEP': 'true',
  'config.OTEL_EXPORTER_OTLP_ENDPOINT': 'http://collector.monitoring:4318',
  ...Object.fromEntries(
    [
      'downloadsSegment',
      'photoLinkSecretPrevious',
      'applicantSecretPrevious',
      'shopSecretPrevious',
      'intakeInnerSecretPrevious',
      'commerceInnerSecretPrevious',
      'whopWebhookSecretPrevious',
      'inboundWebhookSecret',
      'inboundWebhookSecretPrevious',
      'secretsKeyPrevious',
      'imap',
    ].map((key) => [`secrets.${key}`, { existingSecret: 'blue-peony-keys', key }]),
  ),
};

/** Environment of a service's container, with the content of each secret's file. */
function environmentOf(manifests: Manifest[], service: string): Environment {
  const { containers, volumes } = podOf(manifests, service);
  const [{ env = [], envFrom, volumeMounts }] = containers;
  const files = volumes
    .find(({ name }: Manifest) => name === 'secrets')
    .projected.sources.flatMap(({ secret }: Manifest) => secret.items.map(({ path }: Manifest) => path));
  const { mountPath } = volumeMounts.find(({ name }: Manifest) => name === 'secrets');
  const environment: Environment = { ...named(manifests, 'ConfigMap', envFrom[0].configMapRef.name).data };
  // Node.js itself reads the variable of the certificates.
  const settings = (env as { name: string; value: string }[]).filter(({ name }) => name !== 'NODE_EXTRA_CA_CERTS');
  for (const { name, value } of settings) {
    const setting = name.replace(/_FILE$/, '');
    expect(value).toBe(`${mountPath}/${setting}`);
    expect(files).toContain(setting);
    environment[setting] = secrets[setting] ?? `no secret of the name ${setting}`;
  }
  return environment;
}

/** Reads a configuration and records which settings the service uses. */
function listen(environment: Environment) {
  const asked = new Set<string>();
  const get = (target: Environment, name: string) => {
    asked.add(name);
    return target[name];
  };
  return { asked, environment: new Proxy(environment, { get }) };
}

describe.each(Object.entries(services))('%s', (name, readConfig) => {
  test.each([undefined, ...valuesFiles])(
    'starts with the settings of %s, on the port that the chart expects',
    (file) => {
      const manifests = render({ file });
      const { config } = readConfig(environmentOf(manifests, name));
      const [container] = podOf(manifests, name).containers;
      expect(container.ports).toContainEqual({ name: 'http', containerPort: config.port });
    },
  );

  test('gets every setting that it knows, and no other', () => {
    const given = environmentOf(render({ set: everything }), name);
    const { asked, environment } = listen(given);
    readConfig(environment);
    const known = [...asked].filter((setting) => !setting.endsWith('_FILE') && !left.includes(setting));
    expect(Object.keys(given).sort()).toEqual(known.sort());
  });
});

test('no service gets a secret of another one, but for those with which it may call it', () => {
  const manifests = render();
  const secretsOf = (service: string) =>
    podOf(manifests, service).volumes.flatMap(({ projected }: Manifest) =>
      (projected?.sources ?? []).map(({ secret }: Manifest) => `${secret.name}/${secret.items[0].key}`),
    );
  const all = Object.keys(services).flatMap(secretsOf);
  const shared = all.filter((secret, index) => all.indexOf(secret) !== index);
  expect(new Set(shared)).toEqual(
    new Set([
      'blue-peony-broker-default-user/connection_string',
      'blue-peony-keys/intakeInnerSecret',
      'blue-peony-keys/commerceInnerSecret',
    ]),
  );
  const holders = (key: string) =>
    Object.keys(services).filter((service) => secretsOf(service).includes(`blue-peony-keys/${key}`));
  expect(holders('intakeInnerSecret')).toEqual(['gateway', 'intake', 'notification']);
  expect(holders('commerceInnerSecret')).toEqual(['commerce', 'notification']);
});

test("a migration's pods get the database URL of the service, and the owner's URL when there is one", () => {
  const settingsOf = (set: Record<string, unknown>) =>
    ofKind(render({ set }), 'Job').map(({ spec }) =>
      spec.template.spec.containers[0].env.map(({ name }: Manifest) => name).join(),
    );
  expect(new Set(settingsOf({}))).toEqual(new Set(['DATABASE_URL_FILE']));
  const owner = { 'secrets.databaseOwner.existingSecret': 'owner' };
  expect(new Set(settingsOf(owner))).toEqual(new Set(['DATABASE_OWNER_URL_FILE,DATABASE_URL_FILE']));
});

test('the worker is scaled by the due events in its inbox', () => {
  const manifests = render({ file: 'values-production.yaml' });
  const scaled = named(manifests, 'ScaledObject', 'blue-peony-notification');
  expect(scaled.spec.triggers[0]).toMatchObject({
    type: 'postgresql',
    metadata: { query: "SELECT count(*) FROM notification.inbox WHERE state = 'received' AND due_at <= now()" },
  });
  const { secretTargetRef } = named(manifests, 'TriggerAuthentication', 'blue-peony-notification').spec;
  expect(secretTargetRef).toEqual([{ parameter: 'connection', name: 'blue-peony-notification-database', key: 'uri' }]);
});

test.each(['blue-peony-backup', 'blue-peony-backup-drill'])('%s starts with the settings of the chart', (name) => {
  const set = {
    backup: { enabled: true, existingClaim: 'backups', ageRecipient: 'age1x' },
    'secrets.databaseOwner.existingSecret': 'owner',
    'secrets.backupIdentity.existingSecret': 'identity',
  };
  const { containers, volumes } = named(render({ set }), 'CronJob', name).spec.jobTemplate.spec.template.spec;
  const contents: Environment = {
    ...secrets,
    DATABASE_OWNER_URL: secrets.DATABASE_URL,
    AGE_IDENTITY: 'AGE-SECRET-KEY-1X',
  };
  const environment: Environment = {};
  for (const { name: setting, value } of containers[0].env as { name: string; value: string }[])
    environment[setting.replace(/_FILE$/, '')] = setting.endsWith('_FILE') ? contents[value.split('/').at(-1)!] : value;
  expect(readBackup(environment)).toMatchObject({ BACKUP_DIR: '/backups', AGE_RECIPIENT: 'age1x' });
  expect(volumes).toContainEqual({ name: 'backups', persistentVolumeClaim: { claimName: 'backups' } });
});

test('without keys, each user of S3 takes a role of its own for the token of its own ServiceAccount', () => {
  const users = ['intake', 'commerce', 'backup'];
  const noKeys = users.flatMap((name) => [
    [`secrets.${name}StorageId.existingSecret`, ''],
    [`secrets.${name}StorageKey.existingSecret`, ''],
  ]);
  const set = {
    ...Object.fromEntries(noKeys),
    backup: { enabled: true, existingClaim: 'backups', plain: true },
    'secrets.databaseOwner.existingSecret': 'owner',
    storageIdentity: {
      roles: Object.fromEntries(users.map((name) => [name, `arn:aws:iam::1:role/${name}`])),
      stsEndpoint: 'https://sts.example',
    },
  };
  const manifests = render({ set });
  for (const name of users) {
    const pod =
      name === 'backup'
        ? named(manifests, 'CronJob', 'blue-peony-backup').spec.jobTemplate.spec.template.spec
        : podOf(manifests, name);
    const account = `blue-peony-${name}`;
    expect(pod).toMatchObject({ serviceAccountName: account, automountServiceAccountToken: false });
    expect(named(manifests, 'ServiceAccount', account)).toBeDefined();
    const [{ env, volumeMounts }] = pod.containers;
    const values = Object.fromEntries(env.map(({ name: key, value }: Manifest) => [key, value]));
    const { mountPath } = volumeMounts.find((mount: Manifest) => mount.name === 'identity');
    expect(values).toMatchObject({
      AWS_ROLE_ARN: `arn:aws:iam::1:role/${name}`,
      AWS_WEB_IDENTITY_TOKEN_FILE: `${mountPath}/token`,
      AWS_ENDPOINT_URL_STS: 'https://sts.example',
    });
    expect(Object.keys(values).filter((key) => key.startsWith('S3_') && key.endsWith('_FILE'))).toEqual([]);
    const { projected } = pod.volumes.find((volume: Manifest) => volume.name === 'identity');
    expect(projected.sources).toEqual([
      { serviceAccountToken: { path: 'token', audience: 'sts.amazonaws.com', expirationSeconds: 3600 } },
    ]);
  }
  expect(ofKind(manifests, 'ServiceAccount')).toHaveLength(users.length);
  expect(ofKind(render(), 'ServiceAccount')).toEqual([]);
});
