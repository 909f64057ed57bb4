import { beforeEach, expect, test } from '@jest/globals';
import { ensureStaff } from '../src/index.ts';
import { application } from './an-application.ts';
import { bearer, owner, postJson, reviewer, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

async function signedIn(account: { email: string; password: string } = reviewer, userAgent = firefox, cookie = '') {
  const headers = { 'user-agent': userAgent, ...(cookie && { cookie }) };
  const response = await postJson(`${gateway.url}/auth/v1/token?grant_type=password`, account, headers);
  const session = (await response.json()) as { access_token: string; user: { id: string } };
  const { session_id: id } = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString());
  return { ...session, id: id as string, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
type Session = Awaited<ReturnType<typeof signedIn>>;

const own = (path: string, session: Session, method = 'GET') =>
  fetch(`${gateway.url}/api/admin/account/sessions${path}`, { method, ...bearer(session.access_token) });
const sessionsOf = async (session: Session) =>
  ((await (await own('', session)).json()) as { items: { id: string; device: string; current: boolean }[] }).items;
const signOut = (session: Session, scope = 'local') =>
  fetch(`${gateway.url}/auth/v1/logout?scope=${scope}`, { method: 'POST', ...bearer(session.access_token) });

beforeEach(async () => {
  await gateway.sql.query('DELETE FROM sessions');
  gateway.mails.length = 0;
  intake.answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo');
});

test('staff see their own open sessions with their devices, and which of them is this one', async () => {
  const there = await signedIn(reviewer, phone);
  const here = await signedIn();
  await signedIn(owner);
  await signOut(await signedIn());
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

test.each<[string, (session: Session, other: Session) => Promise<unknown>]>([
  ['a sign-out', (session) => signOut(session)],
  ['a sign-out everywhere else', (_session, other) => signOut(other, 'others')],
  ['a ban', () => gateway.sql.query('UPDATE staff SET banned_at = now() WHERE email = $1', [reviewer.email])],
])('the live feed of a session ends with the session, by %s', async (_how, end) => {
  const [session, other] = [await signedIn(), await signedIn()];
  intake.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const heartbeat = setInterval(() => response.write(': still here\n\n'), 200);
    response.once('close', () => clearInterval(heartbeat));
  };
  const stream = await fetch(`${gateway.url}/api/admin/live`, bearer(session.access_token));
  const reader = stream.body!.getReader();
  expect((await reader.read()).done).toBe(false);
  await end(session, other);
  // The stream was aborted or has ended.
  const isOver = () =>
    reader.read().then(
      ({ done }) => done,
      () => true,
    );
  let heartbeats = 0;
  while (heartbeats < 75 && !(await isOver())) heartbeats++;
  expect(heartbeats).toBeLessThan(75);
  await gateway.sql.query('UPDATE staff SET banned_at = NULL');
});

test("a sign-in on a new device is mailed, except an account's first sign-in", async () => {
  await gateway.sql.query('DELETE FROM sessions; DELETE FROM known_devices');
  gateway.mails.length = 0;
  const first = await signedIn();
  await signedIn(reviewer, firefox, first.cookie);
  await signedIn(reviewer, phone);
  expect(await gateway.mail('new_device', reviewer.email)).toMatchObject({
    device: 'Safari on iPhone',
    at: expect.any(String),
  });
  expect(gateway.mails).toEqual([]);
});

test("a new password ends its holder's photo links, and links made afterwards work", async () => {
  const session = await signedIn();
  const link = async () => {
    intake.answer = (_request, response) => response.end(JSON.stringify(application));
    const headers = { ...bearer(session.access_token).headers, 'content-type': 'application/json' };
    const call = { method: 'PATCH', headers, body: '{"score":7}' };
    const response = await fetch(`${gateway.url}/api/admin/applications/${application.id}`, call);
    const { signedUrls } = (await response.json()) as { signedUrls: { url: string }[] };
    intake.answer = (_request, answer) => answer.writeHead(200, { 'content-type': 'image/jpeg' }).end('photo');
    return gateway.url + signedUrls[0]!.url;
  };
  const before = await link();
  expect((await fetch(before)).status).toBe(200);
  const change = { password: 'rainy-otter-62-violin', current_password: reviewer.password };
  const headers = { ...bearer(session.access_token).headers, 'content-type': 'application/json' };
  await fetch(`${gateway.url}/auth/v1/user`, { method: 'PUT', headers, body: JSON.stringify(change) });
  expect([(await fetch(before)).status, (await fetch(await link())).status]).toEqual([403, 200]);
  await ensureStaff(gateway.config.databaseUrl, reviewer);
});
