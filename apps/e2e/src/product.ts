import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { testConfig, untilReady } from '@blue-peony/test-kit';

export const builtProgram = resolve(import.meta.dirname, '../../standalone/dist/main.js');

export type Product = {
  siteUrl: string;
  /** Empty when the mails go to another server. */
  mailInboxUrl: string;
  /** The address of the hidden download page. */
  downloadsUrl: string;
  staff: { email: string; password: string };
  pid: number;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** The output of the process so far. */
  output(): string;
  /** Stops it like Ctrl-C. @returns the exit code */
  stop(): Promise<number | null>;
  /** kill -9 */
  kill(): Promise<void>;
};

export type Settings = Record<string, string>;

/** A new, empty folder, in a place that PostgreSQL's user can reach when the tests run as root. */
export async function emptyFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'blue-peony-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * A new data folder. Where the test run has made one that the product has started on, a copy of it, because a start on
 * an empty folder takes several times as long.
 */
export async function dataFolder(): ReturnType<typeof emptyFolder> {
  const folder = await emptyFolder();
  const { startedFolder } = testConfig;
  if (startedFolder) await promisify(execFile)('cp', ['-a', `${startedFolder}/.`, folder.path]);
  return folder;
}

/** The command to run instead of the built product, and its folder. */
export type Program = { command: string[]; cwd?: string };
const built: Program = { command: [process.execPath, builtProgram] };

export function launch(settings: Settings, args: string[] = [], { command: [name, ...first], cwd }: Program = built) {
  const { PATH, HOME } = process.env;
  const child = spawn(name!, [...first, ...args], {
    cwd,
    env: { PATH, HOME, TZ: 'UTC', MALLOC_ARENA_MAX: '2', PORT: '0', MAIL_INBOX_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => text };
}

/** Starts the built product like `npm start` and waits until it is ready. */
export async function startProduct(settings: Settings, args: string[] = [], program = built): Promise<Product> {
  const { child, ended, output } = launch({ LOG_LEVEL: 'info', ...settings }, args, program);
  const cell = (name: string) => new RegExp(`│ +${name} +│ (\\S+)`).exec(output())?.[1] ?? '';
  await untilReady('The product', () => cell('API'), { child, said: output });
  return {
    siteUrl: cell('Site'),
    downloadsUrl: cell('Guide downloads'),
    mailInboxUrl: cell('Mail inbox').replace(/^none.*/, ''),
    staff: { email: cell('email'), password: cell('password') },
    pid: child.pid!,
    ended,
    output,
    stop: () => (child.kill('SIGINT'), ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A column of `ps` for the database server and its children. */
export async function databaseProcesses(DATA_DIR: string, column: 'pid' | 'uid'): Promise<string[]> {
  const [server] = (await readFile(join(DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  const list = execFileSync('ps', ['-o', `${column}=`, '--pid', server!, '--ppid', server!], { encoding: 'utf8' });
  return list.trim().split(/\s+/);
}
