import { expect, test } from '@jest/globals';
import { problemsIn, sealed } from './migrations.mjs';

/** A migration that runs these queries. */
const migration = (queries, given = {}) => ({
  ...given,
  async up(runner) {
    for (const sql of queries) await runner.query(sql);
  },
});
const problems = async (queries, given) =>
  (await problemsIn(new Map([['intake/New', migration(queries, given)]]), {})).join('\n');

test('two services may not name their migrations alike', async () => {
  const alike = new Map(['intake', 'commerce'].map((service) => [`${service}/AddPages`, migration([])]));
  expect(await problemsIn(alike, {})).toEqual(['AddPages: two services have a migration of this name']);
});

test.each([
  ['CREATE INDEX a ON orders (b)', 'without CONCURRENTLY'],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON orders (b)', 'outside of a transaction'],
  ['DROP INDEX a', 'without CONCURRENTLY'],
  ['ALTER TABLE orders ADD a text GENERATED ALWAYS AS (lower(b)) STORED', 'STORED column rewrites'],
  ['ALTER TABLE orders ADD a uuid DEFAULT gen_random_uuid()', 'volatile default'],
  ["ALTER TABLE orders ADD a timestamptz DEFAULT now() + random() * interval '1 s'", 'volatile default'],
  ['ALTER TABLE orders ADD a bigserial', 'serial column rewrites'],
  ['ALTER TABLE orders ADD a bigint GENERATED ALWAYS AS IDENTITY', 'identity column rewrites'],
  ['ALTER TABLE orders ADD a text NOT NULL', 'refuses the rows of the release before'],
  ["ALTER TABLE orders ADD a text CHECK (a <> '')", 'NOT VALID'],
  ['ALTER TABLE orders ADD a uuid REFERENCES buyers', 'NOT VALID'],
  ['ALTER TABLE orders ADD a text UNIQUE', 'builds an index under the lock'],
  ['ALTER TABLE orders ALTER a TYPE bigint', 'another type rewrites'],
  ['ALTER TABLE orders ALTER a SET NOT NULL', 'expandedIn'],
  ['ALTER TABLE orders DROP a', 'expandedIn'],
  ['ALTER TABLE orders RENAME a TO b', 'expandedIn'],
  ['ALTER TABLE orders RENAME TO a', 'expandedIn'],
  ['ALTER TABLE orders ALTER a DROP IDENTITY', 'expandedIn'],
  ['CREATE TABLE b (a date) PARTITION BY LIST (a); ALTER TABLE b ATTACH PARTITION orders DEFAULT', 'ATTACH PARTITION'],
  ['DROP TABLE orders', 'expandedIn'],
  ['DROP FUNCTION search_text', 'expandedIn'],
  ['ALTER TABLE orders ADD CONSTRAINT a CHECK (b > 0)', 'NOT VALID'],
  ['ALTER TABLE orders ADD CONSTRAINT a UNIQUE (b)', 'USING INDEX'],
  ['ALTER TABLE orders ADD FOREIGN KEY (a) REFERENCES buyers', 'NOT VALID'],
  ['ALTER TABLE orders VALIDATE CONSTRAINT a', 'outside of a transaction'],
  ['ALTER TABLE orders SET LOGGED', 'no rule yet'],
  ['UPDATE orders SET a = b', 'in batches'],
  ['DELETE FROM orders', 'in batches'],
  ['INSERT INTO ledger SELECT id FROM orders', 'in batches'],
  ['SET LOCAL statement_timeout = 0', 'how long a migration may wait'],
  ['SET lock_timeout = 0', 'how long a migration may wait'],
  ['TRUNCATE orders', 'no rule yet'],
  ['DO $$ BEGIN DELETE FROM orders; END $$', 'no rule yet'],
  ['CREATE TABLE a (b text); CREATE INDEX c ON orders (d)', 'without CONCURRENTLY'],
])('a migration may not run %s', async (sql, reason) => {
  expect(await problems([sql])).toContain(`intake/New: `);
  expect(await problems([sql])).toContain(reason);
});

test.each([
  ['CREATE INDEX CONCURRENTLY a ON orders (b)', 'IF NOT EXISTS'],
  ['DROP INDEX CONCURRENTLY a', 'IF EXISTS'],
  [
    'DROP INDEX CONCURRENTLY IF EXISTS a; CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON orders (b)',
    'a query of its own',
  ],
  ['ALTER TABLE orders ADD a text', 'needs a transaction'],
])('outside of a transaction a migration may not run %s', async (sql, reason) => {
  expect(await problems([sql], { transaction: false })).toContain(reason);
});

test.each([
  [
    [
      'CREATE TABLE a (b text NOT NULL UNIQUE); CREATE INDEX c ON a (b); ALTER TABLE a ADD d bigserial',
      'DELETE FROM a',
    ],
  ],
  [["ALTER TABLE orders ADD a text, ADD b jsonb NOT NULL DEFAULT '{}', ADD c timestamptz NOT NULL DEFAULT now()"]],
  [['ALTER TABLE orders ADD CONSTRAINT a CHECK (b > 0) NOT VALID', 'ALTER TABLE orders ALTER c DROP NOT NULL']],
  [['ALTER TABLE orders ALTER a DROP EXPRESSION']],
  [
    [
      'ALTER TABLE orders RENAME TO b; ALTER TABLE b ALTER id DROP IDENTITY',
      'CREATE TABLE orders (id bigint, c date) PARTITION BY LIST (c); ALTER TABLE orders ATTACH PARTITION b DEFAULT',
    ],
  ],
  [['CREATE FUNCTION a() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$']],
  [["INSERT INTO settings (a) VALUES ('b')", 'ALTER TABLE orders DROP CONSTRAINT a']],
])('what locks no rows for long passes: %j', async (queries) => {
  expect(await problems(queries)).toBe('');
});

test.each([
  [['CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON orders (b)', 'DROP INDEX CONCURRENTLY IF EXISTS c']],
  [['ALTER TABLE orders VALIDATE CONSTRAINT a']],
])('what takes long but stops nobody passes outside of a transaction: %j', async (queries) => {
  expect(await problems(queries, { transaction: false })).toBe('');
});

test('a column goes only when the migration that replaced it is released', async () => {
  const drops = { 'intake/New': migration(['ALTER TABLE orders DROP a'], { expandedIn: 'Expand1' }) };
  const expand = { 'intake/Expand1': migration(['ALTER TABLE orders ADD b text']) };
  const all = new Map(Object.entries({ ...expand, ...drops }));
  expect(await problemsIn(all, {})).toEqual(['intake/New: expandedIn: Expand1 is not released yet']);
  expect(await problemsIn(all, await sealed(new Map(Object.entries(expand))))).toEqual([]);
});

test('a released migration is left as it is, with all that it may not do today', async () => {
  const before = new Map([['intake/Old', migration(['CREATE INDEX a ON orders (b)'])]]);
  const released = await sealed(before);
  expect(await problemsIn(before, released)).toEqual([]);
  const edited = new Map([['intake/Old', migration(['CREATE INDEX a ON orders (c)'])]]);
  expect(await problemsIn(edited, released)).toEqual(['intake/Old: a released migration does something else now']);
  expect(await problemsIn(new Map(), released)).toEqual(['intake/Old: a released migration is gone']);
});
