import type { EntityManager } from 'typeorm';

/** A statement's row, whose `Times` are still `Date`s: `Stored<Note, 'created_at'>`. */
export type Stored<Answer, Times extends keyof Answer> = Omit<Answer, Times> & {
  [Time in Times]: Date | Extract<Answer[Time], null>;
};

/** Runs one statement and returns its rows. TypeORM returns a pair for UPDATE and DELETE: the rows and their number. */
export async function queryRows<Found>(database: Pick<EntityManager, 'query'>, sql: string, values: unknown[] = []) {
  const result = await database.query<Found[] | [Found[], number]>(sql, values);
  return Array.isArray(result[0]) ? result[0] : (result as Found[]);
}
