import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints, type Endpoint } from '@blue-peony/contracts';
import {
  createHttpApp,
  createLogger,
  gatewayKeys,
  identityKeys,
  listen,
  Serves,
  type Call,
  type RunningService,
} from '@blue-peony/service-kit';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { createGateway } from '../src/gateway.ts';
import { bearer, callsOf, useGateway } from './gateway-under-test.ts';

// A new call is a row and a method that serves it. Everything below follows from these two.
const praise = {
  service: 'intake',
  method: 'POST',
  path: '/api/admin/praise/{id}',
  summary: 'Praise an application',
  status: 201,
  who: 'staff',
  right: 'applications.review',
  limit: 'freshLinks',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ words: z.string().max(20) }),
  response: z.object({ words: z.string(), by: z.uuid() }),
  problems: ['validation_failed'],
  audit: { action: 'application.noted', subject: 'params.id', detail: 'body.words' },
} as const satisfies Endpoint;

@Controller()
class Praise {
  @Serves(praise)
  praise({ body, staff }: Call<typeof praise>) {
    return { words: body.words, by: staff.sub };
  }
}

// Before the gateway that owns the database closes.
afterAll(async () => {
  await gateway.close();
  await service.close();
});
const base = useGateway();
let service: RunningService;
let gateway: RunningService;
let headers: Record<string, string>;
let staffId: string;

beforeAll(async () => {
  const keys = { provide: identityKeys, useValue: gatewayKeys(`${base.url}/auth/v1/.well-known/jwks.json`) };
  @Module({ controllers: [Praise], providers: [keys] })
  class Served {}
  const logger = createLogger({ service: 'test', level: 'silent' });
  service = await listen(await createHttpApp(Served, { logger, inner: true, rows: [praise] }), 0, '127.0.0.1');
  const config = { ...base.config, intakeUrl: service.url, rateLimits: true };
  gateway = await listen(await createGateway(config, base.parts, { ...endpoints, praise }), 0, '127.0.0.1');
  const { access_token, user } = await base.signIn();
  ({ headers } = bearer(access_token));
  staffId = user.id;
});

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const call = (body: unknown, more = headers) => callsOf(gateway.url).post(`/api/admin/praise/${id}`, body, more);

test("a new row is forwarded under its caller's identity, and audited", async () => {
  const answer = await call({ words: 'well done' });
  expect([answer.status, await answer.json()]).toEqual([201, { words: 'well done', by: staffId }]);
  const { rows } = await base.sql.query(`SELECT staff_id, subject, detail FROM audit ORDER BY id DESC LIMIT 1`);
  expect(rows).toEqual([{ staff_id: staffId, subject: id, detail: 'well done' }]);
});

test('a new row refuses strangers at the edge and wrong bodies in its service', async () => {
  expect((await call({ words: 'x' }, {})).status).toBe(401);
  expect((await call({ words: 'x'.repeat(21) })).status).toBe(422);
});

test('a new row is documented with its body, its caller and its problems', async () => {
  const document = (await (await fetch(`${gateway.url}/api/docs-json`)).json()) as { paths: Record<string, unknown> };
  expect(document.paths[praise.path]).toMatchObject({
    post: {
      operationId: 'praise',
      security: [{ bearer: [] }],
      requestBody: { content: { 'application/json': { schema: { required: ['words'] } } } },
      responses: { 201: {}, 401: {}, 422: {}, 429: {} },
    },
  });
});

test('a new row applies its limit to callers', async () => {
  const statuses: number[] = [];
  for (let left = 10; left > 0; left--) statuses.push((await call({ words: 'again' })).status);
  expect(statuses.at(-1)).toBe(429);
});
