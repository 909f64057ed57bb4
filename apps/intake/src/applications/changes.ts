import type { DataSource } from 'typeorm';

export type Change = { id: string; createdAt: Date; updatedAt: Date };

export const changesSince = (database: DataSource, since: Date, limit: number): Promise<Change[]> =>
  database.query(
    `SELECT id, created_at AS "createdAt", updated_at AS "updatedAt" FROM applications
     WHERE updated_at >= $1 ORDER BY updated_at, id LIMIT $2`,
    [since, limit],
  );

export async function databaseTime(database: DataSource): Promise<Date> {
  const [{ now }] = await database.query<[{ now: Date }]>('SELECT now()::timestamptz(3) AS now');
  return now;
}
