import { expect, test } from '@jest/globals';
import { innerKeys, until } from '@blue-peony/test-kit';
import { owner, reviewer, useGateway, useService } from './gateway-under-test.ts';

const intake = useService();
const gateway = useGateway(() => ({ intakeUrl: intake.url, intakeKeys: innerKeys }));

const staffRows = async () =>
  (await gateway.ownerSql.query<Record<string, unknown>>('SELECT * FROM staff ORDER BY email')).rows;

/** Entries about an account, oldest first. */
const told = (id: string) =>
  intake.received
    .filter(({ url }) => url === '/inner/ledger')
    .flatMap(({ body }) => (JSON.parse(body.toString()) as { entries: string[] }).entries)
    .filter((entry) => entry.startsWith(id));

/** Takes the accounts back to an earlier state, without the triggers that tell a change, as a restore does. */
async function restore(rows: Record<string, unknown>[], entries: string[]): Promise<void> {
  const { ownerSql } = gateway;
  await ownerSql.query("SET session_replication_role = 'replica'");
  for (const { id, role, banned_at, password_hash, updated_at } of rows)
    await ownerSql.query(
      'UPDATE staff SET role = $2, banned_at = $3, password_hash = $4, updated_at = $5 WHERE id = $1',
      [id, role, banned_at, password_hash, updated_at],
    );
  await ownerSql.query("SET session_replication_role = 'origin'");
  // An entry whose answer was late is told twice.
  await ownerSql.query('INSERT INTO restored_entries SELECT DISTINCT unnest($1::text[])', [entries]);
  await (await gateway.another()).close();
}

const status = async (account: { email: string; password: string }) =>
  (await gateway.post('/auth/v1/token?grant_type=password', account)).status;

test('a ban, a role and a password that changed after a backup hold when it is restored, and its sessions end', async () => {
  const [banned, changed] = [await gateway.idOf(reviewer), await gateway.idOf(owner)];
  const { refresh_token } = await gateway.signIn(owner);
  const before = await staffRows();
  await gateway.sql.query("UPDATE staff SET banned_at = now(), role = 'support' WHERE id = $1", [banned]);
  await gateway.ensureStaff({ ...owner, password: 'a newer long password' });
  await until(() => told(banned).some((entry) => entry.includes('.support.1.')) && told(changed).length > 1);

  const entries = [...new Set([...told(banned), ...told(changed)])];
  await restore(before, entries);
  expect((await staffRows()).find(({ id }) => id === banned)).toMatchObject({ role: 'support' });
  expect(await status(reviewer)).toBe(400);
  // Neither the password of before nor the lost one: it is set again by mail.
  expect([await status(owner), await status({ ...owner, password: 'a newer long password' })]).toEqual([400, 400]);
  expect((await gateway.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).status).toBe(400);
  await gateway.post('/auth/v1/recover', { email: owner.email });
  await gateway.mail('recovery', owner.email);
  expect((await gateway.ownerSql.query('SELECT FROM restored_entries')).rowCount).toBe(0);
});

test('a second factor that was removed after a backup does not come back with it', async () => {
  const id = await gateway.idOf(owner);
  const factor = `INSERT INTO factors (id, staff_id, friendly_name, sealed_secret, verified_at)
    VALUES (gen_random_uuid(), $1, 'lost phone', '', now())`;
  await gateway.sql.query(factor, [id]);
  const before = await staffRows();
  const known = told(id).length;
  await gateway.sql.query('DELETE FROM factors WHERE staff_id = $1', [id]);
  await until(() => told(id).length > known);
  await gateway.ownerSql.query("SET session_replication_role = 'replica'");
  await gateway.ownerSql.query(factor, [id]);
  await restore(before, told(id));
  expect((await gateway.sql.query('SELECT FROM factors WHERE staff_id = $1', [id])).rowCount).toBe(0);
});

test('an entry that the gateway did not sign, or an old one, changes no account', async () => {
  const before = await staffRows();
  const [entry = ''] = told(await gateway.idOf(owner));
  const forged = entry.replace(/^([^.]+)\.[^.]+/, `$1.${Date.now() + 60_000}`);
  await restore(before, [entry, forged, 'nonsense']);
  expect(await staffRows()).toEqual(before);
});
