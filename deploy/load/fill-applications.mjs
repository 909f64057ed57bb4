import { SearchIndexRepository } from '@blue-peony/intake/desk-queries';
import pg from 'pg';
import { seedApplications } from './seed-applications.mjs';

/** Fills a migrated database as its owner, like the service but faster: indexes are built last. */
export async function fillApplications(url, rows) {
  const began = performance.now();
  // Without a service's statement timeouts.
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
  await client.end();
}

/** The same texts that the service writes, in larger batches and with the index built last. */
async function makeTexts(runner) {
  await runner.query('DROP INDEX application_search_text');
  const search = new SearchIndexRepository(runner);
  while ((await search.fill(20_000)).length > 0);
  const [{ home }] = await runner.query(
    `SELECT extnamespace::regnamespace AS home FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  await runner.query(
    `CREATE INDEX application_search_text ON application_search USING gin (text ${home}.gin_trgm_ops)`,
  );
  await runner.query('VACUUM ANALYZE application_search');
}
