// `npm run upgrade [-- rows]`: the previous release and this one in turn on the same data, and the effect of an upgrade
// on users. Run with `--import ./tools/register.mjs`.
import { spawnSync } from 'node:child_process';
import { noPreviousRelease, previousCommit } from '@blue-peony/e2e/previous-release';

const node = ['--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
const steps = [
  ['tools/test.mjs', '--config', 'jest.upgrade.config.mjs'],
  [...node, 'deploy/load/upgrade.ts', ...process.argv.slice(2)],
];

if (!previousCommit) console.log(noPreviousRelease);
else
  process.exitCode = steps.every((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0)
    ? 0
    : 1;
