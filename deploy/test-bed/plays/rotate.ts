// Keys, certificates and passwords replaced, as docs/rotate-a-key.md says and by the commands of docs/operations.md, with a staff member at work.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { endpoints } from '@blue-peony/contracts';
import { ensureStaff } from '@blue-peony/gateway';
import { kubectl } from '../api.ts';
import { makeAuthority, makeServerCertificate, pki } from '../certificates.ts';
import { ask } from '../load.ts';
import { hosts, type Parts } from '../parts.ts';
import type { Values } from '../kubernetes.ts';
import { namespace } from '../paths.ts';
import { password } from '../postgres.ts';
import { caller, eventually, jsonPost, repeat } from '@blue-peony/test-kit';
import { applySecrets, pods, restart, secretsOf, settled, upgrade } from '../product.ts';
import { commandsOf, operator } from '../runbook.ts';
import type { Play } from '../play.ts';

const rotated = [
  'photoLinkSecret',
  'applicantSecret',
  'shopSecret',
  'intakeInnerSecret',
  'commerceInnerSecret',
  'secretsKey',
];
const keysSecret = 'blue-peony-keys';
const owner = { email: 'owner@agency.example', password: 'a long enough password' };

/** @param command of the gateway's program */
const staffCommand = (command: string) =>
  kubectl('-n', namespace, 'exec', 'deployment/blue-peony-gateway', '--', 'node', 'dist/main.js', command);

/** A staff member who reads the list twice a second. @returns what she met, when she stops */
async function work() {
  const refusals: string[] = [];
  const call = caller(ask, { heard: ({ kind, failure }) => failure && refusals.push(`${kind}: ${failure}`) });
  const session = async (grant: string, body: object) => {
    const answer = await call(grant, `/auth/v1/token?grant_type=${grant}`, jsonPost(body));
    return answer && (JSON.parse(answer.body) as { access_token: string; refresh_token: string });
  };
  const read = (token: string) =>
    call('the list', `${endpoints.listApplications.path}?limit=5`, { headers: { authorization: `Bearer ${token}` } });
  const first = await session('password', owner);
  if (!first) throw new Error(refusals.join());
  const stop = repeat(() => read(first.access_token), 500);
  return async () => {
    await stop();
    const second = await session('refresh_token', { refresh_token: first.refresh_token });
    if (second) await read(second.access_token);
    return refusals;
  };
}

/** The keys as a Secret. @param other the second live version */
const withSecond = (now: Record<string, string>, other: Record<string, string>) => ({
  [keysSecret]: { ...now, ...Object.fromEntries(rotated.map((name) => [`${name}Previous`, other[name]!])) },
});

const authoritySecret = 'blue-peony-authority';
const trust = (...authorities: string[]) => applySecrets({ [authoritySecret]: { 'ca.crt': authorities.join('') } });

/**
 * The Secrets with the database's URLs, whose server is known by its certificate.
 * @param its another password than the first
 * @param options `login`: role that logs in; `of`: names of the Secrets
 */
const databaseSecrets = (
  parts: Parts,
  its?: string,
  { login = (role) => role, of = /-database/ }: { login?: (role: string) => string; of?: RegExp } = {},
) =>
  Object.fromEntries(
    Object.entries(
      secretsOf({ ...parts, databaseUrl: (role) => `${parts.databaseUrl(login(role), its)}?sslmode=verify-full` }),
    ).filter(([name]) => of.test(name)),
  );

const serviceRoles = ['gateway', 'intake', 'commerce', 'notification'].map((name) => `peony_${name}`);
/** Its second login; it owns nothing. */
const second = (role: string) => `${role}_rotation`;
/** The runbook's SQL of a step, for every service. */
const passwordSql = (step: number) =>
  serviceRoles
    .map((role) => commandsOf('Password of a service in PostgreSQL', step).replaceAll('blue_peony_intake', role))
    .join('');

/** A pod that ends answers its last calls, and may open a connection for them. */
const oldPodsGone = () =>
  eventually('no pod is ending', async () => (await pods()).every(({ metadata }) => !metadata.deletionTimestamp));

/** TLS in front of the broker, the object store and the mail server. */
let secured: Awaited<ReturnType<Parts['secure']>>;

/** Gives all servers a certificate of this authority. */
async function certify(parts: Parts, authority: string) {
  const pair = await makeServerCertificate(authority, hosts);
  await parts.database.serve(pair);
  secured ??= await parts.secure(pair);
  for (const server of secured) server.serve(pair);
}

/** Values with which every server must prove who it is. */
const trusting = (values: Values, { overTls }: Parts) => ({
  ...values,
  certificates: { existingSecret: authoritySecret },
  config: { ...values.config, S3_ENDPOINT: overTls.storageUrl },
});

export const rotatePlays: Play[] = [
  {
    name: 'every key rotated',
    before: ({ parts }) =>
      ensureStaff(`postgres://peony_gateway@127.0.0.1:${parts.database.port}/blue_peony`, { ...owner, role: 'owner' }),
    act: async ({ parts, values }) => {
      const follow = await operator(values, parts.database.url);
      const stop = await work();
      const old = secretsOf(parts)[keysSecret]!;
      const fresh = { ...old, ...Object.fromEntries(rotated.map((name) => [name, randomBytes(32).toString('hex')])) };
      const second = Object.fromEntries(
        rotated.map((name) => [`${name}Previous`, { existingSecret: keysSecret, key: `${name}Previous` }]),
      );
      // First every pod recognizes the new keys, then every pod makes them.
      await applySecrets(withSecond(old, fresh));
      await upgrade({ ...values, secrets: { ...values.secrets, ...second } });
      await applySecrets(withSecond(fresh, old));
      await follow('Rotate');
      await staffCommand('reseal');
      await staffCommand('rotate-keys');
      await upgrade(values);
      await settled();
      return stop();
    },
  },
  {
    name: 'certificates and passwords rotated',
    before: async ({ parts, values }) => {
      await ensureStaff(`postgres://peony_gateway@127.0.0.1:${parts.database.port}/blue_peony`, {
        ...owner,
        role: 'owner',
      });
      await trust(await makeAuthority('first'));
      await certify(parts, 'first');
      await applySecrets(databaseSecrets({ ...parts, ...parts.overTls }, undefined, { of: /database|broker|mail/ }));
      await upgrade(trusting(values, parts));
      await settled();
    },
    act: async ({ parts, values }) => {
      const follow = await operator(trusting(values, parts), parts.database.url);
      const stop = await work();
      // A new certificate of the same authority: nothing restarts.
      await certify(parts, 'first');
      const next = await makeAuthority('second');
      await trust(readFileSync(pki('first.crt'), 'utf8'), next);
      await follow('Rotate');
      await certify(parts, 'second');
      await trust(next);
      await follow('Rotate');
      // The passwords of the runbook. The pods log in as second roles while those of the first change.
      const [between, fresh] = ['a password for the rotation', 'another password'];
      await parts.database.sql(passwordSql(1));
      await applySecrets(databaseSecrets(parts, between, { login: second, of: /-database$/ }));
      await follow('Rotate');
      await oldPodsGone();
      await parts.database.sql(passwordSql(3));
      await parts.database.sql(`ALTER ROLE postgres PASSWORD '${fresh}'`);
      await applySecrets(databaseSecrets(parts, fresh));
      await follow('Rotate');
      await oldPodsGone();
      await parts.database.sql(passwordSql(5));
      // Migrations find their roles as they were.
      await upgrade(trusting(values, parts));
      await settled();
      return stop();
    },
    check: async ({ parts }) => {
      const [{ plain } = { plain: 0 }] = await parts.database.sql<{ plain: number }>(
        `SELECT count(*)::int AS plain FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
         WHERE backend_type = 'client backend' AND client_addr <> '127.0.0.1' AND NOT ssl`,
      );
      const unused = secured.filter((server) => server.connections() === 0).length;
      return [...(plain > 0 ? [`${plain} connections without TLS`] : []), ...(unused > 0 ? [`${unused} unused`] : [])];
    },
    after: async ({ parts, values }) => {
      await parts.database.sql(`ALTER ROLE postgres PASSWORD '${password}'`);
      await applySecrets(secretsOf(parts));
      await upgrade(values);
      await restart();
    },
  },
];
