import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints, type Endpoint } from '@blue-peony/contracts';
import { Controller, Get, Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { createHttpApp, createLogger, Serves, type Call } from './index.ts';

const greet = {
  service: 'intake',
  method: 'PUT',
  path: '/api/greetings/{id}',
  summary: 'Greet',
  status: 202,
  who: 'anyone',
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ times: z.coerce.number().int().max(3) }),
  body: z.strictObject({ name: z.string() }),
  response: z.object({ text: z.string() }),
  problems: [],
} as const satisfies Endpoint;

@Controller()
class Greetings {
  @Serves(greet)
  async greet({ params, query, body }: Call<typeof greet>) {
    return { text: `${body.name.repeat(query.times)} ${params.id.length}` };
  }
}

@Controller('api/greetings')
class Twin {
  @Get('all')
  all() {
    return {};
  }
}

@Controller()
class OtherTwin {
  @Get('api/greetings/all')
  all() {
    return {};
  }
}

// Each of these must not compile: the row says otherwise.
class Wrong {
  // @ts-expect-error the answer lacks `text`
  @Serves(greet)
  answer(_call: Call<typeof greet>) {
    return { words: '' };
  }

  // @ts-expect-error the body has no number
  @Serves(greet)
  argument({ body }: { body: { name: number } }) {
    return { text: String(body.name) };
  }

  // @ts-expect-error the method bears another name than its row
  @Serves(endpoints.clearSpamMark)
  clear() {
    return {};
  }
}

async function start(controllers: Type[], rows: Endpoint[]): Promise<NestFastifyApplication> {
  @Module({ controllers })
  class Served {}
  const app = await createHttpApp(Served, { logger: createLogger({ service: 'test', level: 'silent' }), rows });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await start([Greetings], [greet]);
});
afterAll(() => app.close());

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const put = (url: string, payload: object) => app.inject({ method: 'PUT', url, payload });

test('a served row gives its method every part as the schemas say, and answers with its status', async () => {
  const answer = await put(`/api/greetings/${id}?times=2`, { name: 'Hi' });
  expect([answer.statusCode, answer.json()]).toEqual([202, { text: 'HiHi 36' }]);
});

test.each([
  ['a path that can name nothing', '/api/greetings/7?times=1', { name: 'a' }, 404, undefined],
  ['a wrong query', `/api/greetings/${id}?times=9`, { name: 'a' }, 422, [{ field: 'times', code: 'too_big' }]],
  [
    'an unknown field',
    `/api/greetings/${id}?times=1`,
    { name: 'a', x: 1 },
    422,
    [{ field: 'x', code: 'unknown_field' }],
  ],
])('a served row refuses %s', async (_what, url, body, status, errors) => {
  const answer = await put(url, body);
  expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
});

test('a row that nobody serves stops the start', async () => {
  await expect(start([], [greet])).rejects.toThrow('No route serves /api/greetings/{id}');
});

test('a path that is declared twice stops the start', async () => {
  await expect(start([Twin, OtherTwin], [])).rejects.toThrow('Two routes serve GET /api/greetings/all');
});

test('names, arguments and answers that break their row do not compile', () => {
  expect(Object.getOwnPropertyNames(Wrong.prototype)).toContain('answer');
});
