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
  says('right');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('says one line for each target that succeeds, and takes it from the cache while nothing changes', () => {
  expect(run()).toEqual({ status: 0, lines: ['✓ unit reader', '✓ unit words'], stderr: '' });
  expect(run()).toEqual({ status: 0, lines: ['✓ unit reader (cached)', '✓ unit words (cached)'], stderr: '' });
});

test('a change in a library fails the workspace that uses it, with its words, each time until it is mended', () => {
  says('different');
  for (let time = 0; time < 2; time++) {
    const { status, lines, stderr } = run();
    expect(lines.join()).toMatch(/^✓ unit words( \(cached\))?$/);
    expect(stderr).toContain('the word is wrong');
    expect(status).toBe(1);
  }
  says('right');
  expect(run()).toMatchObject({ status: 0, lines: ['✓ unit reader (cached)', '✓ unit words (cached)'] });
});
