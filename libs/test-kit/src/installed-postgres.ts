import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePorts } from './free-ports.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';
const startTimeoutMs = 20_000;
/** PostgreSQL does not run as root; this is `nobody`. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * A server from the machine's PostgreSQL package with an empty database, and the folder of the client tools that fit it:
 * the server from npm comes without them, and older ones refuse it.
 */
export async function startInstalledPostgres() {
  const versions = await readdir(installed).catch(() => []);
  const version = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!version) throw new Error('PostgreSQL with its tools is missing (Debian: apt-get install postgresql)');
  const bin = join(installed, version, 'bin');
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-postgres-'));
  if (unprivileged.uid) await chown(folder, unprivileged.uid, unprivileged.gid);
  const data = join(folder, 'data');
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...options], { ...unprivileged, cwd: folder });
  const [port] = await freePorts(1);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((one) => [
    '-c',
    one,
  ]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...unprivileged,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const deadline = Date.now() + startTimeoutMs;
  while (!(await createDatabase(url('postgres')).catch(() => false))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
    await sleep(100);
  }
  return {
    url: url('blue_peony'),
    bin,
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('CREATE DATABASE blue_peony');
    return true;
  } finally {
    await client.end();
  }
}
