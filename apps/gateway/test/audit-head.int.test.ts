import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';
import { type Background, databaseOptions, observe, readMetrics } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { until } from '@blue-peony/test-kit';
import { runCommand } from '../src/command.ts';
import { headText, readHead } from '../src/audit/chain/audit-head.ts';
import { WatchAudit } from '../src/audit/chain/watch-audit.ts';
import { gatewayDatabase } from '../src/index.ts';
import { owner, useGateway } from './gateway-under-test.ts';

// Before the gateway that owns the database closes.
afterAll(async () => {
  stopObserving();
  await database.destroy();
});
const gateway = useGateway();
let database: DataSource;
let watch: WatchAudit;
let stopObserving: () => void;
beforeAll(async () => {
  const { config, parts } = gateway;
  database = await new DataSource(databaseOptions({ ...gatewayDatabase, url: config.databaseUrl })).initialize();
  // It writes when a test says so.
  const background = {
    every: () => undefined,
    observe: (source: Parameters<typeof observe>[0]) => (stopObserving = observe(source)),
  } as unknown as Background;
  watch = new WatchAudit(database, config, parts.logger, background);
});

const logged = (text: string) =>
  gateway.logs.filter((line) => line.includes(text)).map((line) => JSON.parse(line) as { seq?: number; hash?: string });

const mailed = async () => {
  const { rows } = await gateway.sql.query(`SELECT event->'payload' AS mail FROM outbox`);
  return rows.map(({ mail }) => mail as object).filter((mail) => 'kind' in mail && mail.kind === 'audit_head');
};
const untilLogged = (text: string) => until(() => logged(text).at(-1));

test('the head of the audit is logged from the start, and mailed to each owner once a week', async () => {
  expect(await untilLogged('audit head')).toMatchObject({ seq: expect.any(Number), hash: expect.any(String) });
  await gateway.signIn();
  await watch.write();
  const head = await readHead(database);
  expect(headText(head)).toBe(`${logged('audit head').at(-1)!.seq}:${logged('audit head').at(-1)!.hash}`);
  expect(await mailed()).toEqual([]);

  await gateway.sql.query(`UPDATE audit_mail SET sent_at = now() - interval '8 days'`);
  await watch.write();
  await watch.write();
  const [sequence, hash] = headText(head).split(':');
  expect(await mailed()).toEqual([{ kind: 'audit_head', sequence, hash, at: expect.any(String), to: owner.email }]);
});

test('no transaction waits while the whole chain is verified for the mail', async () => {
  await watch.write();
  await gateway.sql.query(`UPDATE audit_mail SET sent_at = now() - interval '8 days'`);
  const statements = async (where: string) =>
    (await gateway.sql.query(`SELECT query FROM pg_stat_activity WHERE ${where}`)).rows;
  await gateway.ownerSql.query('BEGIN; LOCK TABLE audit_chain IN ACCESS EXCLUSIVE MODE');
  const written = watch.write();
  try {
    await until(async () => (await statements(`wait_event_type = 'Lock' AND query LIKE '%FROM audit_chain c%'`))[0]);
    expect(await statements(`state = 'idle in transaction' AND query LIKE 'UPDATE audit_mail%'`)).toEqual([]);
  } finally {
    await gateway.ownerSql.query('ROLLBACK');
  }
  await written;
  const sent = await gateway.sql.query(`SELECT FROM audit_mail WHERE sent_at > now() - interval '1 day'`);
  expect(sent.rowCount).toBe(1);
});

test("the operator's command verifies the audit, also against a recorded head", async () => {
  const { config } = gateway;
  await gateway.signIn();
  const known = headText(await readHead(database));
  await gateway.signIn();
  const head = await readHead(database);
  expect(await runCommand(['verify-audit'], config)).toBe(
    `All ${head.seq} entries of the audit are as they were written. Its head is ${headText(head)}.`,
  );
  expect(await runCommand(['verify-audit', known], config)).toContain('as they were written');
  await expect(runCommand(['verify-audit', 'nonsense'], config)).rejects.toThrow('Usage:');
  const other = known.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
  await expect(runCommand(['verify-audit', other], config)).rejects.toThrow('is another: the chain was made again');
});

test('an owner reads the audit by person, subject and time, with the names that people have chosen', async () => {
  const { access_token, user } = await gateway.signIn(owner);
  await gateway.sql.query(`UPDATE staff SET user_metadata = '{"display_name": "Ola"}' WHERE id = $1`, [user.id]);
  const subject = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a11';
  await gateway.sql.query(
    `INSERT INTO audit (staff_id, action, subject, at) VALUES ($1, 'application.opened', $2, now() - interval '2 days'),
       ($1, 'application.scored', $2, now()), ($1, 'staff.banned', $1::text, now())`,
    [user.id, subject],
  );
  const read = async (query: Record<string, string>) => {
    const answer = await gateway.call(`/api/admin/audit?${new URLSearchParams(query)}`, access_token);
    return endpoints.readAudit.response.parse(await answer.json()).items;
  };
  const day = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const about = await read({ subject });
  expect(about.map(({ action, staff_name }) => [action, staff_name])).toEqual([
    ['application.scored', 'Ola'],
    ['application.opened', 'Ola'],
  ]);
  expect((await read({ subject, from: day(1) })).map(({ action }) => action)).toEqual(['application.scored']);
  expect((await read({ subject, to: day(1) })).map(({ action }) => action)).toEqual(['application.opened']);
  const [banned] = await read({ action: 'staff.banned', staff_id: user.id });
  expect(banned).toMatchObject({ subject: user.id, subject_name: 'Ola' });
});

test.each(['subject=%00', 'from=0000-01-01T00:00:00Z', 'cursor=x'])(
  'refuses the filter %s of the audit',
  async (query) => {
    const { access_token } = await gateway.signIn(owner);
    expect((await gateway.call(`/api/admin/audit?${query}`, access_token)).status).toBe(422);
  },
);

test('an owner exports the filtered audit as a spreadsheet, which adds an entry and sends a mail', async () => {
  const { access_token, user } = await gateway.signIn(owner);
  await gateway.sql.query(
    `INSERT INTO audit (staff_id, action, subject, detail) VALUES ($1, 'application.noted', 'exported', '=1+1')`,
    [user.id],
  );
  const path = '/api/admin/audit.csv?subject=exported';
  const response = await gateway.call(path, access_token);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, line, end] = (await response.text()).split('\r\n');
  expect(heading).toContain('"staff_name","staff_email","role","action","subject"');
  expect(line).toMatch(/"application.noted","exported",,"'=1\+1"$/);
  expect(end).toBe('');
  const { rows } = await gateway.sql.query('SELECT action, subject, detail, role FROM audit ORDER BY id DESC LIMIT 1');
  expect(rows[0]).toEqual({ action: 'audit.exported', subject: 'audit', detail: 'subject=exported', role: 'owner' });
  expect(await gateway.mail('data_exported', owner.email)).toMatchObject({ what: 'audit' });
  const reviewers = await gateway.signIn();
  expect((await gateway.call(path, reviewers.access_token)).status).toBe(403);
});

test('a change since the last head appears in the log and in the metrics', async () => {
  await watch.write();
  await gateway.signIn();
  expect(await readMetrics()).toMatch(/^blue_peony_audit_broken\S* 0$/m);
  await gateway.ownerSql.query(
    `SET blue_peony.audit_work = 'on'; UPDATE audit SET detail = 'nothing' WHERE id = (SELECT max(id) FROM audit)`,
  );
  await watch.write();
  expect(logged('audit chain is broken')).toHaveLength(1);
  expect(await readMetrics()).toMatch(/^blue_peony_audit_broken\S* 1$/m);
  expect(await readMetrics()).toMatch(/^blue_peony_audit_head_age_seconds\S* 0\.\d+$/m);
  await expect(runCommand(['verify-audit'], gateway.config)).rejects.toThrow('was changed');
});
