// Runs Nx targets in all workspaces that have them; unchanged ones come from the cache:
//   node tools/run-targets.mjs <target>…
// Prints one line for each success, and the full output of Nx and the tasks only after a failure.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const done = /^\s*✔\s+nx run (?:@blue-peony\/)?([\w-]+):([\w-]+)(.*)$/u;

const nx = spawn(
  join('node_modules', '.bin', 'nx'),
  ['run-many', '--parallel=2', '--outputStyle=static-failures-only', '-t', ...process.argv.slice(2)],
  // Nx's daemon would outlive the command; without it the project graph takes a second.
  { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' } },
);
const rest = [];
for (const stream of [nx.stdout, nx.stderr])
  createInterface({ input: stream }).on('line', (line) => {
    const [, project, target, from] = done.exec(line) ?? [];
    if (project) console.log(`✓ ${target} ${project}${from.includes('cache') ? ' (cached)' : ''}`);
    else rest.push(line);
  });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => nx.kill(signal));
nx.on('close', (code) => {
  if (code !== 0) console.error(rest.join('\n'));
  process.exitCode = code ?? 1;
});
