import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

test('every workspace with unit tests runs them in the check', () => {
  const list = ['ls-files', '--', 'apps/*.test.ts', 'apps/*.test.tsx', 'libs/*.test.ts', 'libs/*.test.tsx'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const unit = files.filter((file) => !/\.(int|e2e|deep|long)\.test\.ts$/.test(file));
  const workspaces = new Set(unit.map((file) => file.split('/', 2).join('/')));
  const scriptOf = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).scripts?.unit;
  expect([...workspaces].filter((path) => !scriptOf(path))).toEqual([]);
});
