// Fails when `docs/promises.md` or `docs/selling.md` names code, a test or a figure that is not there.
import { existsSync, readFileSync } from 'node:fs';
import { unkept } from './promises.mjs';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
for (const page of ['docs/promises.md', 'docs/selling.md']) {
  const found = unkept(read(page) ?? '', read);
  for (const line of found) console.error(`${page}: ${line}`);
  if (found.length > 0) process.exitCode = 1;
}
