import { expect, test } from '@jest/globals';
import { createDatabase, query } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database.ts';

test('a day begins in UTC, whatever the time zone of the database server', async () => {
  const { url, drop } = await createDatabase();
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET TimeZone = 'Pacific/Kiritimati'`);
  const given = databaseOptions({ url, schema: 'public', entities: [], migrations: [] });
  const database = await new DataSource(given).initialize();
  const [{ day }] = await database.query<[{ day: Date }]>(`SELECT '2026-11-20'::date::timestamptz AS day`);
  expect(day).toEqual(new Date('2026-11-20T00:00:00Z'));
  await database.destroy();
  await drop();
});
