// The previous release, from the repository's history: its images and its chart, made once.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { previousCommit } from '@blue-peony/e2e/previous-release';
import { makeImages } from './images.ts';
import { at, cache, root } from './paths.ts';
import { run } from './processes.ts';

export const previousTag = 'previous';
/** @returns the archive of its images */
export const previousImages = (): string => join(cache(), `images-${previousCommit}.tar`);
/** Its sources, while a run lasts. */
export const previousTree = at('previous');

/** @throws Error in a clone without the history */
export async function preparePrevious() {
  await run('git', ['cat-file', '-e', `${previousCommit}^{commit}`], { cwd: root }).catch(() => {
    throw new Error(`The previous release, ${previousCommit}, is not in this clone: run git fetch --unshallow`);
  });
  mkdirSync(previousTree, { recursive: true });
  const unpack = 'set -o pipefail; git archive "$0" | tar -x -C "$1"';
  await run('bash', ['-c', unpack, previousCommit, previousTree], { cwd: root });
  if (existsSync(previousImages())) return;
  console.log(`Building the previous release, ${previousCommit}, once …`);
  const options = { cwd: previousTree, timeout: 1_800_000, env: { ...process.env, NX_DAEMON: 'false' } };
  await run('npm', ['ci'], options);
  await run('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static'], options);
  const made = `${previousImages()}.part`;
  await makeImages(previousTree, previousTag, made);
  renameSync(made, previousImages());
}
