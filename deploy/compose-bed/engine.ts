// The bed's own Docker engine, and Compose on it.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cacheFolder, goModule, onPath } from '../../tools/go-tools.mjs';
import { root } from '../test-bed/paths.ts';
import { eventually } from '@blue-peony/test-kit';
import { run } from '../test-bed/processes.ts';

/** State of a run: the engine's data, logs. Deleted before each run. */
export const state = '/tmp/blue-peony-compose-bed';
export const at = (...names: string[]) => join(state, ...names);
export const group = 'blue-peony-compose-bed';

const version = 'v2.40.3';
const program = join(cacheFolder(process.env), 'bin', `docker-compose-${version}`);
/** Neither a file .env of this checkout nor a setting of this shell counts. */
export const env = { PATH: process.env.PATH, HOME: at(), DOCKER_CONFIG: at('docker'), COMPOSE_DISABLE_ENV_FILE: '1' };

/** Builds Compose once. @throws Error without Go */
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

/** Lets `docker compose` find it. */
export function plugInCompose() {
  mkdirSync(at('docker', 'cli-plugins'), { recursive: true });
  copyFileSync(program, at('docker', 'cli-plugins', 'docker-compose'));
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
  await eventually('the network has a way out', () => run('ip', ['link', 'show', 'tap0']));
  const log = openSync(at('logs', 'engine.log'), 'a');
  const folders = ['--data-root', at('data'), '--exec-root', '/run/docker', '--pidfile', '/run/docker.pid'];
  // The address of slirp4netns's name server.
  spawn('dockerd', [...folders, '--cgroup-parent', `/${group}`, '--dns', '10.0.2.3'], { stdio: ['ignore', log, log] });
  await eventually('the engine answers', () => docker('version'));
}

export const docker = (...args: string[]): Promise<string> => run('docker', args, { env });

/** Docker Compose in the repository's root. @param input such as a Compose file for `-f -` @returns what it printed */
export async function compose(args: string[], input = ''): Promise<string> {
  const log = (text: string) =>
    appendFileSync(at('logs', 'compose.log'), `docker compose ${args.join(' ')}\n${text}\n`);
  const printed = run(program, args, { cwd: root, env, input });
  printed.then(log, (error: Error) => log(error.message));
  return printed;
}

/** The end of a container. */
export type End = {
  /** Of its service. */
  name: string;
  /** Its exit code; 137 when it was killed. */
  code: number;
  /** That it took after the signal; undefined when it ended by itself. */
  seconds: number | undefined;
};
type Event = { Action: string; Actor: { ID: string; Attributes: Record<string, string> }; timeNano: number };

/** Follows the ends of all containers from now on. @returns those so far */
export function followEnds(): () => End[] {
  const filters = ['type=container', 'event=kill', 'event=die'].flatMap((filter) => ['--filter', filter]);
  const events = spawn('docker', ['events', ...filters, '--format', '{{json .}}'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ends: End[] = [];
  const signaled = new Map<string, number>();
  createInterface({ input: events.stdout }).on('line', (line) => {
    const { Action, Actor, timeNano } = JSON.parse(line) as Event;
    if (Action === 'kill') {
      if (!signaled.has(Actor.ID)) signaled.set(Actor.ID, timeNano);
      return;
    }
    const { exitCode, name = '' } = Actor.Attributes;
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
