// Time until the product answers and memory that it uses: `npm start` in a data folder that exists, each service of the
// images on a migrated database, and the build of a fresh clone.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct } from '@blue-peony/e2e/product';
import { memory } from './processor-time.mjs';
import { startStack } from './stack.mjs';
import { atMost, median, spread } from './statistics.mjs';

const root = resolve(import.meta.dirname, '../../..');
const npmStart = { command: ['npm', 'start'], cwd: root };
const program = 'standalone/dist/main.js';

export async function starts({ rounds }) {
  const measured = { ...(await timeNpmStart(rounds)), ...(await timeServices(rounds)), ...(await timeBuild()) };
  const limits = {
    'npm start, s': 3,
    'npm start, MB of its process': 200,
    'intake, s': 1.5,
    'gateway, s': 1.5,
    'commerce, s': 1.5,
    'notification, s': 1.5,
    'build of a fresh clone, s': 15,
  };
  const rows = Object.entries(measured).map(([what, values]) => ({ what, measured: spread(values) }));
  return { rows, bars: Object.entries(limits).map(([what, limit]) => atMost(what, limit, median(measured[what]))) };
}

async function timeNpmStart(rounds) {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-bench-'));
  const results = { 'npm start, s': [], 'npm start, MB of its process': [], 'npm start, MB of PostgreSQL': [] };
  try {
    // Round -1 makes the data folder.
    for (let round = -1; round < rounds; round++) {
      const began = performance.now();
      const product = await startProduct({ DATA_DIR: join(folder, 'data') }, [], npmStart);
      const seconds = (performance.now() - began) / 1_000;
      const processes = memory(product.pid);
      const { pid, megabytes } = processes.find(({ command }) => command.includes(program));
      const database = processes.filter(({ command }) => command.includes('postgres'));
      if (round >= 0) {
        results['npm start, s'].push(seconds);
        results['npm start, MB of its process'].push(megabytes);
        results['npm start, MB of PostgreSQL'].push(database.reduce((sum, one) => sum + one.megabytes, 0));
      }
      // npm hands no signal on.
      process.kill(pid, 'SIGINT');
      await product.ended;
    }
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeServices(rounds) {
  const stack = await startStack();
  const results = {};
  try {
    for (let round = 0; round < rounds; round++)
      for (const name of ['gateway', 'intake', 'commerce', 'notification']) {
        const { startedInMs, stop } = await stack.start(name);
        (results[`${name}, s`] ??= []).push(startedInMs / 1_000);
        await stop();
      }
    return results;
  } finally {
    await stack.stop();
  }
}

/** Once only: packages are installed first. Nx shares its cache between clones, so the build does without it. */
async function timeBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-bench-'));
  const env = { ...process.env, NX_SKIP_NX_CACHE: 'true' };
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('git', 'clone', '-q', root, '.');
    run('npm', 'ci');
    const began = performance.now();
    run('npm', 'run', 'build');
    return { 'build of a fresh clone, s': [(performance.now() - began) / 1_000] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
