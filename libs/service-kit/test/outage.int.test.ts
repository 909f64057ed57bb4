import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { AppError } from '../src/app-error.ts';
import { databaseOptions, poolOf } from '../src/database.ts';
import { isOutage, outageOf } from '../src/outage.ts';
import { toAppError } from '../src/problem-filter.ts';
import { withTimeLimit } from '../src/time-limit.ts';

let server: TestDatabase;
let proxy: TcpProxy;
let database: DataSource;
let rival: DataSource;
const connect = (url: string) =>
  new DataSource(databaseOptions({ url, schema: 'public', entities: [], migrations: [], poolSize: 1 })).initialize();

beforeAll(async () => {
  server = await createDatabase();
  const { hostname, port } = new URL(server.url);
  proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  const near = Object.assign(new URL(server.url), { hostname: '127.0.0.1', port: String(proxy.port) });
  [database, rival] = await Promise.all([connect(near.href), connect(server.url)]);
  await rival.query('CREATE TABLE words (word text)');
});
afterAll(async () => {
  await Promise.all([database?.destroy(), rival?.destroy()]);
  await proxy?.cut();
  await server?.drop();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Faults of the database while a call uses it. */
const faults: Record<string, () => Promise<unknown>> = {
  'its server refuses connections': async () => {
    await proxy.cut();
    await database.query('SELECT 1').catch(() => undefined);
    return failureOf(database.query('SELECT 1')).finally(() => proxy.restore());
  },
  'the connection breaks under a query': async () => {
    const failure = failureOf(database.query('SELECT pg_sleep(5)'));
    await rival.query('SELECT pg_sleep(0.2)');
    await proxy.cut();
    return failure.finally(() => proxy.restore());
  },
  'the connection breaks between two statements of a transaction': () =>
    failureOf(
      database.transaction(async (manager) => {
        await manager.query('SELECT 1');
        await proxy.cut();
        await proxy.restore();
        await rival.query('SELECT pg_sleep(0.1)');
        await manager.query('SELECT 1');
      }),
    ),
  'an administrator ends the session': () => failureOf(database.query('SELECT pg_terminate_backend(pg_backend_pid())')),
  'the server takes no more connections': async () => {
    const name = new URL(server.url).pathname.slice(1);
    await database.query(`CREATE ROLE "guest_${name}" LOGIN PASSWORD 'guest' CONNECTION LIMIT 0`);
    const url = Object.assign(new URL(server.url), { username: `guest_${name}`, password: 'guest' });
    return failureOf(connect(url.href)).finally(() => database.query(`DROP ROLE "guest_${name}"`));
  },
  'a lock is not free in time': () =>
    rival.transaction(async (manager) => {
      await manager.query('LOCK TABLE words');
      return failureOf(database.query(`SET lock_timeout = '50ms'; SELECT * FROM words`));
    }),
  'a statement takes longer than the limit': () =>
    failureOf(database.query(`SET statement_timeout = '50ms'; SELECT pg_sleep(5)`)),
  'every connection of the pool is busy for too long': () =>
    database.transaction(async (manager) => {
      await manager.query('SELECT 1');
      return failureOf(database.query('SELECT 1'));
    }),
  'the server hangs': async () => {
    await database.query('SELECT 1');
    proxy.freeze();
    const failure = await failureOf(database.transaction((manager) => manager.query('SELECT 1')));
    // The next caller does not wait behind the query that hangs.
    expect(poolOf(database).totalCount).toBe(0);
    proxy.thaw();
    return failure;
  },
};

test.each(Object.entries(faults))('a call is told to come back later when %s', async (_fault, happens) => {
  const error = await happens();
  expect(error).toMatchObject({ message: expect.anything() });
  expect(outageOf(error)).toBe('database');
  // The same pool goes on, once it has noticed.
  while (isOutage(await failureOf(database.query('SELECT 1'))));
});

test.each(['SELECT nonsense', 'INSERT INTO nowhere VALUES (1)', `SELECT 'x'::integer`, 'SELECT 1/0'])(
  'a statement of ours that is wrong is no outage: %s',
  async (statement) => {
    expect(isOutage(await failureOf(database.query(statement)))).toBe(false);
  },
);

test.each([
  ['a NUL in a text', 'SELECT $1::text', 'a\u0000b'],
  ['a NUL in JSON', "SELECT $1::jsonb ->> 'a'", '{"a":"\\u0000"}'],
  ['a day of the year 0', 'SELECT $1::timestamptz', '0000-01-01T00:00:00Z'],
])('%s is a refusal of the input', async (_what, statement, value) => {
  expect(toAppError(await failureOf(database.query(statement, [value])))).toMatchObject({ code: 'validation_failed' });
});

test('a full disk is an outage of the disk', async () => {
  expect(outageOf(await failureOf(writeFile('/dev/full', 'photo')))).toBe('disk');
});

test('a service that refuses, or does not answer in time, is an outage of a service', async () => {
  const address = `http://127.0.0.1:${proxy.port}`;
  expect(outageOf(await failureOf(fetch(address, { signal: AbortSignal.timeout(1) })))).toBe('service');
  expect(outageOf(await failureOf(fetch('http://127.0.0.1:1')))).toBe('service');
  expect(outageOf(await failureOf(withTimeLimit(new Promise(() => undefined), 1)))).toBe('service');
});

const errorOf = (fields: object) => Object.assign(new Error('failed'), fields);

test.each([
  ['a read-only disk', { code: 'EROFS', syscall: 'open' }, 'disk'],
  ['too few descriptors', { code: 'EMFILE', syscall: 'open' }, 'descriptors'],
  ['a server that starts', { code: '57P03', severity: 'FATAL' }, 'database'],
  ['a password that was replaced', { code: '28P01', severity: 'FATAL' }, 'database'],
  ['a full disk of the server', { code: '53100', severity: 'ERROR' }, 'database'],
  ['a standby that is not promoted yet', { code: '25006', severity: 'ERROR' }, 'database'],
  ['an object store that is busy', { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, 'file store'],
  ['an object store that did not answer', { code: 'ECONNREFUSED', $metadata: { attempts: 2 } }, 'file store'],
  ['an object store that denies access', { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }, undefined],
  ['a mail server by its own word', { code: '421', outage: 'mail server' }, 'mail server'],
  ['a visitor who left', { code: 'ECONNRESET', message: 'aborted' }, undefined],
  ['a missing file', { code: 'ENOENT', syscall: 'open' }, undefined],
  ['a unique key', { code: '23505', severity: 'ERROR' }, undefined],
])('%s is told apart', (_name, fields, part) => {
  expect(outageOf(errorOf(fields))).toBe(part);
  expect(outageOf(new AppError('internal', { cause: errorOf(fields) }))).toBe(part);
});

test.each([undefined, null, 'text', 5, {}])('%p is no outage', (thrown) => {
  expect(isOutage(thrown)).toBe(false);
});
