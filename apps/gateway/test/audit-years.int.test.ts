import { afterEach, expect, test } from '@jest/globals';
import { KeyRing } from '@blue-peony/service-kit';
import { signCheckpoint } from '../src/audit/chain/checkpoints.ts';
import { makeMonth } from '../src/audit/chain/months.ts';
import { maintainAudit } from '../src/audit/chain/upkeep.ts';
import { verifyAudit } from '../src/audit/chain/verify-audit.ts';
import { anAudit, keys, type AnAudit } from './an-audit.ts';

let audit: AnAudit;
afterEach(() => audit.close());

const verify = () => verifyAudit(audit.database, keys);
const subjects = async () =>
  (await audit.database.query<{ subject: string }[]>('SELECT subject FROM audit ORDER BY id')).map(
    (row) => row.subject,
  );

/** Two months longer ago than the retention period of two years. */
const old = '2024-09-01';
const now = new Date('2026-11-22T12:00:00Z');

async function withOldMonth() {
  audit = await anAudit();
  await audit.migrate({ upkeep: (query) => query(makeMonth(old)) });
  const [first, later] = [`${old.slice(0, 7)}-05`, '2024-11-30'];
  for (const at of [first, first, later])
    await audit.all.query(
      `INSERT INTO audit (at, month, action, subject)
       VALUES ('${at}', date_trunc('month', date '${at}'), 'application.opened', '${at}')`,
    );
  await audit.add('young');
}
const keep = (at = now) => audit.migrate({ upkeep: (query) => maintainAudit(query, at) });

test('a month is deleted as a whole after two years, once a checkpoint is signed, and the remaining entries still verify', async () => {
  await withOldMonth();
  await keep();
  expect(await subjects()).toHaveLength(4);
  expect(await signCheckpoint(audit.database, keys, now)).toBe(true);
  expect(await signCheckpoint(audit.database, keys, now)).toBe(false);
  await verify();
  await keep();
  expect(await subjects()).toEqual(['2024-11-30', 'young']);
  expect((await verify()).entries).toBe(2);
});

test('a checkpoint deletes nothing younger than two years, and one with a wrong signature is reported', async () => {
  await withOldMonth();
  await audit.database.query(
    `INSERT INTO audit_checkpoints (month, seq, hash, signature) VALUES ('2026-11-01', 4, '', '')`,
  );
  await keep();
  expect(await subjects()).toEqual(['2024-11-30', 'young']);
  await expect(verify()).rejects.toThrow('The checkpoint of 2026-11-01 does not have the signature');

  await audit.close();
  await withOldMonth();
  await signCheckpoint(audit.database, new KeyRing(['another key']), now);
  await expect(verify()).rejects.toThrow('The checkpoint of 2024-10-01 does not have the signature');
});

test('tables exist for a year ahead, and entries of a month without one stay in the rest partition', async () => {
  audit = await anAudit();
  await keep(new Date('2030-03-31T23:00:00Z'));
  await audit.all
    .query(`INSERT INTO audit (month, action, subject) VALUES ('2031-03-01', 'application.opened', 'ahead'),
    ('2031-04-01', 'application.opened', 'far ahead')`);
  await keep(new Date('2031-04-01T00:00:00Z'));
  const { rows } = await audit.all.query(`SELECT tableoid::regclass::text AS name FROM audit ORDER BY id`);
  expect(rows.map(({ name }) => name as string)).toEqual(['audit_2031_03', 'audit_rest']);
});
