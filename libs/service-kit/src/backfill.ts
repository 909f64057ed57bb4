import type { DataSource } from 'typeorm';

type Backfill = {
  table: string;
  /** Name of the single-column primary key. */
  key: string;
  /** SQL assignment, for example `state = lower(status)`. */
  set: string;
  /** SQL condition for rows that still need it, for example `state IS NULL`. */
  where: string;
  rows?: number;
};

/**
 * Work for a `Repeat` that fills a new column. Each run is one short transaction over the next rows by key. It can stop
 * after any run: the next start skips rows that have their value.
 */
export function backfill(database: DataSource, { table, key, set, where, rows = 500 }: Backfill) {
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
