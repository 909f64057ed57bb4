// Runs programs: to their end, or beside the bed with their output in a file.
import { execFile, spawn, type ExecFileOptions, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { at } from './paths.ts';

/** A program that runs beside the bed. */
export type Program = {
  ended(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Kills it and waits for its end. */
  end(): Promise<void>;
};

/** @returns what it printed @throws Error with what it complained about */
export function run(
  command: string,
  args: string[],
  { input, ...options }: ExecFileOptions & { input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { maxBuffer: 1e8, ...options }, (error, stdout, stderr) => {
      if (!error) return resolve(String(stdout));
      const called = `${command} ${args.slice(0, 4).join(' ')}`;
      reject(
        new Error(`${called} ended with ${error.code ?? error.signal}: ${[stdout, stderr].join('').slice(-4_000)}`),
      );
    });
    if (input !== undefined) child.stdin?.end(input);
  });
}

/** @param name of its log */
export function start(name: string, command: string, args: string[], options: SpawnOptions = {}): Program {
  mkdirSync(at('logs'), { recursive: true });
  const log = openSync(at('logs', `${name}.log`), 'a');
  const child = spawn(command, args, { stdio: ['ignore', log, log], ...options });
  closeSync(log);
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ended,
    signal: (signal) => void child.kill(signal),
    async end() {
      if (ended()) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
