import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase, type TestDatabase, query } from '@blue-peony/test-kit';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { prepareDatabase } from '../src/migrate.ts';
import { provision } from '../src/roles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const as = (role: string, password: string) =>
  Object.assign(new URL(database.url), { username: role, password: encodeURIComponent(password) }).href;

describe('provision', () => {
  const service = (name: string) => ({ role: `rights_${name}`, password: `pass ${name}`, schema: name });

  test('gives each service a schema that no other service can read', async () => {
    const first = await provision(database.url, service('one'));
    const second = await provision(database.url, service('two'));
    await query(database.url, 'CREATE TABLE one.secrets (word text)');
    await provision(database.url, service('one'));
    expect(await query(first, 'SELECT * FROM one.secrets')).toEqual([]);
    await expect(query(second, 'SELECT * FROM one.secrets')).rejects.toThrow('permission denied');
    await expect(query(second, 'CREATE TABLE public.litter (word text)')).rejects.toThrow('permission denied');
  });

  test('keeps the data and takes the new password when it runs again', async () => {
    await provision(database.url, service('three'));
    await query(database.url, 'CREATE TABLE three.kept AS SELECT 1 AS n');
    const renewed = await provision(database.url, { ...service('three'), password: 'another' });
    expect(await query(renewed, 'SELECT n FROM three.kept')).toEqual([{ n: 1 }]);
  });

  test('may run on several replicas at the same moment', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => provision(database.url, service('four'))));
    expect(new Set(urls).size).toBe(1);
  });
});

describe('prepareDatabase', () => {
  class AddNotes1700000000000 {
    up = (runner: QueryRunner) =>
      runner.query(
        'CREATE TABLE notes (id serial PRIMARY KEY, word text); CREATE TABLE log (word text); CREATE TYPE mood AS ENUM ()',
      );
    down = (runner: QueryRunner) => runner.query('DROP TABLE notes, log');
  }
  class AddPages1700000000001 {
    up = (runner: QueryRunner) => runner.query('CREATE TABLE pages (id serial PRIMARY KEY)');
    down = (runner: QueryRunner) => runner.query('DROP TABLE pages');
  }
  const service = { schema: 'five', entities: [], migrations: [AddNotes1700000000000], appendOnly: ['log'] };

  const expectRows = async (url: string) => {
    await query(url, `INSERT INTO five.notes (word) VALUES ('a'); UPDATE five.notes SET word = 'b'`);
    await query(url, `DELETE FROM five.notes; INSERT INTO five.log VALUES ('a')`);
  };

  test('the role of the service’s URL gets rows only: no table is its own, and no row of a log changes', async () => {
    const url = as('rights_five', 'p@ss/word');
    await prepareDatabase(service, { url, ownerUrl: database.url });
    await expectRows(url);
    for (const forbidden of [
      'DELETE FROM five.log',
      `UPDATE five.log SET word = ''`,
      'TRUNCATE five.log',
      'ALTER TABLE five.log DISABLE TRIGGER ALL',
      'DROP TABLE five.notes',
      'TRUNCATE five.notes',
      'CREATE TABLE five.other (a text)',
      'DELETE FROM five.migrations',
      'SET ROLE rights_five_owner',
    ])
      await expect(query(url, forbidden)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('a table of a later migration is the service’s to use as soon as it is there', async () => {
    const url = as('rights_five', 'p@ss/word');
    const later = { ...service, migrations: [...service.migrations, AddPages1700000000001] };
    await prepareDatabase(later, { url, ownerUrl: database.url });
    await query(url, 'INSERT INTO five.pages DEFAULT VALUES');
    const [{ acl }] = (await query(
      database.url,
      `SELECT defaclacl::text AS acl FROM pg_default_acl WHERE defaclobjtype = 'r' AND defaclnamespace = 'five'::regnamespace`,
    )) as [{ acl: string }];
    expect(acl).toContain('rights_five=arwd');
  });

  test('without an owner nothing is done where nothing is pending, and else it says what is missing', async () => {
    const url = as('rights_five', 'p@ss/word');
    await prepareDatabase(service, { url });
    class AddMore1700000000002 extends AddPages1700000000001 {}
    const later = { ...service, migrations: [...service.migrations, AddMore1700000000002] };
    await expect(prepareDatabase(later, { url })).rejects.toThrow('DATABASE_OWNER_URL');
    await expect(prepareDatabase(service, { url: as('rights_six', 'x') })).rejects.toThrow('authentication failed');
  });

  /** As the release before left it: one role that owns its schema and all that is in it. */
  async function installedBefore(schema: string) {
    const role = `rights_${schema}`;
    await query(database.url, `CREATE ROLE ${role} LOGIN PASSWORD 'x'; CREATE SCHEMA ${schema} AUTHORIZATION ${role}`);
    const url = as(role, 'x');
    await prepareDatabase({ ...service, schema }, { url });
    await query(url, `INSERT INTO ${schema}.notes (word) VALUES ('kept')`);
    return url;
  }
  const ownedBy = (role: string) =>
    query(
      database.url,
      `SELECT count(*)::int AS owned FROM pg_shdepend
       WHERE refobjid = '${role}'::regrole AND deptype = 'o' AND dbid <> 0`,
    );

  test('what the role of an older installation owns goes to the owning role, while rows can be read and written', async () => {
    const url = await installedBefore('seven');
    const running = new pg.Client({ connectionString: url });
    await running.connect();
    await prepareDatabase({ ...service, schema: 'seven' }, { url, ownerUrl: database.url });
    expect(await ownedBy('rights_seven')).toEqual([{ owned: 0 }]);
    expect((await running.query('DELETE FROM seven.notes RETURNING word')).rows).toEqual([{ word: 'kept' }]);
    await expect(running.query('DELETE FROM seven.log')).rejects.toThrow('permission denied');
    await running.end();
  });

  test('a restored schema goes on under roles of other names', async () => {
    const restored = { ...service, schema: 'ten' };
    await prepareDatabase(restored, { url: as('rights_ten', 'x'), ownerUrl: database.url });
    const url = as('rights_renamed', 'x');
    const later = { ...restored, migrations: [...service.migrations, AddPages1700000000001] };
    await prepareDatabase(later, { url, ownerUrl: database.url });
    await query(url, `INSERT INTO ten.pages DEFAULT VALUES; INSERT INTO ten.notes (word) VALUES ('a')`);
    expect(await ownedBy('rights_ten_owner')).toEqual([{ owned: 0 }]);
    await expect(query(url, 'DELETE FROM ten.log')).rejects.toThrow('permission denied');
  });

  test('an owner who is no superuser makes the roles and takes an older installation over', async () => {
    const url = await installedBefore('eight');
    await query(
      database.url,
      `CREATE ROLE modest LOGIN CREATEROLE PASSWORD 'x'; GRANT CREATE ON DATABASE ${new URL(database.url).pathname.slice(1)} TO modest;
       GRANT rights_eight TO modest WITH ADMIN OPTION`,
    );
    const ownerUrl = as('modest', 'x');
    await prepareDatabase({ ...service, schema: 'eight' }, { url, ownerUrl });
    await prepareDatabase({ ...service, schema: 'nine' }, { url: as('rights_nine', 'x'), ownerUrl });
    expect(await ownedBy('rights_eight')).toEqual([{ owned: 0 }]);
    expect(await query(url, 'SELECT word FROM eight.notes')).toEqual([{ word: 'kept' }]);
    expect(await query(as('rights_nine', 'x'), 'SELECT word FROM nine.notes')).toEqual([]);
  });

  test('an owner who may make no roles migrates once an operator has run the SQL of the manual', async () => {
    const url = await installedBefore('eleven');
    const manual = await readFile(resolve(import.meta.dirname, '../../../deploy/database-roles.md'), 'utf8');
    const [, , takeOver] = manual.split('```sql');
    await query(database.url, "CREATE ROLE rights_migrations LOGIN PASSWORD 'x'");
    const ours = takeOver!.split('```')[0]!.replaceAll('gateway', 'eleven').replaceAll('blue_peony', 'rights');
    await query(database.url, ours);
    expect(await query(url, 'SELECT word FROM eleven.notes')).toEqual([{ word: 'kept' }]);
    const later = { ...service, schema: 'eleven', migrations: [...service.migrations, AddPages1700000000001] };
    await prepareDatabase(later, { url, ownerUrl: as('rights_migrations', 'x') });
    expect(await query(url, 'SELECT * FROM eleven.pages')).toEqual([]);
    await expect(query(url, 'DELETE FROM eleven.log')).rejects.toThrow('permission denied');
  });
});
