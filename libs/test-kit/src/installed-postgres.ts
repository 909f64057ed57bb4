import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePorts } from './free-ports.ts';
import { untilReady } from './until.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; this is the user `nobody`. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

type Options = {
  /** Additional environment of the server. */
  env?: Record<string, string>;
  port?: number;
  /** Settings on top of those of a throwaway server on this machine. */
  settings?: string[];
  /** The port of a server that it copies and follows. */
  follows?: number;
  /** The file of its log. */
  log?: string;
};

/**
 * A server from the machine's PostgreSQL package with an empty database, and the folder of the matching client tools:
 * the server from npm has none, and older tools refuse it.
 */
export async function startInstalledPostgres({ env = {}, settings: given = [], follows, log, ...more }: Options = {}) {
  const versions = await readdir(installed).catch(() => []);
  const version = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (!version) throw new Error('PostgreSQL with its tools is missing (Debian: apt-get install postgresql)');
  const bin = join(installed, version, 'bin');
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-postgres-'));
  if (unprivileged.uid) await chown(folder, unprivileged.uid, unprivileged.gid);
  const data = join(folder, 'data');
  const asUser = { ...unprivileged, cwd: folder };
  if (follows) {
    const from = ['-h', '127.0.0.1', '-p', `${follows}`, '-U', 'postgres'];
    await run(
      join(bin, 'pg_basebackup'),
      ['-D', data, ...from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      asUser,
    );
  } else {
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...options], asUser);
  }
  const port = more.port ?? (await freePorts(1))[0];
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...given];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])];
  const output = log ? openSync(log, 'a') : 'ignore';
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let server: ChildProcess;
  const start = async (isReady: () => Promise<boolean>) => {
    const stdio = ['ignore', output, output] as const;
    server = spawn(join(bin, 'postgres'), args, { ...asUser, stdio: [...stdio], env: { LC_ALL: 'C.UTF-8', ...env } });
    await untilReady('PostgreSQL', isReady, { child: server });
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    await signalTree(server.pid!, signal);
    await ended;
  };
  await start(() => ask(url('postgres'), follows ? 'SELECT 1' : 'CREATE DATABASE blue_peony'));
  return {
    url: url('blue_peony'),
    bin,
    data,
    /** Runs a program of the package as the server's user. */
    tool: (name: string, ...args: string[]) => run(join(bin, name), args, asUser),
    /** Signals the server and its children: ends it (SIGINT: quickly, rolling back), or pauses it. */
    signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGINT') =>
      signal === 'SIGKILL' || signal === 'SIGINT' ? end(signal) : signalTree(server.pid!, signal),
    /** Starts the server again after its end. */
    start: () => start(() => ask(url('blue_peony'), 'SELECT 1')),
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Signals the server before its children, so that it does not start a new child for one that ends. A clean shutdown
 * signals only the server.
 */
export async function signalTree(pid: number, signal: NodeJS.Signals): Promise<void> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }));
  const children = signal === 'SIGINT' ? [] : stdout.trim().split(/\s+/).filter(Boolean).map(Number);
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, signal);
    } catch {
      // The process has ended already.
    }
  }
}

async function ask(url: string, statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
