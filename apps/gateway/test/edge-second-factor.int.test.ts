import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { ReviewPage } from '@blue-peony/contracts';
import { application as anApplication } from './an-application.ts';
import { bearer, owner, refresh, signIn, useGateway, useReplica, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
/** A gateway whose operator requires two factors. */
const strict = useReplica(gateway, () => ({ secondFactorRequired: true }));
let owners: string;
const photo = '1732100000000-abc-photo.jpg';

const application = { ...anApplication, file_urls: [photo], score: 7 };

const list = async (token: string) => {
  const response = await fetch(`${gateway.url}/api/admin/applications`, bearer(token));
  return ((await response.json()) as ReviewPage).items[0]!;
};
const open = async (link: string) => {
  const response = await fetch(gateway.url + link);
  return response.status === 200 ? 200 : ((await response.json()) as { code: string }).code;
};
const refusal = async (path: string, token: string) =>
  ((await (await fetch(gateway.url + path, bearer(token))).json()) as { code?: string }).code;
const requireSecondFactor = (required: boolean) =>
  fetch(`${gateway.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { ...bearer(owners).headers, 'content-type': 'application/json' },
    body: JSON.stringify({ second_factor_required: required }),
  });
const raise = (staff: string) =>
  gateway.sql.query(
    `WITH factor AS (
       INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
       VALUES (gen_random_uuid(), $1, '', '', now()) RETURNING id
     ) UPDATE sessions SET aal = 'aal2', factor_id = factor.id FROM factor WHERE staff_id = $1`,
    [staff],
  );

beforeAll(async () => {
  owners = (await signIn(gateway.url, owner)).access_token;
});
beforeEach(async () => {
  await gateway.sql.query(`
    UPDATE desk_settings SET second_factor_required = NULL; DELETE FROM factors`);
  intake.answer = ({ url = '', method }, response) => {
    if (url.includes('/photos/')) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo');
    const page = { items: [application], next_cursor: null, total: 1, total_is_estimate: false };
    const body = JSON.stringify(method === 'PATCH' ? application : page);
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  };
});

test('a session at one factor reads nothing once an owner requires two, and its links stop working', async () => {
  const { access_token } = await signIn(gateway.url);
  const before = await list(access_token);
  const link = before.signedUrls![0]!.url;
  expect(await open(link)).toBe(200);

  expect((await requireSecondFactor(true)).status).toBe(200);
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  expect(await refusal('/api/admin/applications.csv', access_token)).toBe('insufficient_aal');
  expect(await open(link)).toBe('insufficient_aal');
  expect(await gateway.mail('requirement_changed', owner.email)).toMatchObject({ required: true, by: owner.email });
  const { rows } = await gateway.sql.query("SELECT subject, detail FROM audit WHERE action = 'settings.changed'");
  expect(rows.at(-1)).toEqual({ subject: 'second_factor_required', detail: 'true' });
});

test('a session at two factors gets links that work until the factor is removed', async () => {
  await requireSecondFactor(true);
  const { access_token, refresh_token, user } = await signIn(gateway.url);
  await raise(user.id);
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  const { signedUrls } = await list((await refresh(gateway.url, refresh_token)).access_token);
  expect(await open(signedUrls![0]!.url)).toBe(200);
  expect(await open(signedUrls![0]!.url.replace('aal2', 'aal1'))).toBe('link_expired');
  await gateway.sql.query('DELETE FROM factors');
  expect(await open(signedUrls![0]!.url)).toBe('insufficient_aal');
});

test('a staff member with a second factor must use it, whatever owners decide', async () => {
  const { access_token, user } = await signIn(gateway.url);
  const link = (await list(access_token)).signedUrls![0]!.url;
  await raise(user.id);
  await gateway.sql.query("UPDATE sessions SET aal = 'aal1', factor_id = NULL");
  expect(await refusal('/api/admin/applications', access_token)).toBe('insufficient_aal');
  expect(await open(link)).toBe('insufficient_aal');
});

test('a gateway whose operator requires two factors admits one factor only after an owner decides so', async () => {
  const { access_token, user } = await signIn(strict.url);
  const answer = () => fetch(`${strict.url}/api/admin/applications`, bearer(access_token));
  expect(await (await answer()).json()).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect(user.app_metadata).toMatchObject({ second_factor_required: true });

  await gateway.sql.query('UPDATE desk_settings SET second_factor_required = false');
  expect((await answer()).status).toBe(200);
  const refreshed = await (await fetch(`${strict.url}/auth/v1/user`, bearer(access_token))).json();
  expect(refreshed).toMatchObject({ app_metadata: { role: 'reviewer', second_factor_required: false } });
});

test('a changed score adds an audit row', async () => {
  const { access_token, user } = await signIn(gateway.url);
  await fetch(`${gateway.url}/api/admin/applications/${application.id}`, {
    method: 'PATCH',
    headers: { ...bearer(access_token).headers, 'content-type': 'application/json' },
    body: '{"score":7}',
  });
  const { rows } = await gateway.sql.query(
    'SELECT staff_id, action, subject, detail FROM audit ORDER BY id DESC LIMIT 1',
  );
  expect(rows[0]).toEqual({ staff_id: user.id, action: 'application.scored', subject: application.id, detail: '7' });
});
