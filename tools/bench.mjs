// `npm run bench`: installs the servers that the benchmark needs, builds the product and measures it.
import { spawnSync } from 'node:child_process';
import { bringTools } from './prerequisites.mjs';

const env = { ...process.env, ...(await bringTools()), TZ: 'UTC' };
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
const loader = ['--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
process.exitCode =
  run('tools/run-targets.mjs', 'build') || run(...loader, 'deploy/load/bench/main.ts', ...process.argv.slice(2));
