import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
let folder;

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Runs the `unit` targets of a temporary workspace with the Nx settings of this one. */
function run() {
  const env = { ...process.env, NX_NO_CLOUD: 'true' };
  for (const name of Object.keys(env)) if (/^(NX_|JEST_|npm_)/.test(name) && name !== 'NX_NO_CLOUD') delete env[name];
  const args = ['tools/run-targets.mjs', 'unit'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, lines: stdout.trim().split('\n').sort(), stderr };
}

const says = (word) => write('libs/words/src/index.ts', word);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blue-peony-targets-'));
  for (const path of ['nx.json', 'tools/run-targets.mjs']) cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('.gitignore', 'node_modules\n.nx\n');
  write('package.json', { name: 'trial', private: true, workspaces: ['libs/*', 'apps/*'] });
  write('package-lock.json', { name: 'trial', lockfileVersion: 3, packages: {} });
  const version = '1.0.0';
  write('libs/words/package.json', { name: '@blue-peony/words', version, scripts: { unit: 'echo words are fine' } });
  const test = 'grep -q right ../../libs/words/src/index.ts || { echo the word is wrong; exit 1; }';
  const dependencies = { '@blue-peony/words': version };
  write('apps/reader/package.json', { name: '@blue-peony/reader', version, scripts: { unit: test }, dependencies });
  says('different');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failed = expect.stringContaining('the word is wrong');

test('a mistake in a library fails the workspace that uses it, with its words', () => {
  expect(run()).toEqual({ status: 1, lines: ['✓ unit words'], stderr: failed });
});

test('what has succeeded comes from the cache while nothing changes, and what has failed runs again', () => {
  expect(run()).toEqual({ status: 1, lines: ['✓ unit words (cached)'], stderr: failed });
});

test('once the library is mended, says one line for each target that succeeds', () => {
  says('right');
  expect(run()).toEqual({ status: 0, lines: ['✓ unit reader', '✓ unit words'], stderr: '' });
});
