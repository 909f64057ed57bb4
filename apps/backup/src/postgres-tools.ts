import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';

/**
 * Runs one of PostgreSQL's own tools, which must be at least as new as the server. The password is passed in the
 * environment and not in the command line.
 */
function run(tool: string, ownerUrl: string, args: string[]) {
  const url = new URL(ownerUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { PATH, NODE_EXTRA_CA_CERTS: authority } = process.env;
  const child = spawn(tool, [...args, `--dbname=${url.href}`], {
    env: {
      PATH,
      LC_ALL: 'C',
      PGPASSWORD: password,
      PGCONNECT_TIMEOUT: '10',
      // For `sslmode=verify-full`: these tools do not know what Node.js trusts.
      ...(authority && { PGSSLROOTCERT: authority }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${tool} failed: ${said.trim()}`);
  });
  ended.catch(() => undefined);
  return { child, ended };
}

/** Takes one compressed snapshot of the whole database while it stays writable. */
export async function dump<Result>(ownerUrl: string, take: (content: Readable) => Promise<Result>): Promise<Result> {
  // Unlogged tables hold counts of calls and nothing that outlives a crash.
  const whole = ['--format=custom', '--no-comments', '--no-security-labels', '--no-unlogged-table-data'];
  const { child, ended } = run('pg_dump', ownerUrl, whole);
  child.stdin.end();
  const taken = await take(child.stdout);
  await ended;
  return taken;
}

/** Loads a dump completely or not at all, into a database that does not contain it yet. */
export async function load(ownerUrl: string, content: Readable): Promise<void> {
  const { child, ended } = run('pg_restore', ownerUrl, ['--single-transaction', '--exit-on-error']);
  child.stdout.resume();
  // The tool's own error explains an early end; the broken pipe adds nothing.
  await pipeline(content, child.stdin).catch(() => undefined);
  await ended;
}

const scratch = 'restore_drill_';

/**
 * Creates an empty database beside the owner's one, and deletes it after the work, also when the work fails, and those of
 * more than a day ago, whose processes were killed.
 * @param work gets the owner's URL of the scratch database
 */
export async function withScratchDatabase<Result>(ownerUrl: string, work: (url: string) => Promise<Result>) {
  const ours = `SELECT datname AS name FROM pg_database WHERE pg_has_role(datdba, 'USAGE')`;
  const known = await query<{ name: string }>(ownerUrl, ours);
  for (const { name } of known)
    if (name.startsWith(scratch) && Number(name.slice(scratch.length)) < Date.now() - 86_400_000)
      await query(ownerUrl, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  const name = `${scratch}${Date.now()}`;
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  await query(ownerUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    return await work(url.href);
  } finally {
    await query(ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

/** @returns the number of rows of each table, by `schema.table` */
export async function countRows(url: string): Promise<Record<string, number>> {
  const tables = await query<{ schema: string; name: string }>(
    url,
    `SELECT schemaname AS schema, tablename AS name FROM pg_tables
     WHERE schemaname !~ '^pg_' AND schemaname <> 'information_schema' ORDER BY 1, 2`,
  );
  const counts: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const [row] = await query<{ count: number }>(url, `SELECT count(*)::int AS count FROM ${table}`);
    counts[`${schema}.${name}`] = row!.count;
  }
  return counts;
}

/** Roles that own a schema or may use it; each service has two. */
export async function readRoles(ownerUrl: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    ownerUrl,
    `SELECT DISTINCT rolname AS name FROM pg_namespace
     CROSS JOIN aclexplode(coalesce(nspacl, acldefault('n', nspowner))) JOIN pg_roles r ON r.oid = grantee
     WHERE nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public') AND rolname <> current_user`,
  );
  return rows.map(({ name }) => name);
}

/** Name of a schema that one of these roles owns; undefined without one. */
export async function findSchema(ownerUrl: string, roles: string[]): Promise<string | undefined> {
  const sql =
    'SELECT nspname AS name FROM pg_namespace JOIN pg_roles r ON r.oid = nspowner WHERE rolname = ANY($1) LIMIT 1';
  return (await query<{ name: string }>(ownerUrl, sql, [roles]))[0]?.name;
}

/** Creates missing roles without a way to log in; each service's migration adds the login. */
export async function ensureRoles(ownerUrl: string, roles: string[]): Promise<void> {
  const known = await query<{ name: string }>(ownerUrl, 'SELECT rolname AS name FROM pg_roles');
  for (const role of roles) {
    const name = pg.escapeIdentifier(role);
    if (!known.some((row) => row.name === role)) await query(ownerUrl, `CREATE ROLE ${name}`);
    await query(ownerUrl, `GRANT ${name} TO CURRENT_USER`);
  }
}

/**
 * Lets intake delete the files that no row names, photos with their tiles and files of mails: they came between the dump
 * and the copy of the buckets, and no job would look for them. A backup without files of mails may lack their table.
 * @param keys of intake's bucket
 */
export async function giveUpUnnamed(ownerUrl: string, keys: string[]): Promise<void> {
  const photos = keys.filter((key) => !key.includes('/')).map((key) => key.replace(/\.tile\.jpg$/, '.jpg'));
  await query(
    ownerUrl,
    `INSERT INTO intake.uploads (path, bytes, width, height, expired_at)
     SELECT DISTINCT path, 0, 0, 0, now() FROM unnest($1::text[]) AS path ON CONFLICT DO NOTHING`,
    [photos],
  );
  const ofMails = keys.flatMap((key) => /^replies\/([\da-f-]{36})$/.exec(key)?.[1] ?? []);
  if (ofMails.length === 0) return;
  await query(
    ownerUrl,
    `INSERT INTO intake.reply_files (id, place, name, type, bytes, picture, expired_at)
     SELECT id, 0, '', '', 0, false, now() FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`,
    [ofMails],
  );
}

/** Stores entries of the ledger for the service whose table it is. */
export async function noteEntries(ownerUrl: string, table: string, entries: string[]): Promise<void> {
  await query(ownerUrl, `INSERT INTO ${table} SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`, [entries]);
}

/**
 * Ends every session of staff, every invitation, and every link and code in a mail to them: one that has ended since the
 * backup would work again. @returns the number of sessions
 */
export async function endSessions(ownerUrl: string): Promise<number> {
  const [table] = await query<{ name: string | null }>(ownerUrl, `SELECT to_regclass('gateway.sessions') AS name`);
  if (!table?.name) return 0;
  const [ended] = await query<{ count: number }>(
    ownerUrl,
    `WITH codes AS (DELETE FROM gateway.one_time_codes),
       invitations AS (UPDATE gateway.staff SET invited_at = NULL WHERE confirmed_at IS NULL),
       ended AS (UPDATE gateway.sessions SET ended_at = now() WHERE ended_at IS NULL RETURNING id)
     SELECT count(*)::int AS count FROM ended`,
  );
  return ended!.count;
}

export async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 60_000 });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
