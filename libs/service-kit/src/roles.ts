import pg from 'pg';
import { attemptLocks, lockCodes } from './lock-attempts.ts';

/** Rights of a service on its schema. */
type Rights = {
  /** Login role of the service. It reads and writes rows and owns nothing. */
  role: string;
  schema: string;
  appendOnly?: readonly string[] | undefined;
  readOnly?: readonly string[] | undefined;
};

type ServiceRole = Rights & {
  password: string;
  extensions?: readonly string[] | undefined;
};

/** Runs a statement. */
type Query = (sql: string) => Promise<unknown>;

export const identifier = (name: string): string => pg.escapeIdentifier(name);

/** Name of the role that owns the schema. Migrations run as this role, and it cannot log in. */
export const ownerOf = (role: string): string => `${role}_owner`;

// Roles belong to the whole server: replicas, or two databases on it, may be provisioned at the same moment. That is
// duplicate_object, unique_violation, or "tuple concurrently updated", which has no code of its own.
export const roleCodes = [...lockCodes, '42710', '23505', 'XX000'];

/**
 * Makes, as the database's owner, a service's role, the role that owns its schema, and the schema. A second call sets
 * the password; what the service's role or the schema's owner before still owns goes to the owning role. An owner who
 * may make no roles must find them.
 * @returns the URL that the service connects with
 */
export async function provision(ownerUrl: string, service: ServiceRole): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 30_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolsuper OR rolcreaterole AS may FROM pg_roles WHERE rolname = current_user',
    );
    if (rows[0]!.may) await attemptLocks((ms) => provisionWith(client, service, ms), roleCodes);
  } finally {
    await client.end();
  }
  const url = new URL(ownerUrl);
  url.username = service.role;
  url.password = service.password;
  return url.href;
}

async function provisionWith(client: pg.Client, service: ServiceRole, lockTimeoutMs: number): Promise<void> {
  const { role, password, schema, extensions = [] } = service;
  const owner = identifier(ownerOf(role));
  await ensureRole(client, role, `LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  await ensureRole(client, ownerOf(role), 'NOLOGIN');
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${identifier(schema)} AUTHORIZATION ${owner}`);
  for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${identifier(name)}`);
  // In one transaction: the service may be running, and is never without its rights.
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
  try {
    // A restored schema belongs to a role of the installation that it comes from, which may have another name.
    const { rows } = await client.query<{ before: string }>(
      `SELECT rolname AS before FROM pg_namespace JOIN pg_roles ON pg_roles.oid = nspowner
       WHERE nspname = $1 AND rolname <> $2 AND NOT rolcanlogin`,
      [schema, ownerOf(role)],
    );
    await client.query(`ALTER SCHEMA ${identifier(schema)} OWNER TO ${owner}`);
    for (const name of [role, ...rows.map(({ before }) => before)])
      await client.query(`REASSIGN OWNED BY ${identifier(name)} TO ${owner}`);
    // What is left are its default rights, which no backup without this role could be restored with.
    for (const { before } of rows) await client.query(`DROP OWNED BY ${identifier(before)}`);
    await grant((sql) => client.query(sql), service);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function ensureRole(client: pg.Client, name: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${identifier(name)} ${attributes}`);
  await client.query(`GRANT ${identifier(name)} TO CURRENT_USER`);
}

/** Grants a service's role the rows of all present and future tables. The caller holds a transaction. */
export async function grant(query: Query, rights: Rights): Promise<void> {
  const { role, schema, appendOnly = [], readOnly = [] } = rights;
  const [to, within] = [identifier(role), identifier(schema)];
  const rows = 'SELECT, INSERT, UPDATE, DELETE';
  const defaults = `ALTER DEFAULT PRIVILEGES FOR ROLE ${identifier(ownerOf(role))} IN SCHEMA ${within}`;
  await query(`
    GRANT USAGE ON SCHEMA ${within} TO ${to};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${within} TO ${to};
    GRANT ${rows} ON ALL TABLES IN SCHEMA ${within} TO ${to};
    ${defaults} GRANT USAGE ON SEQUENCES TO ${to};
    ${defaults} GRANT ${rows} ON TABLES TO ${to}`);
  await query(revoke(to, schema, ['migrations', ...readOnly], 'INSERT, UPDATE, DELETE'));
  await query(revoke(to, schema, appendOnly, 'UPDATE, DELETE'));
}

/**
 * Revokes rights on existing tables. On a partition it revokes everything but SELECT, because rows arrive through its
 * parent table.
 */
const revoke = (from: string, schema: string, tables: readonly string[], rights: string) => `
  DO $$ DECLARE made regclass; BEGIN
    FOR made IN SELECT format('%I.%I', schemaname, tablename)::regclass FROM pg_tables
      WHERE schemaname = ${pg.escapeLiteral(schema)} AND tablename IN (${['', ...tables].map((name) => pg.escapeLiteral(name)).join()})
    LOOP
      EXECUTE format('REVOKE ${rights} ON %s FROM %s', made, ${pg.escapeLiteral(from)});
      FOR made IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = made
      LOOP EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %s FROM %s', made, ${pg.escapeLiteral(from)}); END LOOP;
    END LOOP;
  END $$`;
