// PostgreSQL: the server of the product, and a second one that follows it and can take its place.
import { appendFileSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, query, startInstalledPostgres } from '@blue-peony/test-kit';
import type { Pair } from './forward.ts';
import { at } from './paths.ts';

export const password = 'the password of the bed';
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** @param followed the server that it copies and follows */
export async function startPostgres(port: number, followed?: { port: number }) {
  mkdirSync(at('logs'), { recursive: true });
  const settings = ['listen_addresses=*', 'fsync=on', 'max_connections=300', 'shared_buffers=64MB'];
  const log = at('logs', `postgres-${port}.log`);
  const server = await startInstalledPostgres({ port, settings, log, ...(followed && { follows: followed.port }) });
  const { data, url } = server;
  const sql = <Row extends object>(text: string, values?: unknown[]) => query<Row>(url, text, values);
  const maintain = (text: string) => query(url.replace(/blue_peony$/, 'postgres'), text);
  const reload = () => sql('SELECT pg_reload_conf()');
  if (!followed) {
    appendFileSync(join(data, 'pg_hba.conf'), 'host all all 10.0.0.0/8 scram-sha-256\n');
    await maintain(`ALTER ROLE postgres PASSWORD '${password}'`);
    await reload();
  }
  return {
    port,
    /** The owner's, from this machine. */
    url,
    sql,
    /** Serves TLS with this certificate from the next connection on. */
    async serve({ certificate, key }: Pair) {
      const { uid, gid } = statSync(data);
      for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
        writeFileSync(join(data, name), text, { mode: 0o600 });
        chownSync(join(data, name), uid, gid);
      }
      await sql('ALTER SYSTEM SET ssl = on');
      await reload();
    },
    /** Acknowledges a commit only when a follower has it. */
    async waitForFollower() {
      await sql(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await reload();
      const follower = `SELECT FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')`;
      await eventually('the follower has caught up', async () => (await sql(follower)).length > 0);
    },
    /** Drops the database and makes a new one. */
    async empty() {
      await maintain('DROP DATABASE blue_peony WITH (FORCE)');
      await maintain('CREATE DATABASE blue_peony');
    },
    promote: () => server.tool('pg_ctl', 'promote', '-D', data),
    /** Ends it with its children, without writing anything down. */
    kill: () => server.signal('SIGKILL'),
  };
}
