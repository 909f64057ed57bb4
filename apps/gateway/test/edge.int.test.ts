import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { endpoints, photoLinkSeconds, type Endpoint } from '@blue-peony/contracts';
import { identityAudience, identityIssuer } from '@blue-peony/service-kit';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { application } from './an-application.ts';
import { json, refusalOf, type SignedIn, useGateway, useReplica, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url }));
const secure = useReplica(gateway, () => ({ publicUrl: 'https://gateway.test' }));
/** A gateway that reaches no service, and without its documentation. */
const lonely = useReplica(gateway, () => ({ intakeUrl: 'http://127.0.0.1:9', apiDocs: false }));
let staff: SignedIn;
const at = (path: string) => `${gateway.url}${path}`;
const lastCall = () => intake.received.at(-1)!;
const problem = async (response: Response) => [
  response.headers.get('content-type')?.split(';')[0],
  ...(await refusalOf(response)),
];

beforeAll(async () => {
  staff = await gateway.signIn();
});
beforeEach(() => {
  intake.received.length = 0;
  intake.answer = json({ ok: true }, 201);
});

describe('the contract', () => {
  test('the whole contract is documented, with its schemas', async () => {
    const document = (await (await fetch(at('/api/docs-json'))).json()) as {
      paths: Record<string, Record<string, { responses: object; security?: object[]; requestBody?: object }>>;
    };
    for (const { method, path, status = 200, who, hidden } of Object.values<Endpoint>(endpoints)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([path, operation === undefined]).toEqual([path, hidden === true]);
      if (hidden) continue;
      expect(Object.keys(operation?.responses ?? {})).toContain(String(status));
      expect(Boolean(operation?.security)).toBe(who !== 'anyone' && who !== 'photo-link');
    }
    const submit = document.paths['/api/applications']?.post?.requestBody;
    expect(JSON.stringify(submit)).toContain('onlyfans_monthly_earnings');
  });

  test('the API documentation is readable at /api/docs under a policy without inline scripts', async () => {
    const page = await fetch(at('/api/docs'));
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    const html = await page.text();
    expect(html).not.toMatch(/<script>|<script [^>]*>[^<]/);
    for (const [, file] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect((await fetch(at(file!))).status).toBe(200);
  });
});

describe('applicants', () => {
  test('an application reaches the service as sent, without headers that a client could forge', async () => {
    const sent = { name: 'Ann', unknown: [1, null], text: 'Łódź' };
    const response = await gateway.post('/api/applications', sent, {
      'idempotency-key': 'one',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'chosen-by-client',
      'x-staff': 'me',
      authorization: 'Bearer mine',
      cookie: 'a=b',
    });
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { url, headers, body } = lastCall();
    expect([url, JSON.parse(body.toString())]).toEqual(['/api/applications', sent]);
    expect(headers).toMatchObject({ 'idempotency-key': 'one', 'x-request-id': response.headers.get('x-request-id') });
    expect(headers['x-request-id']).not.toBe('chosen-by-client');
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'x-forwarded-host', 'x-staff'])
      expect(headers).not.toHaveProperty(name);
  });

  test('applicants see the problems of the service unchanged', async () => {
    const said = { type: 'urn:x', title: 'x', status: 422, code: 'too_many_photos', requestId: 'r' };
    intake.answer = (_request, response) =>
      response.writeHead(422, { 'content-type': 'application/problem+json' }).end(JSON.stringify(said));
    const response = await gateway.post('/api/applications', {});
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect([response.status, await response.json()]).toEqual([422, said]);
  });

  test('a photo streams to the service before it has arrived completely', async () => {
    const photo = randomBytes(3_000_000);
    let firstBytes = (): void => undefined;
    const begun = new Promise<void>((resolve) => (firstBytes = resolve));
    intake.server.once('request', () => firstBytes());
    const body = new ReadableStream({
      async start(controller) {
        const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
        controller.enqueue(new TextEncoder().encode(head));
        controller.enqueue(photo.subarray(0, 1_000_000));
        await begun;
        controller.enqueue(photo.subarray(1_000_000));
        controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'));
        controller.close();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const response = await fetch(at('/api/uploads'), { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    expect(response.status).toBe(201);
    expect(lastCall().headers['content-type']).toBe(headers['content-type']);
    expect(lastCall().body.includes(photo)).toBe(true);
  });

  test('applicants see a refusal that the service sends before it has read the photo', async () => {
    intake.server.prependOnceListener('request', (request) => (request.headers['x-answer-early'] = '1'));
    intake.answer = (_request, response) =>
      response.writeHead(415, { 'content-type': 'application/problem+json' }).end('{"code":"not_an_image"}');
    const form = new FormData();
    form.set('file', new Blob([randomBytes(8_000_000)]), 'a.jpg');
    const response = await fetch(at('/api/uploads'), { method: 'POST', body: form });
    expect(await refusalOf(response)).toEqual([415, 'not_an_image']);
  });

  test('applicants are told to retry when the service is unreachable, disconnects or sends an invalid answer', async () => {
    intake.answer = (request) => request.socket.destroy();
    const refused = ['application/problem+json', 503, 'upstream_unavailable'];
    expect(await problem(await gateway.post('/api/applications', {}))).toEqual(refused);
    intake.answer = json({ items: 'none' });
    expect(await problem(await gateway.call('/api/admin/applications', staff.access_token))).toEqual(refused);
    const answer = await lonely.post('/api/applications', {});
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(await problem(answer)).toEqual(refused);
    const ready = await fetch(`${lonely.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ready', away: ['intake'] });
    expect((await fetch(`${lonely.url}/healthz`)).status).toBe(200);
  });
});

test('with TLS every answer says so', async () => {
  for (const path of ['/healthz', '/nothing', '/api/nothing', '/auth/v1/settings', '/api/docs/swagger-ui.css']) {
    const { headers } = await fetch(secure.url + path);
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains']);
  }
  expect((await fetch(at('/healthz'))).headers.has('strict-transport-security')).toBe(false);
});

test('the documentation can be turned off', async () => {
  for (const path of ['/api/docs', '/api/docs-json', '/api/docs/start.js'])
    expect((await fetch(lonely.url + path)).status).toBe(404);
});

describe('staff', () => {
  test('staff list applications with links to the photos, and the service sees who asks', async () => {
    intake.answer = json({ items: [application], next_cursor: 'next', total: 1, total_is_estimate: false });
    const response = await gateway.call('/api/admin/applications?limit=1&cursor=c', staff.access_token);
    expect(response.status).toBe(200);
    const page = endpoints.listApplications.response.parse(await response.json());
    expect(page).toMatchObject({ next_cursor: 'next', items: [{ id: application.id, name: 'Ann' }] });
    expect(page.items[0]?.signedUrls?.map(({ path }) => path)).toEqual(application.file_urls);
    const life = Date.parse(page.items[0]!.signedUrls![0]!.expires_at) - Date.now();
    expect(Math.abs(life / 1000 - photoLinkSeconds)).toBeLessThan(5);

    const { url, headers } = lastCall();
    expect(url).toBe('/api/admin/applications?limit=1&cursor=c');
    const keys = createRemoteJWKSet(new URL(at('/auth/v1/.well-known/jwks.json')));
    const identity = await jwtVerify(headers.authorization!.slice(7), keys, {
      issuer: identityIssuer,
      audience: identityAudience,
    });
    expect(identity.payload).toMatchObject({ sub: staff.user.id, role: 'reviewer', aal: 'aal1' });
    expect(identity.payload.exp! - identity.payload.iat!).toBeLessThanOrEqual(60);
    await expect(jwtVerify(staff.access_token, keys, { audience: identityAudience })).rejects.toThrow(/aud/);
  });

  test('staff score an application, get it back with its links, and the audit has it', async () => {
    intake.answer = json({ ...application, score: 8 });
    const scoring = { method: 'PATCH', body: { score: 8 } };
    const response = await gateway.call(`/api/admin/applications/${application.id}`, staff.access_token, scoring);
    expect(await response.json()).toMatchObject({ score: 8, signedUrls: [{ path: application.file_urls[0] }] });
    expect([lastCall().method, lastCall().body.toString()]).toEqual(['PATCH', '{"score":8}']);
    const entry = { action: 'application.scored', subject: application.id, detail: '8' };
    expect(await gateway.audited(1, { staff: staff.user.id })).toEqual([entry]);
  });
});
