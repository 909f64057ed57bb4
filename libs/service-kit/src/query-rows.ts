import type { EntityManager } from 'typeorm';

/** Runs one statement and returns its rows. TypeORM returns a pair for UPDATE and DELETE: the rows and their number. */
export async function queryRows<Found>(database: Pick<EntityManager, 'query'>, sql: string, values: unknown[] = []) {
  const result = await database.query<Found[] | [Found[], number]>(sql, values);
  return Array.isArray(result[0]) ? result[0] : (result as Found[]);
}

/** The same for rows as an answer has them: each `Date` is text, RFC 3339 in UTC. */
export async function answerRows<Answer>(database: Pick<EntityManager, 'query'>, sql: string, values?: unknown[]) {
  const rows = await queryRows<object>(database, sql, values);
  const text = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, text(value)])) as Answer,
  );
}
