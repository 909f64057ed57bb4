import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints, may, type Endpoint } from '@blue-peony/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../src/gateway.ts';
import { bearer, owner, signIn, startUnderTest, type UnderTest } from './gateway-under-test.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const contract = (Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]).map(([row, endpoint]) => ({
  row,
  name: `${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
  who: endpoint.who,
}));

/** Rows that ask nobody to sign in. The others of the contract want a session: a new row for strangers is written down. */
const openRows: (keyof typeof endpoints)[] = [
  'uploadPhoto',
  'submitApplication',
  // The signed link is the credential, which the browser opens without another.
  'openPhoto',
  'createCheckout',
  'requestFreshLinks',
  'requestMyLinks',
  'showShopNotice',
  'listGuideFiles',
  // So are an order's unguessable id, the token of a download, and the signature of a guide file or a provider.
  'readOrder',
  'trackPurchase',
  'downloadFile',
  'requestFreshLink',
  'requestFreshLinksByForm',
  'downloadGuideFile',
  'confirmMyAddress',
  'receiveWebhook',
  'showSandboxCheckout',
  'actOnSandboxCheckout',
];

const open = new Set([
  // The service itself knows the secrets of applicants.
  ...contract.filter(({ row, who }) => who === 'applicant' || openRows.includes(row)).map(({ name }) => name),
  'GET /healthz',
  'GET /readyz',
  ...['token', 'recover', 'resend', 'verify', 'signup', 'otp', 'sso'].map((call) => `POST /auth/v1/${call}`),
  ...['verify', 'authorize', 'settings', 'health', '.well-known/jwks.json'].map((call) => `GET /auth/v1/${call}`),
]);

const needsOwner = ({ right }: Endpoint) => right !== undefined && !may('reviewer', right);
const ownersOnly = contract.filter(({ row }) => needsOwner(endpoints[row])).map(({ name }) => name);

let gateway: UnderTest;
let app: NestFastifyApplication;
const routes: { method: Method; url: string; name: string }[] = [];

beforeAll(async () => {
  gateway = await startUnderTest();
  app = await createGateway(gateway.config, gateway.parts);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (/^(GET|POST|PUT|PATCH|DELETE)$/.test(each) && url !== '*' && url !== '/*')
        routes.push({ method: each as Method, url, name: `${each} ${url}` });
  });
  await app.init();
});
afterAll(async () => {
  await app?.close();
  await gateway?.close();
});

const call = ({ method, url }: { method: Method; url: string }, headers: Record<string, string> = {}) =>
  app.inject({ method, url: url.replace(/:\w+/g, randomUUID()).replace('*', 'x'), headers });
const guarded = () => routes.filter(({ name }) => !open.has(name));

test('every route that is not open answers 401 to a stranger and to a made-up token', async () => {
  expect(guarded().length).toBeGreaterThan(15);
  const answers = [];
  for (const route of guarded()) {
    const made = await call(route, { authorization: 'Bearer made.up.token' });
    // The protocol has another word for a token that is none.
    const refused = route.url.startsWith('/auth/') ? 403 : 401;
    answers.push([route.name, (await call(route)).statusCode, made.statusCode === refused]);
  }
  expect(answers).toEqual(guarded().map(({ name }) => [name, 401, true]));
});

test('every route of owners answers 403 to a reviewer and lets an owner in', async () => {
  const reviewer = bearer((await signIn(gateway.url)).access_token).headers;
  const ownerHeaders = bearer((await signIn(gateway.url, owner)).access_token).headers;
  const found = routes.filter(({ name }) => ownersOnly.includes(name));
  expect(found.map(({ name }) => name).sort()).toEqual([...ownersOnly].sort());
  for (const route of found) {
    const refused = await call(route, reviewer);
    expect([route.name, refused.statusCode, refused.json().code]).toEqual([route.name, 403, 'forbidden']);
    expect([route.name, (await call(route, ownerHeaders)).statusCode]).not.toEqual([route.name, 403]);
  }
});

test('every route below /api/admin is in the contract, as one for staff', () => {
  const known = contract.filter(({ who }) => who === 'staff').map(({ name }) => name);
  const admin = routes.map(({ name }) => name).filter((name) => name.includes('/api/admin/') && !open.has(name));
  expect(admin.filter((name) => !known.includes(name))).toEqual([]);
});
