import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { endpoints } from '@blue-peony/contracts';

const isTest = (file) => /\.test\.\w+$|\/test\/|^apps\/e2e\/|^libs\/test-kit\/|^deploy\/load\//.test(file);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs', 'deploy'])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file));
const sources = files.map((file) => readFileSync(file, 'utf8'));

/** How often a path stands in quotes, whatever its parameters are called there. */
const count = (path) => {
  const pattern = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '(?::\\w+|\\$?\\{[^}]*\\}|\\*)');
  const written = new RegExp(`['"\`]/?${pattern.slice(1)}(?=['"\`?])`, 'g');
  return sources.reduce((sum, text) => sum + (text.match(written)?.length ?? 0), 0);
};

const methodsOf = (path) => Object.values(endpoints).filter((row) => row.path === path).length;
const paths = [...new Set(Object.values(endpoints).map(({ path }) => path))];

test.each(paths)('%s is written once for each method, in the contract', (path) => {
  const times = count(path);
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThanOrEqual(methodsOf(path));
});
