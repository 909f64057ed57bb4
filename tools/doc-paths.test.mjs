import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const markdownIn = (folder, recursive = false) =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const workspaces = ['apps', 'libs'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
const documents = [
  ...['.', ...workspaces].flatMap((folder) => markdownIn(folder)),
  ...['docs', 'deploy', 'helm'].flatMap((folder) => markdownIn(folder, true)),
];

/** Paths between backticks, of the repository or of the document's workspace, and the targets of relative links. */
function pathsIn(document) {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/```[^]*?```/g, '');
  const folder = dirname(document);
  const code = [...text.matchAll(/`((?:apps|libs|tools|deploy|docs|helm|src)\/[\w./-]*\w)`/g)].map(([, path]) =>
    path.startsWith('src/') ? join(folder, path) : path,
  );
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, path]) => join(folder, path));
  return [...code, ...links];
}

test.each(documents)('%s names no file that is not there', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
