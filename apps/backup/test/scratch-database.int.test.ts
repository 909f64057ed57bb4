import { expect, test } from '@jest/globals';
import { createDatabase, query } from '@blue-peony/test-kit';
import { withScratchDatabase } from '../src/postgres-tools.ts';

test('a drill drops what a killed one has left a day ago, and not the database of one under way', async () => {
  const { url, drop } = await createDatabase();
  const hoursAgo = (hours: number) => `restore_drill_${Date.now() - hours * 3_600_000}`;
  const [left, other] = [hoursAgo(25), hoursAgo(23)];
  for (const name of [left, other]) await query(url, `CREATE DATABASE ${name}`);
  const there = async () => {
    const rows = await query<{ datname: string }>(
      url,
      `SELECT datname FROM pg_database WHERE datname ^@ 'restore_drill_'`,
    );
    return rows.map(({ datname }) => datname);
  };
  const during = await withScratchDatabase(url, there);
  expect([during.length, during.includes(left)]).toEqual([2, false]);
  expect(await there()).toEqual([other]);
  await query(url, `DROP DATABASE ${other}`);
  await drop();
});
