import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { photoId, photoLinkSeconds } from '@blue-peony/contracts';
import { KeyRing } from '@blue-peony/service-kit';
import { decodeJwt } from 'jose';
import { signPhotoLink } from '../src/edge/photo-links.ts';
import { application, photoLink } from './an-application.ts';
import {
  json,
  owner,
  photoLinkKeys,
  refusalOf,
  reviewer,
  sessionOf,
  type SignedIn,
  useGateway,
  useService,
} from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
let staff: SignedIn;
const at = (path: string) => `${gateway.url}${path}`;
const path = application.file_urls[0]!;
const now = () => Math.floor(Date.now() / 1000);
let sid: string;
const holder = () => ({ staff: staff.user.id, sid, aal: 'aal1' as const, application: application.id });
const link = () => photoLink({ staff: staff.user.id, sid });
const refusal = async (url: string) => refusalOf(await fetch(at(url)));
const entries = async () => (await gateway.sql.query('SELECT FROM audit')).rowCount!;

beforeAll(async () => {
  staff = await gateway.signIn();
  sid = sessionOf(staff.access_token);
});
const sendPhoto: typeof intake.answer = (request, response) => {
  response.writeHead(200, {
    'content-type': 'image/jpeg',
    'content-length': '5',
    'content-disposition': 'attachment',
    'set-cookie': 'a=b',
  });
  response.end(request.method === 'HEAD' ? undefined : 'photo');
};
beforeEach(() => {
  intake.received.length = 0;
  intake.answer = sendPhoto;
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
  const [scheme, token] = intake.received.at(-1)!.headers.authorization!.split(' ');
  // The service learns the session that the link was made in.
  expect([scheme, decodeJwt(token!)]).toEqual(['Bearer', expect.objectContaining({ sub: staff.user.id, sid })]);
});

test('a photo link names neither the file of the applicant nor the rest of its stored name', () => {
  expect(new URL(at(link())).pathname).toBe('/api/admin/photos/1732100000000-0123456789abcdef01234567');
});

test('a signed photo link answers HEAD without a body', async () => {
  const response = await fetch(at(link()), { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '5']);
});

test("a browser that navigates to a photo link gets a page with the photo and the viewer's name across it, or the reason why not", async () => {
  const url = link();
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
  expect([await photo.text(), await entries()]).toEqual(['photo', before + 1]);
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
  const before = await entries();
  const response = await fetch(at(link().replace('?', `/${size}?`)));
  expect([response.status, await response.text()]).toEqual([200, 'photo']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(intake.received.at(-1)!.url).toBe(`/api/admin/photos/${photoId(path)}/${size}`);
  const { rows } = await gateway.sql.query('SELECT action, subject FROM audit ORDER BY id');
  const entry = { action: 'photo.opened', subject: photoId(path) };
  expect(rows.slice(before)).toEqual(isAudited ? [entry] : []);
});

test('a signed photo link leaves one audit row for each opening, which nobody can change', async () => {
  const before = await entries();
  await (await fetch(at(link()))).text();
  expect(await entries()).toBe(before + 1);
  const { rows } = await gateway.sql.query('SELECT * FROM audit ORDER BY id DESC LIMIT 1');
  expect(rows[0]).toMatchObject({
    staff_id: staff.user.id,
    action: 'photo.opened',
    role: 'reviewer',
    // Without the file name that the applicant chose.
    subject: photoId(path),
    detail: application.id,
    at: expect.any(Date),
  });
  for (const change of ["UPDATE audit SET subject = 'x'", 'DELETE FROM audit', 'TRUNCATE audit'])
    await expect(gateway.sql.query(change)).rejects.toThrow('permission denied');
  const disarm = 'ALTER TABLE audit DISABLE TRIGGER audit_append_only';
  await expect(gateway.sql.query(disarm)).rejects.toThrow('must be owner');
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

test('a new password ends photo links of the same session, also those that are given its number, and later ones open', async () => {
  const given = async () => {
    intake.answer = json(application);
    const scoring = `/api/admin/applications/${application.id}`;
    const answer = await gateway.call(scoring, staff.access_token, { method: 'PATCH', body: { score: 7 } });
    intake.answer = sendPhoto;
    return ((await answer.json()) as { signedUrls: { url: string }[] }).signedUrls[0]!.url;
  };
  const old = await given();
  expect((await fetch(at(old))).status).toBe(200);
  const body = { password: 'rainy-otter-62-violin', current_password: reviewer.password };
  expect((await gateway.call('/auth/v1/user', staff.access_token, { method: 'PUT', body })).status).toBe(200);
  for (const url of [old, old.replace('?', '?epoch=1&')]) expect(await refusal(url)).toEqual([403, 'link_expired']);
  expect((await fetch(at(await given()))).status).toBe(200);
});
