// The bed's own Docker engine, and Compose on it.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cacheFolder, goModule, onPath } from '../../tools/go-tools.mjs';
import { root } from '../test-bed/paths.mjs';
import { run, until } from '../test-bed/processes.mjs';

/** State of a run: the engine's data, logs. Deleted before each run. */
export const state = '/tmp/blue-peony-compose-bed';
export const at = (...names) => join(state, ...names);
export const group = 'blue-peony-compose-bed';

const version = 'v2.40.3';
const program = join(cacheFolder(process.env), 'bin', `docker-compose-${version}`);
/** Neither a file .env of this checkout nor a setting of this shell counts. */
const env = { PATH: process.env.PATH, HOME: at(), DOCKER_CONFIG: at('docker'), COMPOSE_DISABLE_ENV_FILE: '1' };

/** Builds Compose once. @throws {Error} without Go */
export function buildCompose() {
  if (existsSync(program)) return;
  if (!onPath('go')) throw new Error('The Compose bed needs Go, to build Docker Compose');
  console.log(`Building Docker Compose ${version}, which takes some minutes, once …`);
  const module = 'github.com/docker/compose/v2';
  mkdirSync(join(cacheFolder(process.env), 'bin'), { recursive: true });
  const flags = ['-trimpath', '-ldflags', `-s -w -X ${module}/internal.Version=${version}`, '-o', `${program}.part`];
  // Not `go install`, which refuses the exclusions in its go.mod.
  execFileSync('go', ['build', ...flags, './cmd'], {
    cwd: goModule(`${module}@${version}`, process.env),
    env: { ...process.env, CGO_ENABLED: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(`${program}.part`, program);
}

/** Starts the engine in the namespaces that this process runs in. */
export async function startEngine() {
  // Neither the engine's sockets, locks and settings nor those of another engine on this machine.
  await run('sh', [
    '-ec',
    `mount --make-rprivate / && mkdir -p /etc/docker
     for folder in /run /etc/docker; do mount -t tmpfs tmpfs $folder; done
     mkdir /run/lock && ip link set lo up && sysctl -qw net.ipv4.ip_forward=1`,
  ]);
  await until('the network has a way out', () => run('ip', ['link', 'show', 'tap0']));
  const log = openSync(at('logs', 'engine.log'), 'a');
  const folders = ['--data-root', at('data'), '--exec-root', '/run/docker', '--pidfile', '/run/docker.pid'];
  // The address of slirp4netns's name server.
  spawn('dockerd', [...folders, '--cgroup-parent', `/${group}`, '--dns', '10.0.2.3'], { stdio: ['ignore', log, log] });
  await until('the engine answers', () => docker('version'));
}

/** @param {...string} args @returns {Promise<string>} */
export const docker = (...args) => run('docker', args, { env });

/**
 * Docker Compose in the repository's root.
 * @param {string[]} args
 * @param {string} [input] such as a Compose file for `-f -`
 * @returns {Promise<string>} what it printed; that and its progress go to a log
 */
export function compose(args, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.end(input);
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        appendFileSync(at('logs', 'compose.log'), text);
        said = (said + text).slice(-4_000);
      });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`docker compose ${args.join(' ')} ended with ${code}: ${said}`)),
    );
  });
}

/**
 * @typedef {object} End the end of a container
 * @property {string} name of its service
 * @property {number} code its exit code; 137 when it was killed
 * @property {number | undefined} seconds that it took after the signal; undefined when it ended by itself
 */

/** Follows the ends of all containers from now on. @returns {() => End[]} those so far */
export function followEnds() {
  const filters = ['type=container', 'event=kill', 'event=die'].flatMap((filter) => ['--filter', filter]);
  const events = spawn('docker', ['events', ...filters, '--format', '{{json .}}'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ends = [];
  const signaled = new Map();
  createInterface({ input: events.stdout }).on('line', (line) => {
    const { Action, Actor, timeNano } = JSON.parse(line);
    if (Action === 'kill') {
      if (!signaled.has(Actor.ID)) signaled.set(Actor.ID, timeNano);
      return;
    }
    const { exitCode, name } = Actor.Attributes;
    const since = signaled.get(Actor.ID);
    signaled.delete(Actor.ID);
    ends.push({
      name: Actor.Attributes['com.docker.compose.service'] ?? name,
      code: Number(exitCode),
      seconds: since && (timeNano - since) / 1e9,
    });
  });
  return () => ends;
}
