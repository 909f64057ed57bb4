import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { promises } from './list.mjs';
import { asPage, unkept } from './page.mjs';

const read = (path) => readFileSync(path, 'utf8');

test.each(['keptBy', 'shownBy'])('a promise whose %s is gone is named', (where) => {
  for (const promised of Object.values(promises).flat()) {
    const [[path, words]] = promised[where];
    const without = (asked) => (asked === path ? read(path).replaceAll(words, '') : read(asked));
    expect(unkept({ 'A subject': [promised] }, without).join()).toContain(path);
  }
});

test('the page has a row for each promise, with its figures', () => {
  const page = asPage(promises);
  expect(page.match(/^- /gm)).toHaveLength(Object.values(promises).flat().length);
  expect(page).toContain('A person answers within 24 hours.');
  expect(page).not.toMatch(/\{\w+/);
});
