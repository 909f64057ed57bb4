// Runs Nx targets in every workspace that has them, from the cache where nothing has changed:
//   node tools/run-targets.mjs <target>…
// One line for each success; everything that Nx and the tasks have said only after a failure.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const done = /^\s*✔\s+nx run (?:@blue-peony\/)?([\w-]+):([\w-]+)(.*)$/u;

const nx = spawn(
  join('node_modules', '.bin', 'nx'),
  ['run-many', '--parallel=2', '--outputStyle=static-failures-only', '-t', ...process.argv.slice(2)],
  // A daemon would outlive the command; without one the graph takes a second.
  { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0' } },
);
const rest = [];
for (const stream of [nx.stdout, nx.stderr])
  createInterface({ input: stream }).on('line', (line) => {
    const [, project, target, from] = done.exec(line) ?? [];
    if (project) console.log(`✓ ${target} ${project}${from.includes('cache') ? ' (cached)' : ''}`);
    else rest.push(line);
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => nx.kill(signal));
nx.on('close', (code) => {
  if (code !== 0) console.error(rest.join('\n'));
  process.exitCode = code ?? 1;
});
