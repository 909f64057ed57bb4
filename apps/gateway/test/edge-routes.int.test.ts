import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, may, staffRoles, type Endpoint } from '@blue-peony/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../src/gateway.ts';
import { bearer, useGateway } from './gateway-under-test.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const contract = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).map(([row, endpoint]) => ({
  row,
  name: `${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
  who: endpoint.who,
}));

/** Rows that need no session. Every other row of the contract needs one; list a new public row here. */
const openRows: (keyof typeof endpoints)[] = [
  'uploadPhoto',
  'submitApplication',
  'openPlainForm',
  'sendPlainForm',
  // The signed link is the credential, and a browser opens it without headers.
  'openPhoto',
  'openPhotoTile',
  'openPhotoThumb',
  'openPhotoBlur',
  'createCheckout',
  'readPrices',
  'listReviews',
  'requestFreshLinks',
  'requestMyLinks',
  'openWithdrawal',
  'sendWithdrawal',
  // The token is in the mail to the buyer.
  'openWithdrawalLink',
  'confirmWithdrawal',
  // Here too.
  'openReview',
  'sendReview',
  'refuseReviewMail',
  // The token is on the order's page and in its mails; of a calendar, at the desk.
  'openBooking',
  'changeBooking',
  'readFeed',
  'showShopNotice',
  'listGuideFiles',
  // Here too: the signature of a mail server, the token of a download, and the signature of a guide file or of a payment provider.
  'downloadFile',
  'requestFreshLink',
  'requestFreshLinksByForm',
  'downloadGuideFile',
  'confirmMyAddress',
  'receiveWebhook',
  'receiveInboundMail',
  'showSandboxCheckout',
  'actOnSandboxCheckout',
  'countFunnel',
  'readAgency',
  // What each visitor could read when it was in force.
  'readLegalText',
  'readIndexing',
  // The address is the credential: an iframe sends no header.
  'openSitePreview',
  'openMedia',
];

const open = new Set([
  // The service itself checks the secrets of applicants and orders.
  ...contract
    .filter(({ row, who }) => who === 'applicant' || who === 'buyer' || openRows.includes(row))
    .map(({ name }) => name),
  'GET /healthz',
  'GET /readyz',
  ...['token', 'recover', 'resend', 'verify', 'signup', 'otp', 'sso'].map((call) => `POST /auth/v1/${call}`),
  'POST /auth/v1/verify/click',
  // A passkey is the credential itself.
  ...['options', 'verify'].map((call) => `POST /auth/v1/passkeys/authentication/${call}`),
  ...['verify', 'authorize', 'settings', 'health', '.well-known/jwks.json'].map((call) => `GET /auth/v1/${call}`),
]);

const staffRows = contract.filter(({ who }) => who === 'staff');

let app: NestFastifyApplication;
// Before the gateway that owns the database closes.
afterAll(() => app.close());
const gateway = useGateway(() => ({ secondFactorRequired: true }));
const routes: { method: Method; url: string; name: string }[] = [];

beforeAll(async () => {
  app = await createGateway(gateway.config, gateway.parts);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (/^(GET|POST|PUT|PATCH|DELETE)$/.test(each) && url !== '*' && url !== '/*')
        routes.push({ method: each as Method, url, name: `${each} ${url}` });
  });
  await app.init();
});

const call = ({ method, url }: { method: Method; url: string }, headers: Record<string, string> = {}) =>
  app.inject({ method, url: url.replace(/:\w+/g, randomUUID()).replace('*', 'x'), headers });
const guarded = () => routes.filter(({ name }) => !open.has(name));

test('every route that is not public answers 401 to a stranger and to a forged token', async () => {
  expect(contract.filter(({ name }) => !routes.some((route) => route.name === name))).toEqual([]);
  const answers = [];
  for (const route of guarded()) {
    const made = await call(route, { authorization: 'Bearer made.up.token' });
    // The protocol uses 403 for an invalid token.
    const refused = route.url.startsWith('/auth/') ? 403 : 401;
    answers.push([route.name, (await call(route)).statusCode, made.statusCode === refused]);
  }
  expect(answers).toEqual(guarded().map(({ name }) => [name, 401, true]));
});

describe.each(staffRoles)('a %s', (role) => {
  const refusals = ['insufficient_aal', 'forbidden', 'reauthentication_needed'];

  /** Status and refusal of every staff row for one session. */
  async function walk(headers: Record<string, string>) {
    const found: [string, string | undefined][] = [];
    for (const { name, row } of staffRows) {
      const route = routes.find((each) => each.name === name)!;
      const answer = await call(route, headers);
      const isJson = /json/.test(String(answer.headers['content-type']));
      const { code } = isJson ? answer.json<{ code?: string }>() : {};
      found.push([row, refusals.find((known) => known === code)]);
    }
    return found;
  }
  const expected = (refusal: (row: Endpoint) => string | undefined) =>
    staffRows.map(({ row }) => [row, refusal(endpoints[row])]);
  const forbidden = ({ right }: Endpoint) => (may(role, right!) ? undefined : 'forbidden');

  test(`a ${role} at one factor is refused every row, and at two factors the rows that the role has no right to`, async () => {
    const account = { email: `${role}.of.all.rows@example.com`, password: 'a password for every row', role };
    await gateway.ensureStaff(account);
    const { access_token, refresh_token, user } = await gateway.signIn(account);
    const below = bearer(access_token).headers;
    expect(await walk(below)).toEqual(expected(() => 'insufficient_aal'));

    await gateway.sql.query(`UPDATE sessions SET aal = 'aal2' WHERE staff_id = $1`, [user.id]);
    const { headers } = bearer((await gateway.refresh(refresh_token)).access_token);
    expect(await walk(headers)).toEqual(expected(forbidden));

    await gateway.forgetPresence();
    const late = (row: Endpoint) => forbidden(row) ?? (row.presence && 'reauthentication_needed');
    expect(await walk(headers)).toEqual(expected(late));
  });
});

test('changes of credentials, invitations, roles, exports, erasures and refunds need proof of presence', () => {
  const rows: (keyof typeof endpoints)[] = [
    'changeSettings',
    'endOwnSession',
    'inviteStaff',
    'repeatInvitation',
    'withdrawInvitation',
    'changeStaff',
    'removeStaffFactors',
    'exportApplications',
    'exportApplication',
    'eraseApplication',
    'exportAudit',
    'changeReading',
    'refundCase',
    'refundOrder',
    'publishSite',
    'restoreSite',
  ];
  expect(rows.filter((row) => !(endpoints[row] as Endpoint).presence)).toEqual([]);
});

test('every route below /api/admin is a staff row of the contract', () => {
  const known = staffRows.map(({ name }) => name);
  const admin = routes.map(({ name }) => name).filter((name) => name.includes('/api/admin/') && !open.has(name));
  expect(admin.filter((name) => !known.includes(name))).toEqual([]);
});
