import { beforeAll, expect, test } from '@jest/globals';
import { endpoints, fillPath, type Endpoint } from '@blue-peony/contracts';
import { owner, refusalOf, useGateway, useService } from './gateway-under-test.ts';

const id = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11';
const factorId = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a12';
const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, commerceUrl: intake.url, notificationUrl: intake.url }));
let stolen: string;
let hers: string;

/**
 * An owner has an authenticator app and a session raised by it. The thief has the token of the owner's other session,
 * at one factor.
 */
beforeAll(async () => {
  const raised = await gateway.signIn(owner);
  await gateway.addFactor(raised.user.id, factorId);
  await gateway.sql.query(`UPDATE sessions SET aal = 'aal2', factor_id = $1`, [factorId]);
  hers = (await gateway.refresh(raised.refresh_token)).access_token;
  stolen = (await gateway.signIn(owner)).access_token;
});

const steal = async (method: string, path: string, body?: object) => [
  `${method} ${path}`,
  ...(await refusalOf(await gateway.call(path, stolen, { method, body }))),
];

test('a thief with the token of a session at one factor reads and changes nothing at the desk', async () => {
  const rows = Object.values(endpoints as Record<string, Endpoint>).filter(({ who }) => who === 'staff');
  expect(rows.length).toBeGreaterThan(30);
  for (const { method, path } of rows) {
    const address = fillPath(path, new Proxy({}, { get: () => id }));
    expect(await steal(method, address)).toEqual([`${method} ${address}`, 401, 'insufficient_aal']);
  }
  expect(intake.received).toEqual([]);
});

test('a thief with the token of a session at one factor enrolls no factor, and changes no factor, password, address or own data', async () => {
  const calls: [number, string, string, object?][] = [
    [403, 'POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'thief' }],
    [422, 'DELETE', `/auth/v1/factors/${factorId}`],
    [403, 'POST', '/auth/v1/passkeys/registration/options'],
    [401, 'PUT', '/auth/v1/user', { password: 'rainy-otter-62-violin' }],
    [401, 'PUT', '/auth/v1/user', { password: 'rainy-otter-62-violin', current_password: owner.password }],
    [401, 'PUT', '/auth/v1/user', { email: 'thief@example.com' }],
    [401, 'PUT', '/auth/v1/user', { email: 'thief@example.com', current_password: owner.password }],
    [401, 'PUT', '/auth/v1/user', { data: { display_name: 'Thief' } }],
  ];
  for (const [status, method, path, body] of calls)
    expect(await steal(method, path, body)).toEqual([`${method} ${path}`, status, 'insufficient_aal']);
  const { rows } = await gateway.sql.query(
    'SELECT factors.id, user_metadata FROM factors JOIN staff ON staff.id = staff_id',
  );
  expect(rows).toEqual([{ id: factorId, user_metadata: {} }]);
});

test('a thief with the token of a session at one factor ends no session but that one', async () => {
  const lives = async () => (await gateway.call('/auth/v1/user', hers)).status;
  expect(await steal('POST', '/auth/v1/logout?scope=others')).toContain('insufficient_aal');
  expect(await lives()).toBe(200);
  await gateway.call('/auth/v1/logout?scope=global', stolen, { method: 'POST' });
  expect(await lives()).toBe(200);
  expect(await steal('GET', '/auth/v1/user')).toContain('session_not_found');
});
