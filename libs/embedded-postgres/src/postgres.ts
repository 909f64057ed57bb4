import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { giveAway, initializer, passableFolder, reachable, serverPrograms, unprivileged } from './binaries.ts';
import { supervise, type Supervisor } from './supervise.ts';

export type EmbeddedPostgres = {
  /** Owner's URL of database `blue_peony`. */
  url: string;
  stop(): Promise<void>;
};

type Options = {
  /** Contains the cluster, its password and, if needed, a copy of the server. Created when missing. */
  folder: string;
  /** Faster, but not durable after a power cut; for tests only. */
  throwaway?: boolean;
  /** Is informed when the server ends unexpectedly and is restarted. */
  supervisor?: Supervisor;
};

const startTimeoutMs = 30_000;
const stopTimeoutSeconds = '20';
const database = 'blue_peony';
const silent: Supervisor = { onRestart: () => undefined, onFailure: () => undefined };

/**
 * Starts the real PostgreSQL server from npm on a free port of 127.0.0.1, also as root, and restarts it after an
 * unexpected end. First stops a server that an earlier process left running in the same folder.
 * @throws Error with the server's last output when it does not start within 30 s
 */
export async function startPostgres({
  folder,
  throwaway = false,
  supervisor = silent,
}: Options): Promise<EmbeddedPostgres> {
  const home = await homeFor(resolve(folder));
  const programs = await serverPrograms(home);
  const cluster = join(home, 'cluster');
  const passwordFile = join(home, 'password');

  if (!hasCluster(home)) await initialize(programs.initdb, cluster, passwordFile);
  // Another user may have created the cluster.
  await giveAway(home);
  const password = await readFile(passwordFile, 'utf8');
  const stop = () => run(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', stopTimeoutSeconds]);
  if (existsSync(join(cluster, 'postmaster.pid'))) await stop().catch(() => undefined);

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'logging_collector=off',
  ];
  if (throwaway) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
  const release = await supervise(() => launch(programs.postgres, args, url('postgres')), supervisor);
  await ensureDatabase(url('postgres'));
  return {
    url: url(database),
    async stop() {
      if (await release()) await stop();
    },
  };
}

async function initialize(initdb: string, cluster: string, passwordFile: string): Promise<void> {
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await giveAway(dirname(cluster), initializer);
  const flags = ['--auth=scram-sha-256', '--username=postgres', '--encoding=UTF8', '--no-sync'];
  // The builtin locale does not depend on the locales of the machine.
  flags.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C');
  await run(initdb, [`--pgdata=${cluster}`, `--pwfile=${passwordFile}`, ...flags], initializer);
}

/** Resolves once the server answers. */
async function launch(program: string, args: string[], url: string): Promise<ChildProcess> {
  // Its own process group: Ctrl-C then reaches only this process, which stops the server when it no longer needs it.
  const options = { ...unprivileged, detached: true, env: { LC_ALL: 'C' } };
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await ready(server, url).catch((error: unknown) => {
    server.kill('SIGQUIT');
    throw error;
  });
  server.unref();
  return server;
}

/**
 * A folder that PostgreSQL's own user can reach: `folder` itself or, inside a closed home directory, a place under
 * /var/lib to which `folder` links. A cluster that exists is kept: where another user has made it, or whose link has
 * another name since.
 */
async function homeFor(folder: string): Promise<string> {
  await passableFolder(dirname(folder));
  const linked = await readlink(folder).catch(() => undefined);
  if (linked && hasCluster(linked)) return open(linked);
  if (linked) await rm(folder);
  if (await reachable(dirname(folder))) return open(folder);

  const elsewhere = `/var/lib/blue-peony/${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  await passableFolder(dirname(elsewhere));
  // Nothing links to it any more: its data folder was deleted.
  await rm(elsewhere, { recursive: true, force: true });
  if (!hasCluster(folder)) {
    await rm(folder, { recursive: true, force: true });
    await symlink(elsewhere, folder);
  } else {
    const before = `${folder}.before`;
    await cp(folder, elsewhere, { recursive: true, verbatimSymlinks: true });
    await rename(folder, before);
    await symlink(elsewhere, folder);
    await rm(before, { recursive: true });
  }
  return open(elsewhere);
}

const hasCluster = (home: string) => existsSync(join(home, 'cluster/PG_VERSION'));

async function open(home: string): Promise<string> {
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  return home;
}

/** Resolves when the program ends; rejects with its output when it fails. */
async function run(program: string, args: string[], user = unprivileged): Promise<void> {
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'], env: { LC_ALL: 'C' } });
  const said = lastWords(child);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed: ${said()}`);
}

function lastWords(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text = (text + chunk).slice(-2_000)));
  return () => text.trim();
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const said = lastWords(server);
  const failed = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${said()}`);
  });
  failed.catch(() => undefined);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    try {
      await Promise.race([client.connect(), failed]);
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${said()}`, { cause: error });
      await sleep(50);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
