import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger, databaseOptions, migrate, provision } from '@blue-peony/service-kit';
import { createDatabase } from '@blue-peony/test-kit';
import { DataSource } from 'typeorm';
import { gatewayDatabase } from '../src/index.ts';
import { DeleteOldAudit } from '../src/shared/delete-old-audit.ts';

let owner: Awaited<ReturnType<typeof createDatabase>>;
let database: DataSource;
beforeAll(async () => {
  owner = await createDatabase();
  const url = await provision(owner.url, { ...gatewayDatabase, role: 'blue_peony_gateway', password: 'test' });
  await migrate({ ...gatewayDatabase, url, ownerUrl: owner.url });
  database = await new DataSource(databaseOptions({ ...gatewayDatabase, url })).initialize();
});
afterAll(async () => {
  await database.destroy();
  await owner.drop();
});

const subjects = async () =>
  (await database.query<{ subject: string }[]>('SELECT subject FROM audit ORDER BY id')).map(({ subject }) => subject);

test('audit entries go after their two years, and nobody can take younger ones', async () => {
  await database.query(
    `INSERT INTO audit (at, action, subject) VALUES
       (now() - interval '25 months', 'application.opened', 'old'),
       (now() - interval '23 months', 'application.opened', 'kept'),
       (now() - interval '11 months', 'application.opened', 'young')`,
  );
  const job = new DeleteOldAudit(database, createLogger({ service: 'test', level: 'silent' }));
  expect(await job.delete()).toBe(false);
  expect(await subjects()).toEqual(['kept', 'young']);
  await expect(database.query('DELETE FROM audit')).rejects.toThrow('permission denied');
  await database.query('SELECT delete_old_audit(0, 1000)');
  expect(await subjects()).toEqual(['young']);
});
