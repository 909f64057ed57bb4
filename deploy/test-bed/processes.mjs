// Runs programs: to their end, or beside the bed with their output in a file.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from './paths.mjs';

/**
 * @typedef {object} Program a program that runs beside the bed
 * @property {number} pid
 * @property {() => boolean} ended
 * @property {(signal: NodeJS.Signals) => void} signal
 * @property {(signal?: NodeJS.Signals) => Promise<void>} end signals it, SIGKILL by default, and waits for its end
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions & { input?: string }} [options]
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it complained about
 */
export function run(command, args, { input, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { maxBuffer: 1e8, ...options }, (error, stdout, stderr) => {
      if (error)
        reject(
          new Error(
            `${command} ${args.slice(0, 4).join(' ')}: ${error.message}\n${String(stderr || stdout)}`.slice(0, 4_000),
          ),
        );
      else resolve(String(stdout));
    });
    if (input !== undefined) child.stdin?.end(input);
  });
}

/**
 * @param {string} name of its log
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Program}
 */
export function start(name, command, args, options = {}) {
  mkdirSync(at('logs'), { recursive: true });
  const log = openSync(at('logs', `${name}.log`), 'a');
  const child = spawn(command, args, { stdio: ['ignore', log, log], ...options });
  closeSync(log);
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: Number(child.pid),
    ended,
    signal: (signal) => void child.kill(signal),
    async end(signal = 'SIGKILL') {
      if (ended()) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

/**
 * @template T
 * @param {string} what is awaited, for the error
 * @param {() => Promise<T> | T} probe that throws or returns something falsy until it is so
 * @param {number} [withinMs]
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(what, probe, withinMs = 60_000) {
  const deadline = Date.now() + withinMs;
  let last = '';
  for (;;) {
    try {
      const value = await probe();
      if (value) return value;
    } catch (error) {
      last = /** @type {Error} */ (error).message;
    }
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs / 1_000} s: ${what}. ${last}`);
    await sleep(200);
  }
}

/**
 * Repeats an action until it is stopped; a failed turn is repeated like any other.
 * @param {() => Promise<unknown>} action
 * @param {number} everyMs
 * @returns {() => Promise<void>} stops it
 */
export function repeat(action, everyMs) {
  const stopping = new AbortController();
  const working = (async () => {
    while (!stopping.signal.aborted) {
      await action().catch(() => undefined);
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await working;
  };
}
