import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { KeyRing } from '@blue-peony/service-kit';
import { until } from '@blue-peony/test-kit';
import { runCommand } from '../src/command.ts';
import { startGateway } from '../src/index.ts';
import { SecretBox } from '../src/shared/keys/secret-box.ts';
import { bearer, library, owner, reviewer, secretsKey, signIn, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const config = () => gateway.config;
const person = { email: 'new@example.com' };

const idOf = async (email: string) =>
  (await gateway.sql.query('SELECT id FROM staff WHERE email = $1', [email])).rows[0]?.id as string;
const lastDeed = async () =>
  (await gateway.sql.query('SELECT action, subject, detail FROM audit ORDER BY id DESC LIMIT 1')).rows[0];

/** Waits longer than the two seconds for which a running process caches its keys. */
const heardByAll = () => sleep(2_100);

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM staff WHERE email = $1', [person.email]);
  gateway.mails.length = 0;
});

test("the operator's command invites the first owner by mail and by a link on the terminal", async () => {
  const said = await runCommand(['invite', person.email, '--role', 'owner'], config());
  const link = new URL(/http\S+/.exec(said)![0]);
  expect(link.origin + link.pathname).toBe('http://gateway.test/admin/confirm');
  const token_hash = new URLSearchParams(link.hash.slice(1)).get('token_hash')!;
  await gateway.sendLeased();
  expect((await gateway.mail('invite', person.email)).token).toBe(token_hash);
  const { auth } = library(gateway.url);
  const joined = await auth.verifyOtp({ type: 'invite', token_hash });
  expect(joined.data.user?.app_metadata.role).toBe('owner');
  await expect(runCommand(['invite', person.email], config())).rejects.toThrow('has an account already');
  gateway.mails.length = 0;
  expect(await runCommand(['invite', person.email, '--once'], config())).toContain('has an account');
  expect(gateway.mails).toHaveLength(0);
});

test('the first owner joins by a code of the terminal: five typed tries, half an hour, and only while nobody has joined', async () => {
  const config = { ...gateway.config, publicUrl: 'https://www.agency.example' };
  await expect(runCommand(['first-owner', person.email], gateway.config)).rejects.toThrow('https');
  await expect(runCommand(['first-owner', person.email], config)).rejects.toThrow('has an account already');
  const joined = await gateway.sql.query<{ id: string; confirmed_at: Date }>(
    'SELECT id, confirmed_at FROM staff WHERE confirmed_at IS NOT NULL',
  );
  await gateway.sql.query('UPDATE staff SET confirmed_at = NULL');
  try {
    const code = async () => /\d{4} \d{4} \d{4}/.exec(await runCommand(['first-owner', person.email], config))![0];
    const enter = (token: string) =>
      library(gateway.url).auth.verifyOtp({ type: 'invite', email: person.email, token: token.replace(/\s/g, '') });
    const wrong = () => Promise.all(Array.from({ length: 5 }, () => enter('123456789012')));
    const first = await code();
    expect((await wrong()).map(({ error }) => error?.code)).toEqual(Array(5).fill('otp_expired'));
    expect((await enter(first)).error?.code).toBe('otp_expired');

    const late = await code();
    await gateway.sql.query("UPDATE one_time_codes SET expires_at = expires_at - interval '30 minutes'");
    expect((await enter(late)).error?.code).toBe('otp_expired');

    const right = await code();
    for (let asked = 0; asked < 5; asked++)
      await library(gateway.url).auth.resend({ type: 'signup', email: person.email });
    await until(async () => (await gateway.sql.query('SELECT FROM mail_requests')).rowCount === 0);
    expect((await enter('123456789012')).error?.code).toBe('otp_expired');
    expect((await enter(right)).data.user?.app_metadata.role).toBe('owner');
    expect((await enter(right)).error?.code).toBe('otp_expired');
    await expect(runCommand(['first-owner', person.email], config)).rejects.toThrow('has an account already');
  } finally {
    for (const { id, confirmed_at } of joined.rows)
      await gateway.sql.query('UPDATE staff SET confirmed_at = $2 WHERE id = $1', [id, confirmed_at]);
  }
});

test("the operator's command runs as a process of its own, with the service's settings", async () => {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const { databaseUrl, publicUrl } = gateway.config;
  const env = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SECRETS_KEY: secretsKey,
  };
  const args = ['--import', path('../../../tools/register.mjs'), path('../src/main.ts')];
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [...args, 'invite', person.email], { env, timeout: 30_000 });
  expect(stdout).toContain(`${person.email} is invited as reviewer`);
  const failed = run(process.execPath, [...args, 'invite'], { env, timeout: 30_000 });
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') });
});

test('rotated keys are published at once, sign later, and sign nobody out', async () => {
  const replica = await startGateway(gateway.config, gateway.parts);
  const jwks = async (url: string) =>
    ((await (await fetch(`${url}/auth/v1/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] }).keys;
  const before = await signIn(gateway.url);
  await runCommand(['rotate-keys'], config());
  const { rows } = await gateway.sql.query('SELECT kid FROM signing_keys ORDER BY signs_from DESC');
  const kid = rows[0].kid as string;
  expect(await lastDeed()).toMatchObject({ action: 'signing-key.rotated' });

  const later = await startGateway(gateway.config, gateway.parts);
  expect((await jwks(later.url)).map((key) => key.kid)).toContain(kid);
  expect(decodeProtectedHeader((await signIn(later.url)).access_token).kid).not.toBe(kid);
  await gateway.sql.query('UPDATE signing_keys SET signs_from = now() WHERE kid = $1', [kid]);
  const after = await startGateway(gateway.config, gateway.parts);
  const signed = await signIn(after.url);
  expect(decodeProtectedHeader(signed.access_token).kid).toBe(kid);
  await heardByAll();
  for (const url of [gateway.url, replica.url, after.url])
    for (const { access_token } of [before, signed])
      expect((await fetch(`${url}/auth/v1/user`, bearer(access_token))).status).toBe(200);

  await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '66 minutes' WHERE kid = $1", [kid]);
  await gateway.sql.query("UPDATE signing_keys SET signs_from = now() - interval '1 day' WHERE kid <> $1", [kid]);
  const last = await startGateway(gateway.config, gateway.parts);
  expect((await jwks(last.url)).map((key) => key.kid)).toEqual([kid]);
  await Promise.all([replica, later, after, last].map((service) => service.close()));
});

test('a leaked key can be dropped at once: its tokens are refused and its sessions continue', async () => {
  const { access_token, refresh_token } = await signIn(gateway.url);
  await runCommand(['rotate-keys', '--now'], config());
  const fresh = await startGateway(gateway.config, gateway.parts);
  await heardByAll();
  for (const url of [fresh.url, gateway.url])
    expect((await fetch(`${url}/auth/v1/user`, bearer(access_token))).status).toBe(403);
  const { auth } = library(fresh.url);
  expect((await auth.refreshSession({ refresh_token })).error).toBeNull();
  expect((await auth.getUser()).error).toBeNull();
  await fresh.close();
});

test('the database contains no readable private key, and a key that another secret encrypted does not stop the service', async () => {
  const { rows } = await gateway.sql.query('SELECT public_jwk, sealed_key FROM signing_keys');
  for (const { public_jwk, sealed_key } of rows) {
    expect(public_jwk).not.toHaveProperty('d');
    // An unencrypted PKCS #8 key contains the object identifier of its curve.
    expect(sealed_key.includes(Buffer.from('2a8648ce3d030107', 'hex'))).toBe(false);
  }
  await heardByAll();
  const before = await signIn(gateway.url);
  const other = await startGateway(
    { ...gateway.config, sealingKeys: new KeyRing(['another key of thirty-two characters']) },
    gateway.parts,
  );
  expect((await fetch(`${other.url}/auth/v1/user`, bearer(before.access_token))).status).toBe(200);
  expect((await signIn(other.url)).access_token).toBeTruthy();
  await other.close();
});

test('reseal encrypts every stored secret under the current key, so that the previous one can be removed', async () => {
  await gateway.sql.query('DELETE FROM factors');
  const before = new SecretBox(gateway.config);
  const id = randomUUID();
  await gateway.sql.query(
    "INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES ($1, $2, '', $3, now())",
    [id, await idOf(reviewer.email), before.seal('totp secret', id, Buffer.from('secret'))],
  );
  const staffId = await idOf(reviewer.email);
  const draftKey = before.seal('draft key', staffId, Buffer.from('draft key'));
  await gateway.sql.query('INSERT INTO draft_keys (staff_id, sealed_key) VALUES ($1, $2)', [staffId, draftKey]);
  const next = 'the key after, of more than thirty-two characters';
  const both = { ...gateway.config, sealingKeys: new KeyRing([next, secretsKey]) };
  // The previous test left one signing key that was encrypted under a removed key.
  expect(await runCommand(['reseal'], both)).toMatch(
    /^\d+ secrets are sealed under the current key\. 1 opens under no/,
  );
  const after = new SecretBox({ sealingKeys: new KeyRing([next]) });
  const { rows: factors } = await gateway.sql.query('SELECT sealed_secret FROM factors WHERE id = $1', [id]);
  expect(after.open('totp secret', id, factors[0].sealed_secret).toString()).toBe('secret');
  const { rows: draftKeys } = await gateway.sql.query('SELECT sealed_key FROM draft_keys');
  expect(after.open('draft key', staffId, draftKeys[0].sealed_key).toString()).toBe('draft key');
  const { rows: keys } = await gateway.sql.query('SELECT kid, sealed_key FROM signing_keys');
  const opened = keys.filter(({ kid, sealed_key }) => {
    try {
      return after.open('signing key', kid, sealed_key);
    } catch {
      return false;
    }
  });
  expect(opened).toHaveLength(keys.length - 1);
  expect(await lastDeed()).toMatchObject({ action: 'secrets.resealed' });
  await runCommand(['reseal'], { ...both, sealingKeys: new KeyRing([secretsKey, next]) });
  await gateway.sql.query('DELETE FROM factors');
});

test("the operator's command removes a lost second factor, and reports what it did", async () => {
  await gateway.sql.query(
    "INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES (gen_random_uuid(), $1, '', '', now())",
    [await idOf(owner.email)],
  );
  await runCommand(['remove-factors', owner.email], config());
  expect((await signIn(gateway.url, owner)).user).toMatchObject({ factors: [] });
  await expect(runCommand(['remove-factors', 'nobody@example.com'], config())).rejects.toThrow('No account');
  await expect(runCommand(['invite', person.email, '--role', 'king'], config())).rejects.toThrow('Usage');
  await expect(runCommand(['dance'], config())).rejects.toThrow('Usage');
});
