// `npm run check`: everything that can be said without running a server. All of it runs, then it tells what failed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readSources, violations } from './boundaries.mjs';

const bin = (name) => join('node_modules', '.bin', name);
const command =
  (name, ...args) =>
  () =>
    spawnSync(name, args, { stdio: 'inherit' }).status === 0;

const checks = {
  format: command(bin('prettier'), '--check', '--log-level', 'warn', '.'),
  lint: command(bin('oxlint'), '--type-aware', '--quiet'),
  boundaries: () => {
    const found = violations(readSources());
    for (const line of found) console.error(line);
    return found.length === 0;
  },
  'types: server': command(bin('tsc'), '-p', 'tsconfig.json'),
  'types: site': command(bin('tsc'), '-p', 'apps/site'),
  'types: admin': command(bin('tsc'), '-p', 'apps/admin'),
  unused: command(bin('knip'), '--no-progress'),
  'unit tests': command(
    process.execPath,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest'),
    '--selectProjects',
    'unit',
    'web',
  ),
};

const failed = Object.entries(checks).flatMap(([name, check]) => {
  const ok = check();
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  return ok ? [] : [name];
});
if (failed.length > 0) process.exitCode = 1;
