// The previous release, from the repository's history: its images and its chart, made once.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { previousCommit, unpackPrevious } from '@blue-peony/e2e/previous-release';
import { makeImages } from './images.ts';
import { at, cache } from './paths.ts';
import { run } from './processes.ts';

export const previousTag = 'previous';
/** @returns the archive of its images */
export const previousImages = (): string => join(cache(), `images-${previousCommit}.tar`);
/** Its sources, while a run lasts. */
export const previousTree = at('previous');

export async function preparePrevious() {
  mkdirSync(previousTree, { recursive: true });
  await unpackPrevious(previousTree);
  if (existsSync(previousImages())) return;
  console.log(`Building the previous release, ${previousCommit}, once …`);
  const options = { cwd: previousTree, timeout: 1_800_000, env: { ...process.env, NX_DAEMON: 'false' } };
  await run('npm', ['ci'], options);
  await run('npx', ['nx', 'run-many', '-t', 'build', '--outputStyle=static'], options);
  const made = `${previousImages()}.part`;
  await makeImages(previousTree, previousTag, made);
  renameSync(made, previousImages());
}
