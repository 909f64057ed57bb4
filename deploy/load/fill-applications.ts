import { indexNext, type IndexPlace } from '@blue-peony/intake/desk-queries';
import pg from 'pg';
import { seedApplications } from './seed-applications.ts';

/** Fills a migrated database as its owner, like the service but faster: indexes are built last. */
export async function fillApplications(url: string, rows: number): Promise<void> {
  const began = performance.now();
  // Without a service's statement timeouts.
  const client = new pg.Client(url);
  await client.connect();
  const query = async <Row extends object>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows;
  await query('SET search_path = intake, public');
  await query(`SET maintenance_work_mem = '256MB'`);
  const indexes = await query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes
     WHERE schemaname = 'intake' AND tablename = 'applications' AND indexname LIKE 'applications\\_%'
       AND indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'`,
  );
  for (const { indexname } of indexes) await query(`DROP INDEX ${indexname}`);
  await seedApplications({ query }, rows);
  const inserted = performance.now();
  for (const { indexdef } of indexes) await query(indexdef);
  await query('VACUUM ANALYZE applications');
  const searchable = performance.now();
  // The same texts that the service writes, in larger batches and with the index built last.
  await query('DROP INDEX application_search_text');
  const everySecond = 10 * 365 * 86_400;
  for (let last: IndexPlace | undefined, left = true; left;) {
    const indexed = await indexNext({ query } as never, { after: last, limit: 20_000, back: everySecond });
    last = indexed.at(-1);
    left = last !== undefined;
  }
  const [extension] = await query<{ home: string }>(
    `SELECT extnamespace::regnamespace AS home FROM pg_extension WHERE extname = 'pg_trgm'`,
  );
  await query(
    `CREATE INDEX application_search_text ON application_search USING gin (text ${extension!.home}.gin_trgm_ops)`,
  );
  await query('VACUUM ANALYZE application_search');
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
  console.log(
    `${rows} applications: inserted in ${seconds(began, inserted)} s, indexed in ${seconds(inserted, searchable)} s, ` +
      `texts of the search in ${seconds(searchable, performance.now())} s`,
  );
  await client.end();
}
