import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Program } from './product.ts';
import { root } from './source-tree.ts';

const run = promisify(execFile);

const named = readFileSync(join(root, 'deploy/previous-release'), 'utf8').trim();
/** The previous release's commit; undefined where `deploy/previous-release` is empty or says none. */
export const previousCommit = named && named !== 'none' ? named : undefined;
export const noPreviousRelease = 'deploy/previous-release names no release: there is nothing to upgrade from.';
/** The privacy policy that its form accepts. */
export const previousForm = { privacy_version: '2026-11-24' } as const;
/** Build results that are the same for both releases and take long to build. */
const built = ['apps/site/dist', 'apps/admin/dist', 'apps/commerce/dist/guide'];

/**
 * Unpacks the previous release's sources from the repository's history.
 * @throws Error that says how to get the needed history, or that there is no such release
 */
export async function unpackPrevious(path: string): Promise<void> {
  if (!previousCommit) throw new Error(noPreviousRelease);
  await run('git', ['cat-file', '-e', `${previousCommit}^{commit}`], { cwd: root }).catch(() => {
    throw new Error(
      `The previous release, ${previousCommit}, is not in this clone: run git fetch --unshallow, or clone it whole`,
    );
  });
  const unpack = 'set -o pipefail; git archive "$0" | tar -x -C "$1"';
  await run('bash', ['-c', unpack, previousCommit, path], { cwd: root });
}

/**
 * Builds the previous release with its own packages.
 * @param ownSite also builds its pages; otherwise it serves the current ones
 */
export async function previousRelease(ownSite = false): Promise<{ program: Program; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'blue-peony-previous-'));
  await unpackPrevious(path);
  await run('npm', ['ci'], { cwd: path });
  for (const folder of built.filter((name) => !ownSite || !name.includes('site'))) {
    await mkdir(dirname(join(path, folder)), { recursive: true });
    await symlink(join(root, folder), join(path, folder));
  }
  // Jest's NODE_ENV would build pages of a React for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  if (ownSite) await run('npm', ['run', 'build', '--workspace', 'apps/site'], { cwd: path, env });
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs'];
  return {
    program: { command: [...node, 'apps/standalone/src/main.ts'], cwd: path },
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}
