// Installs tools and files from Go modules into a cache, by version.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const minutes = 60_000;

/** @returns {string | undefined} its path, from PATH */
export const onPath = (command) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim() || undefined;

/** The cache folder, shared by all checkouts. */
export const cacheFolder = (env) => join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'blue-peony');

/**
 * @param {{ module: string, version: string }} tool
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} path of the built tool; undefined when it is not built yet and Go is missing
 */
export function goTool({ module, version }, env) {
  const name = basename(module);
  const folder = join(cacheFolder(env), 'bin');
  const path = join(folder, `${name}-${version}`);
  if (existsSync(path)) return path;
  if (!onPath('go')) return undefined;
  console.log(`Building ${name} …`);
  mkdirSync(folder, { recursive: true });
  execFileSync('go', ['install', `${module}@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, GOBIN: folder, CGO_ENABLED: '0' },
    timeout: 15 * minutes,
  });
  renameSync(join(folder, name), path);
  return path;
}

/**
 * @param {string} module with its version
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the folder of its unpacked source
 */
export function goModule(module, env) {
  /** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
  const options = { encoding: 'utf8', env, cwd: tmpdir(), timeout: 5 * minutes };
  return JSON.parse(execFileSync('go', ['mod', 'download', '-json', module], options)).Dir;
}
