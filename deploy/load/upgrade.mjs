// The effect of an upgrade on users: the previous release serves a million applications while this one migrates, adds a
// column, builds an index and fills the column. Prints the p99 of inserts and of the list in each phase. Exits with 1
// when a p99 is more than twice the usual one or a call fails.
//   npm run upgrade [rows]
import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { commerceDatabase } from '@blue-peony/commerce';
import { previousForm, previousRelease } from '@blue-peony/e2e/previous-release';
import { startProduct } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { gatewayDatabase } from '@blue-peony/gateway';
import { intakeDatabase } from '@blue-peony/intake';
import { notificationDatabase } from '@blue-peony/notification';
import { backfill, databaseOptions, prepareDatabase } from '@blue-peony/service-kit';
import { applicationForm } from '@blue-peony/test-kit';
import { seedApplications } from './seed-applications.mjs';

const rows = Number(process.argv[2] ?? 1_000_000);
const usualSeconds = 60;
/** The shortest time of a phase, so that waiting calls are counted and a percentile has a few hundred samples. */
const secondsAtLeast = 30;
const callers = 2;
const pauseMs = 50;

/** One migration of each kind that later releases will need. */
class AddNote1899000000000 {
  up = (runner) => runner.query('ALTER TABLE applications ADD load_note text');
}
class FindNotes1899000000001 {
  transaction = false;
  up = (runner) =>
    runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS applications_load_note ON applications (load_note, created_at)',
    );
}

const folder = await mkdtemp(join(tmpdir(), 'blue-peony-upgrade-'));
const server = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
const stop = [() => server.stop(), () => rm(folder, { recursive: true, force: true })];
try {
  const previous = await previousRelease();
  stop.unshift(previous.remove);
  const DATA_DIR = join(folder, 'data');
  const settings = { DATABASE_URL: server.url, DATA_DIR, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const product = await startProduct(settings, [], previous.program);
  stop.unshift(product.stop);
  await seed();
  const { roleSeed } = JSON.parse(await readFile(join(DATA_DIR, 'secrets.json'), 'utf8'));

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
async function prepare(roleSeed, database) {
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

/** Visitors apply and staff read the first page, one call after another. */
async function startLoad({ siteUrl, staff }) {
  const json = { 'content-type': 'application/json' };
  const post = (path, body) => fetch(siteUrl + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const { access_token: token } = await (await post('/auth/v1/token?grant_type=password', staff)).json();
  const calls = {
    insert: () => post('/api/applications', applicationForm(previousForm)),
    list: () => fetch(`${siteUrl}/api/admin/applications?limit=20`, { headers: { authorization: `Bearer ${token}` } }),
  };
  const results = [];
  const failures = [];
  let times;
  const ending = new AbortController();
  const visit = async () => {
    while (!ending.signal.aborted)
      for (const [kind, call] of Object.entries(calls)) {
        const began = performance.now();
        const problem = await call().then(
          async (response) => (await response.arrayBuffer(), response.ok ? undefined : response.status),
          (error) => error.cause?.code ?? error.message,
        );
        if (problem) failures.push(`${kind}: ${problem}`);
        times?.[kind].push(performance.now() - began);
        await sleep(pauseMs);
      }
  };
  const visiting = Promise.all(Array.from({ length: callers }, visit));
  await sleep(5_000);
  const p99 = (list) => Math.round(list.sort((a, b) => a - b).at(Math.floor(list.length * 0.99)) ?? 0);
  return {
    async phase(name, work) {
      times = { insert: [], list: [] };
      const began = performance.now();
      await Promise.all([work(), sleep(secondsAtLeast * 1_000)]);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      results.push({
        phase: name,
        seconds,
        calls: times.insert.length * 2,
        insert: p99(times.insert),
        list: p99(times.list),
      });
    },
    async end() {
      ending.abort();
      await visiting;
      console.table(results);
      console.log(`${failures.length} calls failed ${[...new Set(failures)].join(', ')}`);
      const [usual, ...others] = results;
      return (
        failures.length === 0 &&
        others.every((phase) => ['insert', 'list'].every((kind) => phase[kind] <= 2 * usual[kind]))
      );
    },
  };
}
