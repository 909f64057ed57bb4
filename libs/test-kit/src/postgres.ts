import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testConfig } from './config.ts';

/** A database of one test file. */
export type TestDatabase = {
  /** Owner's URL of an empty database. */
  url: string;
  drop(): Promise<void>;
};

/** Creates a separate database on the test run's PostgreSQL server. */
export async function createDatabase(): Promise<TestDatabase> {
  const server = testConfig.postgresUrl;
  if (!server) throw new Error('No PostgreSQL: run through Jest, whose global setup starts it');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: async () => void (await query(server, `DROP DATABASE ${name} WITH (FORCE)`)) };
}

/** Runs one statement over a new connection. */
export async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
