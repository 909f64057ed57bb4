// PostgreSQL: the server of the product, and a second one that follows it and can take its place.
import { appendFileSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { at } from './paths.mjs';
import { run, start, until } from './processes.mjs';

const installed = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; this is the user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };
export const password = 'the password of the bed';
/** @param {number} port */
const urlAt = (port, name = 'blue_peony') => `postgres://postgres@127.0.0.1:${port}/${name}`;

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/** @param {number} port @param {Postgres} [followed] the server that it copies and follows */
export async function startPostgres(port, followed) {
  const bin = join(installed, readdirSync(installed).sort((a, b) => Number(b) - Number(a))[0], 'bin');
  const folder = at(`postgres-${port}`);
  const data = join(folder, 'data');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  chownSync(folder, nobody.uid, nobody.gid);
  const options = { ...nobody, cwd: folder, env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH } };
  if (followed) {
    const from = ['-h', '127.0.0.1', '-p', `${followed.port}`, '-U', 'postgres'];
    await run(
      join(bin, 'pg_basebackup'),
      ['-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      options,
    );
  } else {
    const plain = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--username=postgres'];
    await run(join(bin, 'initdb'), [`--pgdata=${data}`, '--auth=trust', ...plain], options);
    appendFileSync(join(data, 'pg_hba.conf'), 'host all all 10.0.0.0/8 scram-sha-256\n');
  }
  const settings = ['listen_addresses=*', 'unix_socket_directories=', 'max_connections=300', 'shared_buffers=64MB'];
  const server = start(
    `postgres-${port}`,
    join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  await until(`PostgreSQL answers on ${port}`, () => query(urlAt(port, 'postgres'), 'SELECT 1'));
  if (!followed) {
    await query(urlAt(port, 'postgres'), 'CREATE DATABASE blue_peony');
    await query(urlAt(port, 'postgres'), `ALTER ROLE postgres PASSWORD '${password}'`);
  }
  return {
    port,
    /** The owner's, from this machine. */
    url: urlAt(port),
    /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} rows */
    sql: (text, values) => query(urlAt(port), text, values),
    /**
     * Serves TLS with this certificate from the next connection on.
     * @param {{ certificate: string, key: string }} pair as PEM
     */
    async serve({ certificate, key }) {
      for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': key })) {
        writeFileSync(join(data, name), text, { mode: 0o600 });
        chownSync(join(data, name), nobody.uid, nobody.gid);
      }
      await query(urlAt(port), 'ALTER SYSTEM SET ssl = on');
      await query(urlAt(port), 'SELECT pg_reload_conf()');
    },
    /** Acknowledges a commit only when a follower has it. */
    async waitForFollower() {
      await query(urlAt(port), `ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await query(urlAt(port), 'SELECT pg_reload_conf()');
      await until('the follower has caught up', async () => {
        const rows = await query(urlAt(port), `SELECT FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')`);
        return rows.length > 0;
      });
    },
    /** Drops the database and makes a new one. */
    async empty() {
      await query(urlAt(port, 'postgres'), 'DROP DATABASE blue_peony WITH (FORCE)');
      await query(urlAt(port, 'postgres'), 'CREATE DATABASE blue_peony');
    },
    promote: () => run(join(bin, 'pg_ctl'), ['promote', '-D', data], options),
    /** Ends it with its children, without writing anything down. */
    async kill() {
      const children = await run('ps', ['-o', 'pid=', '--ppid', `${server.pid}`]).catch(() => '');
      await server.end();
      for (const pid of children.split(/\s+/).filter(Boolean)) {
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It has ended with its server.
        }
      }
    },
  };
}

/** @param {string} connectionString @param {string} text @param {unknown[]} [values] */
async function query(connectionString, text, values) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
