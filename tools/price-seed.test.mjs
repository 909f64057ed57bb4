import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n');

test('the prices of the specification are read as the beginning of the history and of the facts, and nowhere else', () => {
  const readers = files.filter(
    (file) => file && !/\.test\./.test(file) && /\bseedPrices\b/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([
    expect.stringMatching(/^apps\/commerce\/src\/migrations\/\d+-add-prices\.ts$/),
    'libs/agency/src/prices.ts',
    'libs/contracts/src/checkouts/prices.ts',
  ]);
});
