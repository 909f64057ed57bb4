// The effect of an upgrade on users: the previous release serves a million applications while this one migrates, adds a
// column, builds an index and fills the column. Prints the p99 of inserts and of the list in each phase. Exits with 1
// when a p99 is more than twice the usual one or a call fails.
//   npm run upgrade [rows]
import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { commerceDatabase } from '@blue-peony/commerce';
import { previousForm, previousRelease } from '@blue-peony/e2e/previous-release';
import { emptyFolder, startProduct, type Product } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { gatewayDatabase } from '@blue-peony/gateway';
import { intakeDatabase } from '@blue-peony/intake';
import { notificationDatabase } from '@blue-peony/notification';
import { backfill, databaseOptions, prepareDatabase, type DatabaseOptions } from '@blue-peony/service-kit';
import { apply, caller, keptAlive, signIn, startVisitors } from '@blue-peony/test-kit';
import { seedApplications } from './seed-applications.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const usualSeconds = 60;
/** The shortest time of a phase, so that waiting calls are counted and a percentile has a few hundred samples. */
const secondsAtLeast = 30;
const callers = 2;
const pauseMs = 50;

/** One migration of each kind that later releases will need. */
class AddNote1899000000000 implements MigrationInterface {
  down = async () => undefined;
  up = (runner: QueryRunner) => runner.query('ALTER TABLE applications ADD load_note text');
}
class FindNotes1899000000001 implements MigrationInterface {
  down = async () => undefined;
  transaction = false;
  up = (runner: QueryRunner) =>
    runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_load_note ON applications (load_note, created_at)',
    );
}

const folder = await emptyFolder();
const server = await startPostgres({ folder: join(folder.path, 'postgres'), throwaway: true });
const stop: (() => Promise<unknown>)[] = [() => server.stop(), folder.remove];
try {
  const previous = await previousRelease();
  stop.unshift(previous.remove);
  const DATA_DIR = join(folder.path, 'data');
  const settings = { DATABASE_URL: server.url, DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const product = await startProduct(settings, [], previous.program);
  stop.unshift(product.stop);
  await seed();
  const secrets = await readFile(join(DATA_DIR, 'secrets.json'), 'utf8');
  const { roleSeed } = JSON.parse(secrets) as { roleSeed: string };

  const load = await startLoad(product);
  await load.phase('usual', () => sleep(usualSeconds * 1_000));
  await load.phase('migrate', async () => {
    for (const database of [gatewayDatabase, intakeDatabase, commerceDatabase, notificationDatabase])
      await prepare(roleSeed, database);
  });
  const migrations = [...intakeDatabase.migrations, AddNote1899000000000];
  await load.phase('add a column', () => prepare(roleSeed, { ...intakeDatabase, migrations }));
  migrations.push(FindNotes1899000000001);
  await load.phase('build an index', () => prepare(roleSeed, { ...intakeDatabase, migrations }));
  await load.phase('fill the column', fill);
  process.exitCode = (await load.end()) ? 0 : 1;
} finally {
  for (const step of stop) await step();
}

async function seed() {
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query('SET search_path = intake, public');
  await seedApplications(client, rows);
  await client.query('VACUUM ANALYZE applications');
  await client.end();
  console.log(`${rows} applications are there`);
}

/** Uses the same password as the running product. */
async function prepare(roleSeed: string, database: Omit<DatabaseOptions, 'url'>) {
  const { schema } = database;
  const password = createHmac('sha256', roleSeed).update(schema).digest('base64url');
  const url = Object.assign(new URL(server.url), { username: `blue_peony_${schema}`, password }).href;
  await prepareDatabase(database, { url, ownerUrl: server.url });
}

/** Fills a tenth of the rows; the rest would behave the same. */
async function fill() {
  const database = await new DataSource(databaseOptions({ ...intakeDatabase, url: server.url })).initialize();
  const job = backfill(database, {
    table: 'applications',
    key: 'id',
    set: "load_note = 'x'",
    where: 'load_note IS NULL',
  });
  for (let left = rows / 10; left > 0 && (await job()); left -= 500) await sleep(20);
  await database.destroy();
}

type Times = { insert: number[]; list: number[] };

/** Visitors apply and staff read the first page, one call after another. */
async function startLoad({ siteUrl, staff }: Product) {
  const results: { phase: string; seconds: number; calls: number; insert: number; list: number }[] = [];
  const failures: string[] = [];
  let times: Times = { insert: [], list: [] };
  const call = caller(keptAlive(siteUrl), {
    heard({ kind, ms, failure }) {
      if (failure) failures.push(`${kind}: ${failure}`);
      times[kind === 'list' ? 'list' : 'insert'].push(ms);
    },
  });
  const headers = (await signIn(caller(keptAlive(siteUrl)), staff))!;
  const list = () => call('list', '/api/admin/applications?limit=20', { headers });
  const stop = startVisitors(callers, [() => apply(call, previousForm), list], pauseMs);
  await sleep(5_000);
  const p99 = (list: number[]) => Math.round(list.sort((a, b) => a - b).at(Math.floor(list.length * 0.99)) ?? 0);
  return {
    async phase(name: string, work: () => Promise<unknown>) {
      const counted: Times = (times = { insert: [], list: [] });
      const began = performance.now();
      await Promise.all([work(), sleep(secondsAtLeast * 1_000)]);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const [insert, list] = [p99([...counted.insert]), p99([...counted.list])];
      results.push({ phase: name, seconds, calls: counted.insert.length * 2, insert, list });
    },
    async end() {
      await stop();
      console.table(results);
      console.log(`${failures.length} calls failed ${[...new Set(failures)].join(', ')}`);
      const [usual, ...others] = results;
      return (
        failures.length === 0 &&
        others.every(({ insert, list }) => insert <= 2 * usual!.insert && list <= 2 * usual!.list)
      );
    },
  };
}
