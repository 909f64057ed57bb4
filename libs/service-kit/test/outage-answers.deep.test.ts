import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { problemSchema } from '@blue-peony/contracts';
import { createDatabase, startTcpProxy, until, type TcpProxy, type TestDatabase } from '@blue-peony/test-kit';
import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createHttpApp, createLogger, listen, ServiceModule, type RunningService } from '../src/index.ts';

let database: TestDatabase;
let proxy: TcpProxy;
let service: RunningService;
let source: DataSource;
const lines: string[] = [];
const logger = createLogger({
  service: 'test',
  level: 'info',
  destination: { write: (line) => void lines.push(line) },
});
/** Lines of a level that alerts an operator. */
const told = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 'error' || level === 'warn');

@Controller()
class Words {
  constructor(private readonly database: DataSource) {}

  @Get('words')
  words() {
    return this.database.query(`SELECT 'hello' AS word`);
  }

  @Get('broken')
  broken() {
    return this.database.query('SELECT nonsense');
  }
}

beforeAll(async () => {
  database = await createDatabase();
  const { hostname, port } = new URL(database.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const near = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(proxy.port) });
  const options = { schema: 'public', entities: [], migrations: [], poolSize: 2 };
  const base = ServiceModule.register({ config: { databaseUrl: near.href }, logger, database: options });
  @Module({ imports: [base], controllers: [Words] })
  class App {}
  const app = await createHttpApp(App, { logger, rows: [] });
  source = app.get(DataSource, { strict: false });
  service = await listen(app, 0, '127.0.0.1');
});
afterAll(async () => {
  await service?.close();
  await proxy?.cut();
  await database?.drop();
});
beforeEach(() => {
  lines.length = 0;
});

const ask = (path: string) => fetch(service.url + path);
const readiness = async () => (await (await ask('/readyz')).json()) as Record<string, unknown>;

test('while the database is away each call is told when to come back, and the log says so once', async () => {
  expect((await ask('/words')).status).toBe(200);
  await proxy.cut();
  for (let call = 0; call < 5; call++) {
    const answer = await ask('/words');
    expect(answer.status).toBe(503);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds >= 5 && seconds <= 30).toBe(true);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ code: 'unavailable' });
  }
  expect(await readiness()).toMatchObject({
    code: 'unavailable',
    detail: 'Not ready: database',
    away: ['database'],
    since: { database: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  expect(told()).toEqual([expect.objectContaining({ msg: 'a part is away', part: 'database', of: 'public' })]);

  await proxy.restore();
  await until(async () => (await ask('/words')).status === 200);
  await until(() => told().length > 1);
  expect(told()[1]).toMatchObject({ msg: 'the part is back', part: 'database', seconds: expect.any(Number) });
  expect(told()[1]?.refused).toBeGreaterThanOrEqual(5);
  expect(await readiness()).toMatchObject({ status: 'ready', required: ['database'], optional: [], away: [] });
});

test('a statement of ours that is wrong stays a failure, with its stack in the log', async () => {
  const answer = await ask('/broken');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  expect(told()).toEqual([expect.objectContaining({ msg: 'request failed', code: 'internal' })]);
});

test('a service whose calls use up every connection says so, for it asks through the same pool', async () => {
  const held = [source.createQueryRunner(), source.createQueryRunner()];
  await Promise.all(held.map((runner) => runner.connect()));
  await until(async () => (await readiness()).status !== 'ready');
  expect(await readiness()).toMatchObject({ away: ['database'] });
  await Promise.all(held.map((runner) => runner.release()));
  await until(async () => (await readiness()).status === 'ready');
});

test('a server that hangs is answered for, and the service goes on when it wakes', async () => {
  proxy.freeze();
  expect((await ask('/words')).status).toBe(503);
  expect(await readiness()).toMatchObject({ away: ['database'] });
  proxy.thaw();
  await until(async () => (await ask('/words')).status === 200);
});
