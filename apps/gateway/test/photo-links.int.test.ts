import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { photoLinkSeconds } from '@blue-peony/contracts';
import { signPhotoLink } from '../src/shared/identity/photo-links.ts';
import { application } from './an-application.ts';
import { linkSigningKey, signIn, startService, startUnderTest, type UnderTest } from './gateway-under-test.ts';

let intake: Awaited<ReturnType<typeof startService>>;
let gateway: UnderTest;
let staff: Awaited<ReturnType<typeof signIn>>;
const at = (path: string) => `${gateway.url}${path}`;
const path = application.file_urls[0]!;
const now = () => Math.floor(Date.now() / 1000);
const sid = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99';
const holder = () => ({ staff: staff.user.id, sid, aal: 'aal1' as const });
const link = () => signPhotoLink(linkSigningKey, path, holder(), now()).url;
const refusal = async (url: string) => {
  const answer = await fetch(at(url));
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

beforeAll(async () => {
  intake = await startService();
  gateway = await startUnderTest({ intakeUrl: intake.url });
  staff = await signIn(gateway.url);
});
afterAll(async () => {
  await gateway?.close();
  await intake?.close();
});
beforeEach(() => {
  intake.received.length = 0;
  intake.answer = (request, response) => {
    response.writeHead(200, {
      'content-type': 'image/jpeg',
      'content-length': '5',
      'content-disposition': 'attachment',
      'set-cookie': 'a=b',
    });
    response.end(request.method === 'HEAD' ? undefined : 'photo');
  };
});

test('a signed photo link opens the photo without a session, with headers that keep it from being kept or run', async () => {
  const response = await fetch(at(link()));
  expect([response.status, await response.text()]).toEqual([200, 'photo']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(intake.received.at(-1)!.url).toBe(`/api/admin/photos/${encodeURIComponent(path)}`);
  expect(intake.received.at(-1)!.headers.authorization).toMatch(/^Bearer /);
});

test('a signed photo link names the session that it was made in to the service', async () => {
  await (await fetch(at(link()))).text();
  const [, claims] = intake.received.at(-1)!.headers.authorization!.split('.');
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ sub: staff.user.id, sid });
});

test('a signed photo link answers HEAD without a body', async () => {
  const response = await fetch(at(link()), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '5']);
});

test('a signed photo link leaves one audit row for each opening, which nobody can change', async () => {
  const count = async () => (await gateway.sql.query('SELECT * FROM audit')).rowCount!;
  const before = await count();
  await (await fetch(at(link()))).text();
  expect(await count()).toBe(before + 1);
  const { rows } = await gateway.sql.query('SELECT * FROM audit ORDER BY id DESC LIMIT 1');
  expect(rows[0]).toMatchObject({
    staff_id: staff.user.id,
    action: 'photo.opened',
    subject: path,
    at: expect.any(Date),
  });
  for (const change of ["UPDATE audit SET subject = 'x'", 'DELETE FROM audit', 'TRUNCATE audit'])
    await expect(gateway.sql.query(change)).rejects.toThrow('permission denied');
  const disarm = 'ALTER TABLE audit DISABLE TRIGGER audit_append_only';
  await expect(gateway.sql.query(disarm)).rejects.toThrow('must be owner');
});

test('a signed photo link that is too old, altered or made up is refused and leaves no trace', async () => {
  const good = link();
  const old = signPhotoLink(linkSigningKey, path, holder(), now() - photoLinkSeconds).url;
  const foreign = signPhotoLink(`${linkSigningKey}!`, path, holder(), now()).url;
  const stranger = signPhotoLink(linkSigningKey, path, { ...holder(), staff: application.id }, now()).url;
  const longer = good.replace(/expires=\d/, 'expires=9');
  const raised = good.replace('aal1', 'aal2');
  const otherSession = good.replace(sid, application.id);
  const other = good.replace('photo%20one', 'photo%20two');
  const { rowCount } = await gateway.sql.query('SELECT FROM audit');
  for (const url of [
    old,
    foreign,
    stranger,
    longer,
    raised,
    otherSession,
    other,
    good.slice(0, -1),
    good.replace(/\?.*/, ''),
    `${good}&staff=x`,
  ])
    expect(await refusal(url)).toEqual([403, 'link_expired']);
  expect((await gateway.sql.query('SELECT FROM audit')).rowCount).toBe(rowCount);
  expect(intake.received).toEqual([]);
});

test('a signed photo link dies with its holder', async () => {
  const url = link();
  await gateway.sql.query('UPDATE staff SET banned_at = now()');
  expect((await fetch(at(url))).status).toBe(403);
  await gateway.sql.query('UPDATE staff SET banned_at = NULL');
  expect((await fetch(at(url))).status).toBe(200);
});

test('a signed photo link never shows in a log', () => {
  expect(gateway.logs.join('')).not.toMatch(/signature=|photo one|photo%20one/);
});
