import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase } from '@blue-peony/test-kit';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { prepareDatabase, provision } from '../src/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(sql);
  } finally {
    await client.end();
  }
}

describe('provision', () => {
  const service = (name: string) => ({ role: `role_${name}`, password: `pass ${name}`, schema: name });

  test('gives each service a schema that no other service can read', async () => {
    const first = await provision(database.url, service('one'));
    const second = await provision(database.url, service('two'));
    await query(first, 'CREATE TABLE one.secrets (word text)');
    await expect(query(second, 'SELECT * FROM one.secrets')).rejects.toThrow('permission denied');
    await expect(query(second, 'CREATE TABLE public.litter (word text)')).rejects.toThrow('permission denied');
  });

  test('keeps the data and takes the new password when it runs again', async () => {
    await provision(database.url, service('three')).then((url) =>
      query(url, 'CREATE TABLE three.kept AS SELECT 1 AS n'),
    );
    const renewed = await provision(database.url, { ...service('three'), password: 'another' });
    expect((await query(renewed, 'SELECT n FROM three.kept')).rows).toEqual([{ n: 1 }]);
  });

  test('may run on several replicas at the same moment', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => provision(database.url, service('four'))));
    expect(new Set(urls).size).toBe(1);
  });
});

describe('prepareDatabase', () => {
  class AddNotes1700000000000 {
    up = (runner: QueryRunner) => runner.query('CREATE TABLE notes (word text)');
    down = (runner: QueryRunner) => runner.query('DROP TABLE notes');
  }
  const service = { schema: 'five', entities: [], migrations: [AddNotes1700000000000] };
  const as = (role: string, password: string) =>
    Object.assign(new URL(database.url), { username: role, password: encodeURIComponent(password) }).href;

  test('makes the role that the service’s URL names and migrates as it; afterwards the owner is not needed', async () => {
    const url = as('role_five', 'p@ss/word');
    await prepareDatabase(service, { url, ownerUrl: database.url });
    await prepareDatabase(service, { url });
    const { rows } = await query(
      url,
      "SELECT tableowner FROM pg_tables WHERE schemaname = 'five' AND tablename = 'notes'",
    );
    expect(rows).toEqual([{ tableowner: 'role_five' }]);
  });

  test('fails when there is no such role and no owner to make it', async () => {
    await expect(prepareDatabase(service, { url: as('role_six', 'x') })).rejects.toThrow('authentication failed');
  });
});
