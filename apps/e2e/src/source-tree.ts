import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');
/** The copied paths; packages are linked. The built guide is included, because a developer has built it once. */
const copied = ['apps', 'libs', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.web.json'];

export type SourceTree = {
  path: string;
  /** Replaces a word in a file and saves it. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
};

/** A copy of the workspace for a test to change. */
export async function copySources(): Promise<SourceTree> {
  const path = await mkdtemp(join(tmpdir(), 'blue-peony-sources-'));
  const filter = (source: string) =>
    !['node_modules', 'dist'].includes(basename(source)) || source.endsWith('apps/commerce/dist');
  for (const name of copied) await cp(join(root, name), join(path, name), { recursive: true, filter });
  await linkWorkspaces(path);
  return {
    path,
    edit: async (file, from, to) => {
      const text = await readFile(join(path, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(path, file), text.replace(from, to));
    },
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Links the packages of this repository's workspaces into the copies. */
async function linkWorkspaces(path: string): Promise<void> {
  const workspaces = ['apps', 'libs'].map(async (kind) =>
    (await readdir(join(path, kind))).map((name) => join(kind, name)),
  );
  for (const workspace of ['', ...(await Promise.all(workspaces)).flat()])
    await linkPackages(join(root, workspace, 'node_modules'), join(path, workspace, 'node_modules'));
}

/** Links packages one by one, so that links to workspaces point to the copies. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to);
  for (const name of names) {
    // The bundler's cache must not be shared between trees.
    if (name === '.vite') continue;
    // Links to the workspaces are relative.
    if (name === '@blue-peony') await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
}
