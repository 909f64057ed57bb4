import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '@blue-peony/test-kit';
import pg from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { backfill } from '../src/backfill.ts';
import { databaseOptions } from '../src/database.ts';
import { prepareDatabase } from '../src/migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

class CreateOrders1700000000000 {
  up = (runner: QueryRunner) =>
    runner.query('CREATE TABLE orders AS SELECT n AS id, n % 7 AS kind FROM generate_series(1, 1000) AS n');
  down = (runner: QueryRunner) => runner.query('DROP TABLE orders');
}
class AddNote1700000000001 {
  up = (runner: QueryRunner) => runner.query('ALTER TABLE orders ADD note text');
  down = (runner: QueryRunner) => runner.query('ALTER TABLE orders DROP note');
}
class FindKinds1700000000002 {
  readonly transaction = false;
  up = (runner: QueryRunner) => runner.query('CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_kind ON orders (kind)');
  down = (runner: QueryRunner) => runner.query('DROP INDEX CONCURRENTLY orders_kind');
}

/** A service whose schema has its first migrations; `migrate` runs more of them. */
async function installed(schema: string, ...first: (new () => CreateOrders1700000000000)[]) {
  const url = Object.assign(new URL(database.url), { username: `moved_${schema}`, password: 'x' }).href;
  const service = { schema, entities: [], ownerUrl: database.url };
  const migrate = (...migrations: (new () => CreateOrders1700000000000)[]) =>
    prepareDatabase({ ...service, migrations }, { url, ownerUrl: database.url });
  await migrate(...first);
  return { url, migrate };
}

const waiting = `SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

test('a migration that waits for a table lets those through that come after it', async () => {
  const { migrate } = await installed('busy', CreateOrders1700000000000);
  const reader = await connect();
  await reader.query('BEGIN; SELECT count(*) FROM busy.orders');
  const done = migrate(CreateOrders1700000000000, AddNote1700000000001);

  const visitor = await connect();
  while ((await visitor.query(waiting)).rowCount === 0);
  // It stands behind the migration, whose reader goes on for as long as it likes.
  await visitor.query(`INSERT INTO busy.orders VALUES (0, 0)`);

  await reader.query('COMMIT');
  await done;
  expect((await visitor.query('SELECT note FROM busy.orders WHERE id = 0')).rows).toEqual([{ note: null }]);
  await Promise.all([reader.end(), visitor.end()]);
});

test('an index is built while rows are written, and one that was cut short is built again', async () => {
  const { migrate } = await installed('indexed', CreateOrders1700000000000);
  const writer = await connect();
  await writer.query(`BEGIN; INSERT INTO indexed.orders VALUES (0, 0)`);
  const cut = migrate(CreateOrders1700000000000, FindKinds1700000000002);
  const watcher = await connect();
  const building = `SELECT pid FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'`;
  let pid: unknown;
  while (!pid) pid = (await watcher.query<{ pid: number }>(building)).rows[0]?.pid;
  await watcher.query('INSERT INTO indexed.orders VALUES (-1, 0)');
  await Promise.all([expect(cut).rejects.toThrow(), watcher.query('SELECT pg_terminate_backend($1)', [pid])]);
  const valid = `SELECT indisvalid FROM pg_index WHERE indexrelid = 'indexed.orders_kind'::regclass`;
  expect((await watcher.query(valid)).rows).toEqual([{ indisvalid: false }]);
  await writer.query('COMMIT');

  await migrate(CreateOrders1700000000000, FindKinds1700000000002);
  expect((await watcher.query(valid)).rows).toEqual([{ indisvalid: true }]);
  await Promise.all([writer.end(), watcher.end()]);
});

test('of several that migrate at once, one builds the index while the others wait for their turn', async () => {
  const { migrate } = await installed('crowded', CreateOrders1700000000000);
  await Promise.all(Array.from({ length: 3 }, () => migrate(CreateOrders1700000000000, FindKinds1700000000002)));
});

test('a schema that is older than the first migration is refused, and a newer one is not', async () => {
  const { migrate } = await installed('older', CreateOrders1700000000000, AddNote1700000000001);
  await expect(migrate(AddNote1700000000001, FindKinds1700000000002)).rejects.toThrow(
    'The schema older is older than release 1.0.0 and cannot be migrated: use an empty database',
  );
  await migrate(CreateOrders1700000000000);
});

test('a backfill goes on after a stop where it was, batch by batch, and leaves rows that have their value', async () => {
  const { url } = await installed('filled', CreateOrders1700000000000, AddNote1700000000001);
  const source = await new DataSource(
    databaseOptions({ url, schema: 'filled', entities: [], migrations: [] }),
  ).initialize();
  await source.query(`UPDATE orders SET note = 'mine' WHERE id = 5`);
  const job = () =>
    backfill(source, { table: 'orders', key: 'id', set: "note = 'kind ' || kind", where: 'note IS NULL', rows: 300 });
  const left = async () => {
    const [row] = await source.query<[{ left: number }]>('SELECT count(*)::int AS left FROM orders WHERE note IS NULL');
    return row.left;
  };
  const first = job();
  expect([await first(), await left()]).toEqual([true, 699]);
  const second = job();
  expect([await second(), await left()]).toEqual([true, 399]);
  while (await second());
  expect(await left()).toBe(0);
  expect(await source.query('SELECT note FROM orders WHERE id IN (5, 6) ORDER BY id')).toEqual([
    { note: 'mine' },
    { note: 'kind 6' },
  ]);
  await source.destroy();
});
