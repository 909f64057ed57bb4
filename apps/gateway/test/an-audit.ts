import { databaseOptions, KeyRing, migrate, provision } from '@blue-peony/service-kit';
import { createDatabase } from '@blue-peony/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { gatewayDatabase } from '../src/index.ts';

export const keys = new KeyRing(['a key for the tests, of more than 32 characters']);

/** A gateway's database, with connections as the service's own role and as a superuser. */
export async function anAudit() {
  const owner = await createDatabase();
  const service = { ...gatewayDatabase, role: 'audit_test', password: 'test' };
  const url = await provision(owner.url, service);
  const bring = (given: Partial<typeof gatewayDatabase> = {}) =>
    migrate({ ...gatewayDatabase, ...given, url, ownerUrl: owner.url });
  await bring();
  const database = await new DataSource(databaseOptions({ ...gatewayDatabase, url })).initialize();
  const all = new pg.Client({ connectionString: owner.url, options: '-c search_path=gateway' });
  await all.connect();
  return {
    url,
    database,
    migrate: bring,
    ownerUrl: owner.url,
    /** Runs SQL as superuser without the triggers that protect the audit. */
    async tamper(sql: string) {
      await all.query(
        `SET session_replication_role = replica; SET blue_peony.audit_work = 'on'; ${sql}; RESET ALL; SET search_path = gateway`,
      );
    },
    all,
    async add(subject: string, detail = '') {
      const [row] = await database.query<[{ id: string }]>(
        `INSERT INTO audit (action, subject, detail) VALUES ('application.opened', $1, $2) RETURNING id`,
        [subject, detail],
      );
      return row.id;
    },
    async close() {
      await Promise.all([database.destroy(), all.end()]);
      await owner.drop();
    },
  };
}

export type AnAudit = Awaited<ReturnType<typeof anAudit>>;
