import type { DataSource } from 'typeorm';

type Backfill = {
  table: string;
  /** Its primary key, of one column. */
  key: string;
  /** What a row gets: `state = lower(status)`. */
  set: string;
  /** Which rows still need it: `state IS NULL`. */
  where: string;
  /** Rows of one transaction. */
  rows?: number;
};

/**
 * Work for a `Repeat` that fills a new column: each run is one short transaction of the next rows by key. It may be
 * stopped after any of them: rows that have their value are passed over when it starts again.
 */
export function backfill(
  database: DataSource,
  { table, key, set, where, rows = 500 }: Backfill,
): () => Promise<boolean> {
  let last: string | null = null;
  return async () => {
    const [{ next }] = await database.query<[{ next: string | null }]>(
      `WITH batch AS (
         SELECT ${key} FROM ${table} WHERE (${where}) ${last === null ? '' : `AND ${key} > $1`} ORDER BY ${key} LIMIT ${rows} FOR NO KEY UPDATE
       ), filled AS (
         UPDATE ${table} SET ${set} WHERE ${key} IN (SELECT ${key} FROM batch)
       )
       SELECT (SELECT ${key}::text FROM batch ORDER BY ${key} DESC LIMIT 1) AS next`,
      last === null ? [] : [last],
    );
    last = next;
    return next !== null;
  };
}
