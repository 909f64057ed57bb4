import type { DataSource } from 'typeorm';
import { isStale, searchTextOf } from './unindexed.ts';
import { contactKeys, contactKeysOf } from './contact-keys.ts';

export type IndexPlace = { id: string; updated_at: Date };
export type Indexed = IndexPlace & { fresh: boolean };

const columns = ['text', ...contactKeys];

/** In the order of changes, on one replica at a time. @param back seconds before the last one, for late commits */
export function indexNext(
  database: Pick<DataSource, 'query'>,
  { after, limit, back }: { after: IndexPlace | undefined; limit: number; back: number },
): Promise<Indexed[]> {
  const [where, values] = after
    ? [`(updated_at, id) > ($2, $3::uuid)`, [after.updated_at, after.id]]
    : [`updated_at >= (SELECT indexed_until FROM search_progress) - make_interval(secs => $2)`, [back]];
  return database.query(
    `WITH mine AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(hashtext('application_search')) AS held),
     batch AS MATERIALIZED (
       SELECT id, updated_at, ${searchTextOf('a')} AS text, ${contactKeysOf('a')} FROM applications AS a
       WHERE ${where} AND ${isStale('a')} AND (SELECT held FROM mine)
       ORDER BY updated_at, id LIMIT $1 FOR KEY SHARE SKIP LOCKED
     ), stored AS (
       INSERT INTO application_search (application_id, changed_at, ${columns.join(', ')})
       SELECT id, updated_at, ${columns.join(', ')} FROM batch
       ON CONFLICT (application_id) DO UPDATE SET changed_at = excluded.changed_at,
         ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       RETURNING application_id AS id, changed_at AS updated_at, xmax = 0 AS fresh
     ), moved AS (
       UPDATE search_progress SET indexed_until = greatest(indexed_until, (SELECT max(updated_at) FROM batch))
       WHERE EXISTS (SELECT FROM batch)
     )
     SELECT * FROM stored ORDER BY updated_at, id`,
    [limit, ...values],
  );
}
