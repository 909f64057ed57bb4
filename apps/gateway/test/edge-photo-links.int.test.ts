import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { photoId, photoLinkSeconds } from '@blue-peony/contracts';
import { KeyRing } from '@blue-peony/service-kit';
import { decodeJwt } from 'jose';
import { photoLinksFor, signPhotoLink } from '../src/edge/photo-links.ts';
import { application } from './an-application.ts';
import { owner, photoLinkKeys, signIn, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
let staff: Awaited<ReturnType<typeof signIn>>;
const at = (path: string) => `${gateway.url}${path}`;
const path = application.file_urls[0]!;
const now = () => Math.floor(Date.now() / 1000);
let sid: string;
const holder = () => ({ staff: staff.user.id, sid, aal: 'aal1' as const, application: application.id });
const link = () => signPhotoLink(photoLinkKeys, path, holder(), now()).url;
const refusal = async (url: string) => {
  const answer = await fetch(at(url));
  return [answer.status, ((await answer.json()) as { code: string }).code];
};

beforeAll(async () => {
  staff = await signIn(gateway.url);
  sid = decodeJwt<{ session_id: string }>(staff.access_token).session_id;
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

test('a signed photo link says until when it opens', () => {
  const from = now();
  const { expires_at } = signPhotoLink(photoLinkKeys, path, holder(), from);
  expect(Date.parse(expires_at)).toBe((from + photoLinkSeconds) * 1_000);
});

test('a signed photo link opens the photo without a session, with headers that prevent caching and scripts', async () => {
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
  expect(intake.received.at(-1)!.url).toBe(`/api/admin/photos/${photoId(path)}`);
  expect(intake.received.at(-1)!.headers.authorization).toMatch(/^Bearer /);
});

test('a photo link names neither the file of the applicant nor the rest of its stored name', () => {
  expect(new URL(at(link())).pathname).toBe('/api/admin/photos/1732100000000-0123456789abcdef01234567');
});

test('a signed photo link tells the service the session that it was made in', async () => {
  await (await fetch(at(link()))).text();
  const [, claims] = intake.received.at(-1)!.headers.authorization!.split('.');
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ sub: staff.user.id, sid });
});

test('a signed photo link answers HEAD without a body', async () => {
  const response = await fetch(at(link()), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '5']);
});

test("a browser that navigates to a photo link gets a page with the photo and the viewer's name across it, or the reason why not", async () => {
  const url = link();
  const entries = async () => (await gateway.sql.query('SELECT FROM audit')).rowCount;
  const before = await entries();
  const response = await fetch(at(url), { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    vary: expect.stringContaining('accept'),
    'x-robots-tag': 'noindex, nofollow',
  });
  const page = await response.text();
  expect(page).toContain(`<img src="${url.replaceAll('&', '&amp;')}"`);
  expect(page).toMatch(/reviewer · 20\d\d-\d\d-\d\d \d\d:\d\d UTC/);
  // Not audited yet: only the page was loaded, not the photo in it.
  expect([await entries(), intake.received]).toEqual([before, []]);
  const photo = await fetch(at(url), { headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } });
  expect([await photo.text(), await entries()]).toEqual(['photo', before! + 1]);
  const old = signPhotoLink(photoLinkKeys, path, holder(), now() - photoLinkSeconds).url;
  const ended = await fetch(at(old), { headers: { accept: 'text/html' } });
  expect([ended.status, ended.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8']);
  expect(await ended.text()).toContain('Open the application at the desk');
});

test.each([
  ['tile', true],
  ['thumb', true],
  ['blur', false],
])('a signed photo link also opens the %s of its photo; audited: %s', async (size, isAudited) => {
  const before = (await gateway.sql.query('SELECT FROM audit')).rowCount!;
  const response = await fetch(at(link().replace('?', `/${size}?`)));
  expect([response.status, await response.text()]).toEqual([200, 'photo']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(intake.received.at(-1)!.url).toBe(`/api/admin/photos/${photoId(path)}/${size}`);
  const { rows } = await gateway.sql.query('SELECT action, subject FROM audit ORDER BY id');
  const entry = { action: 'photo.opened', subject: photoId(path) };
  expect(rows.slice(before)).toEqual(isAudited ? [entry] : []);
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
    role: 'reviewer',
    // Without the file name that the applicant chose.
    subject: photoId(path),
    at: expect.any(Date),
  });
  for (const change of ["UPDATE audit SET subject = 'x'", 'DELETE FROM audit', 'TRUNCATE audit'])
    await expect(gateway.sql.query(change)).rejects.toThrow('permission denied');
  const disarm = 'ALTER TABLE audit DISABLE TRIGGER audit_append_only';
  await expect(gateway.sql.query(disarm)).rejects.toThrow('must be owner');
});

test('the audit names the application whose photo was opened', async () => {
  await (await fetch(at(link()))).text();
  const { rows } = await gateway.sql.query('SELECT subject, detail FROM audit ORDER BY id DESC LIMIT 1');
  expect(rows[0]).toEqual({ subject: photoId(path), detail: application.id });
});

test('expired, altered and forged photo links are refused, and owners are notified when it repeats', async () => {
  const good = link();
  const old = signPhotoLink(photoLinkKeys, path, holder(), now() - photoLinkSeconds).url;
  const foreign = signPhotoLink(new KeyRing(['another key, of more than 32 characters']), path, holder(), now()).url;
  const stranger = signPhotoLink(photoLinkKeys, path, { ...holder(), staff: application.id }, now()).url;
  const longer = good.replace(/expires=\d/, 'expires=9');
  const raised = good.replace('aal1', 'aal2');
  const otherSession = good.replace(sid, application.id);
  const other = good.replace('4567?', '4568?');
  const { rows: before } = await gateway.sql.query('SELECT id FROM audit');
  for (const url of [
    old,
    foreign,
    stranger,
    longer,
    raised,
    otherSession,
    link().replace(application.id, sid),
    link().replace(/application=[^&]*&/, ''),
    other,
    other.replace('?', '/tile?'),
    other.replace('?', '/blur?'),
    good.slice(0, -1),
    good.replace(/\?.*/, ''),
    `${good}&staff=x`,
  ])
    expect(await refusal(url)).toEqual([403, 'link_expired']);
  const { rows } = await gateway.sql.query('SELECT * FROM audit WHERE id <> ALL($1)', [before.map(({ id }) => id)]);
  expect(rows).toEqual([expect.objectContaining({ action: 'photo.refused', subject: '', detail: '3' })]);
  expect(await gateway.mail('photos_refused', owner.email)).toEqual({ kind: 'photos_refused', to: owner.email });
  expect(gateway.mails.filter(({ kind }) => kind === 'photos_refused')).toEqual([]);
  expect(intake.received).toEqual([]);
});

test('a signed photo link never appears in a log', () => {
  expect(gateway.logs.join('')).not.toMatch(/signature=|photo one|photo%20one/);
});

test('a new password ends photo links of the same session, also those that are given its number', async () => {
  const old = link();
  await gateway.sql.query('UPDATE staff SET photo_epoch = 1 WHERE id = $1', [staff.user.id]);
  const identity = { sub: staff.user.id, role: 'owner', sid, aal: 'aal1' } as const;
  const linked = photoLinksFor(photoLinkKeys, { identity, secondFactor: false, presentAt: 0, photoEpoch: 1 });
  const renewed = linked(application).signedUrls[0]!.url;
  expect(await refusal(old)).toEqual([403, 'link_expired']);
  expect(await refusal(old.replace('?', '?epoch=1&'))).toEqual([403, 'link_expired']);
  expect((await fetch(at(renewed))).status).toBe(200);
  await gateway.sql.query('UPDATE staff SET photo_epoch = 0 WHERE id = $1', [staff.user.id]);
});
