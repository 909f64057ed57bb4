// `npm run test:compose`: docker-compose.yml as it is, on a Docker engine of its own, from the build of the images to
// the journey through the product. When this process ends, for whatever reason, the kernel ends all programs and
// removes network and mounts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { bringPrerequisites } from '../../tools/prerequisites.mjs';
import { removeGroups } from '../test-bed/cgroups.mjs';
import { installPackages } from '../test-bed/packages.mjs';
import { root } from '../test-bed/paths.mjs';
import { until } from '../test-bed/processes.mjs';
import { at, buildCompose, group, state } from './engine.mjs';

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The Compose bed starts a Docker engine in namespaces of its own: it needs root on Linux.');
  process.exit(1);
}

// One run at a time. It waits for a killed one to end.
const lock = ['flock', '--timeout', '20', '--no-fork', `${state}.lock`];
if (spawnSync(lock[0], [...lock.slice(1), 'true']).status !== 0) {
  console.error('Another run of the Compose bed is under way.');
  process.exit(1);
}

installPackages({
  '/usr/sbin/dockerd': 'docker.io',
  '/usr/sbin/iptables': 'iptables',
  '/sbin/ip': 'iproute2',
  '/usr/bin/mmdebstrap': 'mmdebstrap',
  '/usr/bin/slirp4netns': 'slirp4netns',
});
Object.assign(process.env, bringPrerequisites(), { TZ: 'UTC' });
buildCompose();

await cleanUp();
for (const folder of ['tmp', 'logs', 'docker']) mkdirSync(at(folder), { recursive: true });
const namespaces = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
// The shell is the first process of the namespace, which takes in orphans.
const inside = ['bash', '-c', '"$@" & wait $!', 'bash', ...node, 'deploy/compose-bed/inside.mjs'];
const bed = spawn('setpriv', ['--pdeathsig', 'KILL', ...lock, ...namespaces, ...inside], {
  cwd: root,
  env: { ...process.env, TMPDIR: at('tmp') },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => bed.kill('SIGKILL'));

// The way out for builds: connections that a process of this machine makes, without a change of its network.
const network = (pid) => readlinkSync(`/proc/${pid}/ns/net`);
await until('the network namespace', () => network(bed.pid) !== network('self'));
const tunnel = ['slirp4netns', '--configure', '--mtu=65520', '--disable-host-loopback', `${bed.pid}`, 'tap0'];
const wayOut = spawn('setpriv', ['--pdeathsig', 'KILL', ...tunnel], { stdio: 'ignore' });

bed.on('exit', async (code) => {
  wayOut.kill();
  await cleanUp(code === 0 ? [] : ['logs']);
  if (code !== 0) console.error(`The logs are in ${at('logs')}`);
  process.exitCode = code ?? 1;
});

/** Removes what is left of a run: its files, and control groups without processes. @param {string[]} kept */
async function cleanUp(kept = []) {
  await removeGroups(group);
  if (!existsSync(state)) return;
  for (const name of readdirSync(state)) if (!kept.includes(name)) rmSync(at(name), { recursive: true });
}
