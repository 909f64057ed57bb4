// The stage of a bed: folders, a lock, and namespaces for network, mounts and processes. When the command ends, for
// whatever reason, the kernel ends all programs and removes network and mounts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringTools } from '../../tools/prerequisites.mjs';
import { removeGroups } from './cgroups.ts';
import { installPackages } from './packages.ts';
import { root } from './paths.ts';

type Stage = {
  /** Of the bed, in messages. */
  title: string;
  /** The folder of a run. Everything in it is deleted before and after, but for the logs after it. */
  state: string;
  /** Control groups of a run. */
  group: string;
  /** Debian packages by a file of theirs. */
  packages: Record<string, string>;
  /** Runs before the namespaces are made. */
  prepare: () => void | Promise<void>;
  /** The program that plays inside, and its arguments. */
  inside: string[];
  /** Runs beside it, with the process that has the namespaces. @returns how to end what it started */
  beside?: (pid: number) => Promise<() => void>;
};

export async function playOn({ title, state, group, packages, prepare, inside, beside }: Stage): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return refuse(`The ${title} makes namespaces, mounts and containers: it needs root on Linux.`);
  // One run at a time. It waits for a killed one to end.
  const lock = ['--timeout', '20', '--no-fork', `${state}.lock`];
  if (spawnSync('flock', [...lock, 'true']).status !== 0) return refuse(`Another run of the ${title} is under way.`);
  installPackages(packages);
  Object.assign(process.env, await bringTools({ deep: true }), { TZ: 'UTC' });
  await cleanUp(state, group);
  for (const folder of ['tmp', 'logs']) mkdirSync(join(state, folder), { recursive: true });
  await prepare();

  const namespaces = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  // The shell is the first process of the namespace, which takes in orphans.
  const shell = ['bash', '-c', '"$@" & wait $!', 'bash'];
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
  const command = ['--pdeathsig', 'KILL', 'flock', ...lock, ...namespaces, ...shell, ...node, ...inside];
  const env = { ...process.env, TMPDIR: join(state, 'tmp') };
  const bed = spawn('setpriv', command, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => bed.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => void bed.on('exit', resolve));
  const end = await beside?.(bed.pid!);
  process.exitCode = (await ended) ?? 1;
  end?.();
  await cleanUp(state, group, ['logs']);
  console.log(`The logs are in ${join(state, 'logs')}`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

/** Removes what is left of a run: its files, and control groups without processes. */
async function cleanUp(state: string, group: string, kept: string[] = []): Promise<void> {
  await removeGroups(group);
  if (!existsSync(state)) return;
  for (const name of readdirSync(state)) if (!kept.includes(name)) rmSync(join(state, name), { recursive: true });
}

/** Runs a step and prints how long it took, and what it returns to tell. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const began = performance.now();
  const line = (mark: string) => `${mark} ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${name}`;
  try {
    const result = await work();
    console.log(
      [
        line('ok'),
        ...(Array.isArray(result) ? (result as unknown[]).filter((one) => typeof one === 'string') : []),
      ].join('\n             '),
    );
    return result;
  } catch (error) {
    console.error(line('X '));
    throw error;
  }
}
