// Speed of the review desk with a million applications: fills a temporary PostgreSQL, then times the repositories' own
// statements. `wall` is the caller's waiting time, driver and other load included; `database` is the processor time of
// PostgreSQL alone (Linux), which is compared with the bars.
//   node --import ./tools/register.mjs deploy/load/applications.ts [rows] [folder]
// A named folder keeps its rows for the next run.
import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationQuerySchema, type ApplicationPage } from '@blue-peony/contracts';
import { emptyFolder } from '@blue-peony/e2e/product';
import { startPostgres } from '@blue-peony/embedded-postgres';
import { databaseOptions, migrate, provision } from '@blue-peony/service-kit';
import { query } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { intakeDatabase } from '@blue-peony/intake';
import { ListRepository } from '@blue-peony/intake/desk-queries';
import { fillApplications } from './fill-applications.ts';

type Page = (query: object) => Promise<ApplicationPage>;
/** Times a call several times and adds a row to the results. */
type Time = (name: string, bar: number, call: (index: number) => Promise<unknown>, runs?: number) => Promise<void>;

const rows = Number(process.argv[2] ?? 1_000_000);
const calls = 300;
const bars = { page: 20, search: 100 };

const kept = process.argv[3];
const folder = kept ?? (await emptyFolder()).path;
const filled = kept !== undefined && existsSync(join(folder, 'filled'));
const server = await startPostgres({ folder: join(folder, 'postgres'), throwaway: true });
try {
  const { schema, extensions } = intakeDatabase;
  const url = await provision(server.url, { role: 'intake_load', password: 'load', schema, extensions });
  await migrate({ ...intakeDatabase, url, ownerUrl: server.url });
  if (!filled) await fillApplications(server.url, rows);
  await printSizes(server.url);
  if (kept) await writeFile(join(folder, 'filled'), '');
  const single = await new DataSource(databaseOptions({ ...intakeDatabase, url, poolSize: 1 })).initialize();
  await measure(single);
  await single.destroy();
} finally {
  await server.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}

async function printSizes(url: string) {
  const sizes = await query(
    url,
    `SELECT pg_size_pretty(pg_table_size('intake.applications')) AS heap,
            pg_size_pretty(pg_indexes_size('intake.applications')) AS indexes,
            pg_size_pretty(pg_table_size('intake.application_search')) AS texts,
            pg_size_pretty(pg_relation_size('intake.application_search_text')) AS "index of texts"`,
  );
  console.table(sizes);
}

async function measure(database: DataSource) {
  const list = new ListRepository(database);
  const page: Page = (query) => list.page(applicationQuerySchema.parse(query));
  const results: object[] = [];
  const time = await stopwatch(database, results);
  await measurePages(page, time);
  await measureSearches(database, page, list, time);
  console.table(results);
}

async function stopwatch(database: DataSource, results: object[]): Promise<Time> {
  const [{ pid }] = await database.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
  /** Processor time in milliseconds of the connection's server process. */
  const busy = async () => Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;

  return async (name, bar, call, runs = calls) => {
    for (let index = 0; index < 3; index++) await call(index);
    const walls: number[] = [];
    const costs: number[] = [];
    let last: Partial<ApplicationPage> | undefined;
    for (let index = 0; index < runs; index++) {
      const [began, before] = [performance.now(), await busy()];
      last = (await call(index)) as typeof last;
      walls.push(performance.now() - began);
      costs.push((await busy()) - before);
    }
    const at = (times: number[], share: number) =>
      times.toSorted((a, b) => a - b)[Math.min(runs - 1, Math.floor(runs * share))]!;
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

async function measurePages(page: Page, time: Time) {
  const paged = async (name: string, query: object) => {
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

async function measureSearches(database: DataSource, page: Page, list: ListRepository, time: Time) {
  const some = await database.query<Record<'id' | 'email' | 'instagram' | 'name' | 'whatsapp' | 'message', string>[]>(
    `SELECT id, email, instagram, name, whatsapp, message FROM applications TABLESAMPLE SYSTEM (1) ORDER BY random() LIMIT 50`,
  );
  const words: Record<string, (index: number) => string> = {
    'an e-mail': (index) => some[index % 50]!.email,
    'a handle': (index) => some[index % 50]!.instagram,
    'six letters of a handle': (index) => some[index % 50]!.instagram.slice(2, 8),
    'three letters of a handle': (index) => some[index % 50]!.instagram.slice(2, 5),
    'a full name': (index) => some[index % 50]!.name,
    'a common name (anna)': () => 'anna',
    'a Cyrillic name (олена)': () => 'олена',
    'a Thai name (สมหญิง)': () => 'สมหญิง',
    'a city without accents (lodz)': () => 'lodz',
    'name and country (zofia thai)': () => 'zofia thai',
    'three letters that nobody has (qqq)': () => 'qqq',
    'what nobody has, of common parts': () => 'warsawgmail',
    'one letter': () => 'z',
    'a phone number as it is written': (index) => some[index % 50]!.whatsapp.replace(/(?<=..)(...)/g, '$1 '),
    'a phone number without its country': (index) => some[index % 50]!.whatsapp.slice(3),
    'a reference': (index) => `A-${some[index % 50]!.id.slice(0, 8)}`,
    'a rare word of a message': (index) => some[index % 50]!.message.match(/called (\w+)/)![1]!,
    'a frequent word of a message': () => 'thinking',
    'a frequent word that none of the newest 200,000 has': () => 'referral',
    'two words of a message that one in 400 has': () => 'garden spring',
  };
  for (const [name, word] of Object.entries(words))
    await time(`search ${name}`, bars.search, (index) => page({ q: word(index) }), 50);
  await time('search anna, filtered to a rare language', bars.search, () => page({ q: 'anna', language: 'th' }), 50);
  await time('one application with duplicates', bars.page, (index) => list.open(some[index % 50]!.id));
}
