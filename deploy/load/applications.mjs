// How quick the review desk is with a million applications: fills a throwaway PostgreSQL, then times the repositories'
// own statements. `wall` is what a caller waits, driver included, on whatever else the machine does meanwhile; `database`
// is the processor time of PostgreSQL alone (Linux), which is held against the bars.
//   node --import ./tools/register.mjs deploy/load/applications.mjs [rows]
import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationQuerySchema } from '@blue-peony/contracts';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { databaseOptions, migrate, provision } from '@blue-peony/service-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { intakeDatabase } from '@blue-peony/intake';
import {
  CountRepository,
  ListRepository,
  ReviewRepository,
  SearchIndexRepository,
} from '@blue-peony/intake/desk-queries';
import { seedApplications } from './seed-applications.mjs';

const rows = Number(process.argv[2] ?? 1_000_000);
const calls = 300;
const bars = { page: 20, search: 100 };

const folder = await mkdtemp(join(tmpdir(), 'blue-peony-load-'));
const server = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
try {
  const { schema, extensions } = intakeDatabase;
  const url = await provision(server.url, { role: 'intake_load', password: 'load', schema, extensions });
  await migrate({ ...intakeDatabase, url, ownerUrl: server.url });
  await seed(server.url);
  const single = await new DataSource(databaseOptions({ ...intakeDatabase, url, poolSize: 1 })).initialize();
  await measure(single);
  await single.destroy();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function seed(url) {
  const began = performance.now();
  // Without the time limits of a service.
  const client = new pg.Client(url);
  await client.connect();
  const runner = { query: async (...statement) => (await client.query(...statement)).rows };
  await runner.query('SET search_path = intake, public');
  await runner.query(`SET maintenance_work_mem = '256MB'`);
  const indexes = await runner.query(
    `SELECT indexname, indexdef FROM pg_indexes
     WHERE schemaname = 'intake' AND tablename = 'applications' AND indexname LIKE 'applications\\_%'
       AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'`,
  );
  for (const { indexname } of indexes) await runner.query(`DROP INDEX ${indexname}`);
  await seedApplications(runner, rows);
  const inserted = performance.now();
  for (const { indexdef } of indexes) await runner.query(indexdef);
  await runner.query('VACUUM ANALYZE applications');
  const searchable = performance.now();
  await makeTexts(runner);
  const seconds = (from, to) => ((to - from) / 1000).toFixed(0);
  console.log(
    `${rows} applications: inserted in ${seconds(began, inserted)} s, indexed in ${seconds(inserted, searchable)} s, ` +
      `texts of the search in ${seconds(searchable, performance.now())} s`,
  );
  const sizes = await runner.query(
    `SELECT pg_size_pretty(pg_table_size('applications')) AS heap, pg_size_pretty(pg_indexes_size('applications')) AS indexes,
            pg_size_pretty(pg_relation_size('applications_search')) AS search,
            pg_size_pretty(pg_table_size('application_search')) AS texts,
            pg_size_pretty(pg_relation_size('application_search_text')) AS "index of texts"`,
  );
  console.table(sizes);
  await client.end();
}

/** As the service makes them, in larger parts and with the index at the end. */
async function makeTexts(runner) {
  await runner.query('DROP INDEX application_search_text');
  const search = new SearchIndexRepository(runner);
  let after;
  do after = (await search.next(after, 20_000)).at(-1);
  while (after);
  const [{ home }] = await runner.query(
    `SELECT extnamespace::regnamespace AS home FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  await runner.query(
    `CREATE INDEX application_search_text ON application_search USING gin (text ${home}.gin_trgm_ops)`,
  );
  await runner.query('VACUUM ANALYZE application_search');
}

async function measure(database) {
  const list = new ListRepository(database, new CountRepository(database), new SearchIndexRepository(database));
  const review = new ReviewRepository(database);
  const page = (query) => list.page(applicationQuerySchema.parse(query));
  const results = [];
  const time = await stopwatch(database, results);
  await measurePages(page, time);
  await measureSearches(database, { page, review, time });
  console.table(results);
}

/** @returns what times a call several times, and adds one row to the results */
async function stopwatch(database, results) {
  const [{ pid }] = await database.query('SELECT pg_backend_pid() AS pid');
  /** Milliseconds that the connection's server process has run so far. */
  const busy = async () => Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;

  return async function time(name, bar, call, runs = calls) {
    for (let index = 0; index < 3; index++) await call(index);
    const walls = [];
    const costs = [];
    let last;
    for (let index = 0; index < runs; index++) {
      const [began, before] = [performance.now(), await busy()];
      last = await call(index);
      walls.push(performance.now() - began);
      costs.push((await busy()) - before);
    }
    const at = (times, share) => times.toSorted((a, b) => a - b)[Math.min(runs - 1, Math.floor(runs * share))];
    const worst = at(costs, 0.99);
    results.push({
      call: name,
      'wall p50': +at(walls, 0.5).toFixed(1),
      'wall p99': +at(walls, 0.99).toFixed(1),
      'database p50': +at(costs, 0.5).toFixed(1),
      'database p99': +worst.toFixed(1),
      bar,
      'p99 / bar': +(worst / bar).toFixed(2),
      found: last?.total === undefined ? '' : `${last.total_is_estimate ? '~' : ''}${last.total}`,
    });
  };
}

async function measurePages(page, time) {
  const paged = async (name, query) => {
    await time(`${name}: first page`, bars.page, () => page(query));
    let cursor = (await page(query)).next_cursor;
    await time(`${name}: next pages`, bars.page, async () => {
      const answer = await page({ ...query, ...(cursor && { cursor }) });
      cursor = answer.next_cursor;
      return answer;
    });
  };

  await paged('all', {});
  await paged('oldest', { sort: 'oldest' });
  await paged('highest score', { sort: 'score_high' });
  await paged('lowest score', { sort: 'score_low' });
  await paged('language th', { language: 'th' });
  await paged('score 7', { score: '7' });
  await paged('unscored, oldest', { score: 'unscored', sort: 'oldest' });
  await paged('late replies', { reply: 'late', sort: 'oldest' });
  await paged('earnings and result', { earnings: '$100000+', result: 'rejected' });
  await paged('four filters', { language: 'th', score: '7', earnings: '$0', result: 'qualified' });
  await paged('three filters, no language', { score: '7', earnings: '$100000+', result: 'rejected', reply: 'open' });
  await paged('two filters', { language: 'th', score: '7' });
  await paged('two filters, by score', { language: 'th', result: 'rejected', sort: 'score_high' });
  await paged('one day', {
    from: new Date(Date.now() - 90 * 864e5).toISOString(),
    to: new Date(Date.now() - 89 * 864e5).toISOString(),
  });
}

async function measureSearches(database, { page, review, time }) {
  const some = await database.query(
    `SELECT id, email, instagram, name, whatsapp, message FROM applications TABLESAMPLE SYSTEM (1) ORDER BY random() LIMIT 50`,
  );
  const words = {
    'an e-mail': (index) => some[index % 50].email,
    'a handle': (index) => some[index % 50].instagram,
    'six letters of a handle': (index) => some[index % 50].instagram.slice(2, 8),
    'three letters of a handle': (index) => some[index % 50].instagram.slice(2, 5),
    'a full name': (index) => some[index % 50].name,
    'a common name (anna)': () => 'anna',
    'a Cyrillic name (олена)': () => 'олена',
    'a Thai name (สมหญิง)': () => 'สมหญิง',
    'a city without accents (lodz)': () => 'lodz',
    'name and country (zofia thai)': () => 'zofia thai',
    'three letters that nobody has (qqq)': () => 'qqq',
    'what nobody has, of common parts': () => 'warsawgmail',
    'one letter': () => 'z',
    'a phone number as it is written': (index) => some[index % 50].whatsapp.replace(/(?<=..)(...)/g, '$1 '),
    'a phone number without its country': (index) => some[index % 50].whatsapp.slice(3),
    'a reference': (index) => `A-${some[index % 50].id.slice(0, 8)}`,
    'a rare word of a message': (index) => some[index % 50].message.match(/called (\w+)/)[1],
    'a frequent word of a message': () => 'thinking',
    'two words of a message that one in 400 has': () => 'garden spring',
  };
  for (const [name, word] of Object.entries(words))
    await time(`search ${name}`, bars.search, (index) => page({ q: word(index) }), 50);
  await time('search anna, filtered to a rare language', bars.search, () => page({ q: 'anna', language: 'th' }), 50);
  await time('one application with duplicates', bars.page, (index) => review.open(some[index % 50].id));
}
