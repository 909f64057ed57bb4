import { beforeEach, expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { application } from './an-application.ts';
import { type Calls, owner, reviewer, secretsKey, sessionOf, useGateway } from './gateway-under-test.ts';

const gateway = useGateway();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

async function signedIn(account: { email: string; password: string } = reviewer, userAgent = firefox, device = '') {
  const headers = { 'user-agent': userAgent, ...(device && { cookie: device }) };
  const response = await gateway.post('/auth/v1/token?grant_type=password', account, headers);
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { ...session, id: sessionOf(session.access_token), cookie };
}
type Session = Awaited<ReturnType<typeof signedIn>>;

const own = (path: string, session: Session, method = 'GET') =>
  gateway.call(`/api/admin/account/sessions${path}`, session.access_token, { method });
const sessionsOf = async (session: Session) =>
  ((await (await own('', session)).json()) as { items: { id: string; device: string; current: boolean }[] }).items;

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions');
  gateway.mails.length = 0;
});

test('staff see their own open sessions with their devices, and which of them is this one', async () => {
  const there = await signedIn(reviewer, phone);
  const here = await signedIn();
  await signedIn(owner);
  await gateway.call('/auth/v1/logout?scope=local', (await signedIn()).access_token, { method: 'POST' });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const times = { created_at: time, last_used_at: time };
  expect(await sessionsOf(here)).toEqual([
    { id: here.id, device: 'Firefox on Windows', current: true, ...times },
    { id: there.id, device: 'Safari on iPhone', current: false, ...times },
  ]);
});

test('staff end one session of their own, and cannot end a session of another account', async () => {
  const [here, there, colleague] = [await signedIn(), await signedIn(reviewer, phone), await signedIn(owner)];
  expect((await own(`/${there.id}`, here, 'DELETE')).status).toBe(200);
  expect((await own('', there)).status).toBe(401);
  expect((await sessionsOf(here)).map(({ id }) => id)).toEqual([here.id]);
  for (const id of [there.id, colleague.id, application.id])
    expect((await own(`/${id}`, here, 'DELETE')).status).toBe(404);
  expect((await own('', colleague)).status).toBe(200);
});

test("a sign-in on a new device is mailed, except an account's first sign-in", async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM known_devices');
  gateway.mails.length = 0;
  const first = await signedIn();
  await signedIn(reviewer, firefox, first.cookie);
  await signedIn(reviewer, phone);
  const mail = { device: 'Safari on iPhone', at: expect.any(String) };
  expect(await gateway.mail('new_device', reviewer.email)).toMatchObject(mail);
  expect(gateway.mails).toEqual([]);
});

async function draftKey(account: { email: string; password: string } = reviewer, at: Calls = gateway): Promise<string> {
  const { access_token } = await signedIn(account);
  const answer = await at.call('/api/admin/account/draft-key', access_token);
  return ((await answer.json()) as { key: string }).key;
}

test('a staff member has the same draft key in every session, and a colleague has another', async () => {
  const [first, again] = await Promise.all([draftKey(), draftKey()]);
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect(again).toBe(first);
  expect(await draftKey()).toBe(first);
  expect(await draftKey(owner)).not.toBe(first);
});

test('the database contains no readable draft key', async () => {
  const key = Buffer.from(await draftKey(), 'base64url');
  const { rows } = await gateway.sql.query<{ sealed_key: Buffer }>('SELECT sealed_key FROM draft_keys');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed_key: sealed } of rows) expect(sealed.includes(key)).toBe(false);
});

test('a draft key is replaced when no live secret decrypts it', async () => {
  const key = await draftKey();
  const next = 'another key of thirty-two characters';
  for (const [sealingKeys, same] of [
    [new KeyRing([next, secretsKey]), true],
    [new KeyRing([next]), false],
  ] as const) {
    const other = await gateway.another({ sealingKeys });
    expect((await draftKey(reviewer, other)) === key).toBe(same);
    await other.close();
  }
});
