import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const builtProgram = resolve(import.meta.dirname, '../../standalone/dist/main.js');
const startTimeoutMs = 60_000;

export type Product = {
  siteUrl: string;
  /** Empty where the mails go elsewhere. */
  mailInboxUrl: string;
  /** The hidden page. */
  downloadsUrl: string;
  staff: { email: string; password: string };
  pid: number;
  /** Resolves with the exit code once the process is over. */
  ended: Promise<number | null>;
  /** What the process has written so far. */
  output(): string;
  /** As Ctrl-C does. @returns the exit code */
  stop(): Promise<number | null>;
  /** kill -9 */
  kill(): Promise<void>;
};

export type Settings = Record<string, string>;

/** A new data folder; it must be where PostgreSQL's own user can reach it when the tests run as root. */
export async function dataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'blue-peony-e2e-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** What is run instead of the built product, and where. */
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

/** Starts the built product, as `npm start` does, and waits until it is ready. */
export async function startProduct(settings: Settings, args: string[] = [], program = built): Promise<Product> {
  const { child, ended, output } = launch({ LOG_LEVEL: 'info', ...settings }, args, program);
  const cell = (name: string) => new RegExp(`│ +${name} +│ (\\S+)`).exec(output())?.[1] ?? '';
  const deadline = Date.now() + startTimeoutMs;
  while (!cell('API')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The product did not start:\n${output()}`);
    await sleep(50);
  }
  return {
    siteUrl: cell('Site'),
    downloadsUrl: cell('Guide downloads'),
    mailInboxUrl: cell('Mail inbox').replace(/^none.*/, ''),
    staff: { email: cell('e-mail'), password: cell('password') },
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
