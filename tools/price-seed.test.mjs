import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveredFacts } from '@blue-peony/agency';
import { seedPrices } from '@blue-peony/contracts';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');
const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((file) => file !== '' && !/\.test\./.test(file));

test('the prices of the specification begin the history, and nothing else reads them', () => {
  const readers = files.filter((file) => /\bseedPrices\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(readers).toEqual([
    expect.stringMatching(/^apps\/commerce\/src\/migrations\/\d+-add-prices\.ts$/),
    'libs/contracts/src/checkouts/prices.ts',
  ]);
});

test('pages show at first what the history begins with', () => {
  expect(deliveredFacts.prices).toEqual(seedPrices);
});
