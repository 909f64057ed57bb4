import { beforeAll, expect, test } from '@jest/globals';
import { endpoints, fillPath, type Endpoint } from '@blue-peony/contracts';
import { bearer, owner, refresh, signIn, useGateway, useService } from './gateway-under-test.ts';

const id = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11';
const factorId = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a12';
const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, commerceUrl: intake.url, notificationUrl: intake.url }));
let stolen: Record<string, string>;
let hers: Record<string, string>;

/**
 * An owner has an authenticator app and a session raised by it. The thief has the token of the owner's other session,
 * at one factor.
 */
beforeAll(async () => {
  const raised = await signIn(gateway.url, owner);
  await gateway.sql.query(
    `INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at) VALUES ($1, $2, 'phone', '', now())`,
    [factorId, raised.user.id],
  );
  await gateway.sql.query(`UPDATE sessions SET aal = 'aal2', factor_id = $1`, [factorId]);
  ({ headers: hers } = bearer((await refresh(gateway.url, raised.refresh_token)).access_token));
  ({ headers: stolen } = bearer((await signIn(gateway.url, owner)).access_token));
});

async function steal(method: string, path: string, body?: object) {
  const headers = { ...stolen, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(gateway.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { code, error_code } = (await answer.json().catch(() => ({}))) as { code?: string; error_code?: string };
  return [`${method} ${path}`, error_code ?? code];
}

test('a thief with the token of a session at one factor reads and changes nothing at the desk', async () => {
  const rows = Object.values(endpoints as Record<string, Endpoint>).filter(({ who }) => who === 'staff');
  expect(rows.length).toBeGreaterThan(30);
  for (const { method, path } of rows) {
    const address = fillPath(path, new Proxy({}, { get: () => id }));
    expect(await steal(method, address)).toEqual([`${method} ${address}`, 'insufficient_aal']);
  }
  expect(intake.received).toEqual([]);
});

test('a thief with the token of a session at one factor enrolls no factor, and changes no factor, password or address', async () => {
  const calls: [string, string, object?][] = [
    ['POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'thief' }],
    ['DELETE', `/auth/v1/factors/${factorId}`],
    ['POST', '/auth/v1/passkeys/registration/options'],
    ['PUT', '/auth/v1/user', { password: 'rainy-otter-62-violin' }],
    ['PUT', '/auth/v1/user', { password: 'rainy-otter-62-violin', current_password: owner.password }],
    ['PUT', '/auth/v1/user', { email: 'thief@example.com' }],
  ];
  for (const [method, path, body] of calls)
    expect(await steal(method, path, body)).toEqual([`${method} ${path}`, 'insufficient_aal']);
  const { rows } = await gateway.sql.query('SELECT id FROM factors');
  expect(rows).toEqual([{ id: factorId }]);
});

test('a thief with the token of a session at one factor ends no session but that one', async () => {
  const lives = async () => (await fetch(`${gateway.url}/auth/v1/user`, { headers: hers })).status;
  expect((await steal('POST', '/auth/v1/logout?scope=others'))[1]).toBe('insufficient_aal');
  expect(await lives()).toBe(200);
  await steal('POST', '/auth/v1/logout?scope=global');
  expect(await lives()).toBe(200);
  expect((await steal('GET', '/auth/v1/user'))[1]).toBe('session_not_found');
});
