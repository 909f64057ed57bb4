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
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
