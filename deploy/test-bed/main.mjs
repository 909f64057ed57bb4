// `npm run test:cluster [-- --only <regex>]`: the product on a real Kubernetes of two nodes, with everything that may
// fail failing under load. Everything runs in namespaces of its own: when this process ends, for whatever reason, the
// kernel ends all programs and removes network and mounts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bringPrerequisites } from '../../tools/prerequisites.mjs';
import { buildKubernetes } from './binaries.mjs';
import { removeGroups } from './cgroups.mjs';
import { makeImages } from './images.mjs';
import { installPackages } from './packages.mjs';
import { at, root, state } from './paths.mjs';
import { choose } from './plays/all.mjs';
import { preparePrevious } from './previous.mjs';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The test bed makes network namespaces, mounts and containers: it needs root on Linux.');
  process.exit(1);
}
const chosen = choose(values.only);

// One run at a time. It waits for a killed one to end.
const lock = ['flock', '--timeout', '20', '--no-fork', `${state}.lock`];
if (spawnSync(lock[0], [...lock.slice(1), 'true']).status !== 0) {
  console.error('Another run of the test bed is under way.');
  process.exit(1);
}

installPackages();
Object.assign(process.env, bringPrerequisites(), { TZ: 'UTC' });
const built = spawnSync(process.execPath, ['tools/run-targets.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
buildKubernetes();

await cleanUp();
mkdirSync(at('tmp'), { recursive: true });
console.log('Making images …');
await makeImages(root, '0.1.0', at('images.tar'));
if (chosen.some(({ previous }) => previous)) await preparePrevious();

const namespaces = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
// The shell is the first process of the namespace, which takes in orphans.
const inside = ['bash', '-c', '"$@" & wait $!', 'bash', ...node, 'deploy/test-bed/inside.mjs', values.only];
const env = { ...process.env, TMPDIR: at('tmp') };
const bed = spawn('setpriv', ['--pdeathsig', 'KILL', ...lock, ...namespaces, ...inside], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => bed.kill('SIGKILL'));
bed.on('exit', async (code) => {
  await cleanUp(['logs']);
  console.log(`The logs are in ${at('logs')}`);
  process.exitCode = code ?? 1;
});

/** Removes what is left of a run: its files, and groups without processes. @param {string[]} kept */
async function cleanUp(kept = []) {
  await removeGroups();
  if (!existsSync(state)) return;
  for (const name of readdirSync(state)) if (!kept.includes(name)) rmSync(at(name), { recursive: true });
}
