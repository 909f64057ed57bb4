import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildOnce } from './built.mjs';

const source = 'apps/site/src/main.ts';
let root;
let builds;

function write(path, content = '') {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}
/** Replaces the folder of the results, as Nx does. */
function build() {
  builds++;
  rmSync(join(root, 'apps/site/dist'), { recursive: true, force: true });
  write('apps/site/dist/main.js');
  return true;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blue-peony-built-'));
  builds = 0;
  for (const path of [source, 'apps/site/src/page.ts', 'libs/ui/src/button.ts', 'tools/build.mjs', 'package-lock.json'])
    write(path);
  utimesSync(join(root, source), 0, 0);
  buildOnce(root, build);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a start without a change since the last build does not build again', () => {
  expect(buildOnce(root, build)).toBe(true);
  expect(builds).toBe(1);
});

test.each([
  ['an edited source', () => write('libs/ui/src/button.ts', 'changed')],
  ['a deleted source', () => rmSync(join(root, source))],
  ['a new source', () => write('apps/site/src/new.ts')],
  ['a renamed source', () => renameSync(join(root, source), join(root, 'apps/site/src/other.ts'))],
  ['other packages', () => write('package-lock.json', '{}')],
  ['a build that is gone', () => rmSync(join(root, 'apps/site/dist'), { recursive: true })],
  ['a build by another command', () => build()],
  [
    'another file of the same size and date',
    () => {
      rmSync(join(root, source));
      write(source);
      utimesSync(join(root, source), 0, 0);
    },
  ],
])('a start builds after %s', (_, change) => {
  change();
  const before = builds;
  buildOnce(root, build);
  expect(builds).toBe(before + 1);
});

test('a failed build is repeated by the next start', () => {
  write(source, 'broken');
  expect(buildOnce(root, () => false)).toBe(false);
  buildOnce(root, build);
  expect(builds).toBe(2);
});
