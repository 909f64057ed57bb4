// Fails when a page of the last release would not work with the current API, unless `docs/api-breaks.md` lists the
// change. `--release` stores the current API for the comparison of the next release.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges, bare } from './api-changes.mjs';

const sealed = 'tools/released-api.json';
const record = 'docs/api-breaks.md';
const printed = execFileSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', './tools/register.mjs', 'apps/gateway/tools/print-api.ts'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const today = bare(JSON.parse(printed));
if (process.argv.includes('--release')) writeFileSync(sealed, `${JSON.stringify(today)}\n`);
const known = readFileSync(record, 'utf8');
const found = breakingChanges(JSON.parse(readFileSync(sealed, 'utf8')), today);
const unknown = found.filter((line) => !known.includes(line));
for (const line of unknown) console.error(line);
if (unknown.length > 0) {
  console.error(`\nThese break pages of the last release. Mend them, or write the line and its reason into ${record}`);
  process.exitCode = 1;
}
