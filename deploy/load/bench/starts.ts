// Time until the product answers and memory that it uses: `npm start` in a data folder that exists, each service of the
// images on a migrated database, and the build of a fresh clone.
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyFolder, startProduct } from '@blue-peony/e2e/product';
import { memory, wholeMemory } from './processor-time.ts';
import { services, startStack } from './stack.ts';
import { atMost, median, spread, type Options, type Part } from './statistics.ts';

const root = resolve(import.meta.dirname, '../../..');
const npmStart = { command: ['npm', 'start'], cwd: root };
const program = 'standalone/dist/main.js';
/** What of a process's command tells which part of the product it is. */
const parts = { 'its process': program, PostgreSQL: 'postgres', all: '' };
/** After it the pools have closed the connections that nothing needs. */
const idleMs = 60_000;

const limits: Record<string, number> = {
  'npm start, s': 3,
  'npm start, MB of its process': 200,
  'npm start, MB of all': 190,
  'intake, s': 1.5,
  'gateway, s': 1.5,
  'commerce, s': 1.5,
  'notification, s': 1.5,
  'build of a fresh clone, s': 15,
};

export async function starts({ rounds }: Options): Promise<Part> {
  const measured: Record<string, number[]> = {};
  const add = (what: string, value: number) => (measured[what] ??= []).push(value);
  await timeNpmStart(rounds, add);
  await timeServices(rounds, add);
  await timeBuild(add);
  const rows = Object.entries(measured).map(([what, values]) => ({ what, measured: spread(values) }));
  return { rows, bars: Object.entries(limits).map(([what, limit]) => atMost(what, limit, median(measured[what]!))) };
}

type Add = (what: string, value: number) => void;

async function timeNpmStart(rounds: number, add: Add): Promise<void> {
  const folder = await emptyFolder();
  try {
    // Round -1 makes the data folder.
    for (let round = -1; round < rounds; round++) {
      const began = performance.now();
      const product = await startProduct({ DATA_DIR: join(folder.path, 'data') }, [], npmStart);
      const seconds = (performance.now() - began) / 1_000;
      await sleep(idleMs);
      const processes = memory(product.pid);
      const { pid } = processes.find(({ command }) => command.includes(program))!;
      if (round >= 0) {
        add('npm start, s', seconds);
        for (const [what, part] of Object.entries(parts))
          add(
            `npm start, MB of ${what}`,
            processes
              .filter(({ command }) => command.includes(part))
              .reduce((sum, { megabytes }) => sum + megabytes, 0),
          );
      }
      // npm hands no signal on.
      process.kill(pid, 'SIGINT');
      await product.ended;
    }
  } finally {
    await folder.remove();
  }
}

async function timeServices(rounds: number, add: Add): Promise<void> {
  const stack = await startStack();
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of services) {
        const { startedInMs, pid, stop } = await stack.start(name);
        add(`${name}, s`, startedInMs / 1_000);
        add(`${name}, MB at idle`, wholeMemory(pid));
        await stop();
      }
  } finally {
    await stack.stop();
  }
}

/** Once only: packages are installed first. Nx shares its cache between clones, so the build does without it. */
async function timeBuild(add: Add): Promise<void> {
  const folder = await emptyFolder();
  const env = { ...process.env, NX_SKIP_NX_CACHE: 'true' };
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder.path, env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('git', 'clone', '-q', root, '.');
    run('npm', 'ci');
    const began = performance.now();
    run('npm', 'run', 'build');
    add('build of a fresh clone, s', (performance.now() - began) / 1_000);
  } finally {
    await folder.remove();
  }
}
