// Runs the unit tests below the current folder.
import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    join(root, 'node_modules/.bin/jest'),
    '--selectProjects',
    'unit',
    'web',
    '--maxWorkers=2',
    `--testPathPatterns=${process.cwd() + sep}`,
  ],
  { stdio: 'inherit', cwd: root },
);
process.exitCode = status ?? 1;
