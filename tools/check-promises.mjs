// A promise without code or test fails; `--write` prints the list into docs/promises.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promises } from './promises/list.mjs';
import { asPage, unkept } from './promises/page.mjs';

const page = 'docs/promises.md';
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
if (process.argv.includes('--write')) writeFileSync(page, asPage(promises));
const found = unkept(promises, read);
if (read(page) !== asPage(promises)) found.push(`${page} is not what its list says: npm run promises -- --write`);
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
