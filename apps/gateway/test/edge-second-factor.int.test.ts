import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ReviewPage } from '@blue-peony/contracts';
import { application } from './an-application.ts';
import { json, owner, refusalOf, useGateway, useReplica, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
/** A gateway whose operator requires two factors. */
const strict = useReplica(gateway, () => ({ secondFactorRequired: true }));
let owners: string;

const list = async (token: string) => {
  const response = await gateway.call('/api/admin/applications', token);
  return ((await response.json()) as ReviewPage).items[0]!;
};
const open = async (link: string) => {
  const response = await fetch(gateway.url + link);
  return response.status === 200 ? 200 : (await refusalOf(response))[1];
};
const refusal = async (path: string, token: string) => (await refusalOf(await gateway.call(path, token)))[1];
const requireSecondFactor = () =>
  gateway.call('/api/admin/settings', owners, { method: 'PUT', body: { second_factor_required: true } });
const raise = (staff: string) =>
  gateway.sql.query(
    `WITH factor AS (
       INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
       VALUES (gen_random_uuid(), $1, '', '', now()) RETURNING id
     ) UPDATE sessions SET aal = 'aal2', factor_id = factor.id FROM factor WHERE staff_id = $1`,
    [staff],
  );

beforeAll(async () => {
  owners = (await gateway.signIn(owner)).access_token;
});
beforeEach(async () => {
  await gateway.sql.query('UPDATE desk_settings SET second_factor_required = NULL; DELETE FROM factors');
  const page = json({ items: [application], next_cursor: null, total: 1, total_is_estimate: false });
  intake.answer = (request, response) =>
    request.url!.includes('/photos/')
      ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo')
      : page(request, response);
});

test('a session at one factor reads nothing once an owner requires two, and its links stop working', async () => {
  const { access_token } = await gateway.signIn();
  const before = await list(access_token);
  const link = before.signedUrls![0]!.url;
  expect(await open(link)).toBe(200);

  expect((await requireSecondFactor()).status).toBe(200);
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  expect(await refusal('/api/admin/applications.csv', access_token)).toBe('insufficient_aal');
  expect(await open(link)).toBe('insufficient_aal');
  expect(await gateway.mail('requirement_changed', owner.email)).toMatchObject({ required: true, by: owner.email });
  const entry = { action: 'settings.changed', subject: 'second_factor_required', detail: 'true' };
  expect(await gateway.audited(1, { action: entry.action })).toEqual([entry]);
});

test('a session at two factors gets links that work until the factor is removed', async () => {
  await requireSecondFactor();
  const { access_token, refresh_token, user } = await gateway.signIn();
  await raise(user.id);
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  const { signedUrls } = await list((await gateway.refresh(refresh_token)).access_token);
  expect(await open(signedUrls![0]!.url)).toBe(200);
  expect(await open(signedUrls![0]!.url.replace('aal2', 'aal1'))).toBe('link_expired');
  await gateway.sql.query('DELETE FROM factors');
  expect(await open(signedUrls![0]!.url)).toBe('insufficient_aal');
});

test('a staff member with a second factor must use it, whatever owners decide', async () => {
  const { access_token, user } = await gateway.signIn();
  const link = (await list(access_token)).signedUrls![0]!.url;
  await raise(user.id);
  await gateway.sql.query("UPDATE sessions SET aal = 'aal1', factor_id = NULL");
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  expect(await open(link)).toBe('insufficient_aal');
});

test('a gateway whose operator requires two factors admits one factor only after an owner decides so', async () => {
  const { access_token, user } = await strict.signIn();
  const answer = () => strict.call('/api/admin/applications', access_token);
  expect(await (await answer()).json()).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect(user.app_metadata).toMatchObject({ second_factor_required: true });

  await gateway.sql.query('UPDATE desk_settings SET second_factor_required = false');
  expect((await answer()).status).toBe(200);
  const refreshed = await (await strict.call('/auth/v1/user', access_token)).json();
  expect(refreshed).toMatchObject({ app_metadata: { role: 'reviewer', second_factor_required: false } });
});
