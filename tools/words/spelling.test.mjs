import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const mistakes = [
  ['libs/contracts/src/a.ts', '// The behaviour of a queue.', 'behaviour'],
  ['docs/a.md', 'The message was cancelled.', 'cancelled'],
  ['apps/notification/src/i18n/en/a.ts', "export const a = 'Your favourite page';", 'favourite'],
  ['apps/site/src/content/pl/a.ts', "export const a = 'Twoje zgłosszenie';", 'zgłosszenie'],
  ['apps/site/src/content/de/a.ts', "export const a = 'Deine Bewerbunng';", 'Bewerbunng'],
  ['apps/site/src/content/ukr/a.ts', "export const a = 'Ваша заяввка';", 'заяввка'],
];
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
let found;

beforeAll(() => {
  cpSync(join(root, 'cspell.json'), join(folder, 'cspell.json'));
  for (const name of ['node_modules', 'tools']) symlinkSync(join(root, name), join(folder, name));
  for (const [path, content] of mistakes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const paths = mistakes.map(([path]) => path);
  const checker = ['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', ...paths];
  found = spawnSync(process.execPath, checker, { cwd: folder, encoding: 'utf8' }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(mistakes)('a wrong word in %s is found: %s', (path, _content, word) => {
  expect(found).toMatch(new RegExp(`${path}.*\\(${word}\\)`));
});
