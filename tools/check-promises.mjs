// Fails when `docs/promises.md` names code, a test or a figure that is not there.
import { existsSync, readFileSync } from 'node:fs';
import { unkept } from './promises.mjs';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const found = unkept(read('docs/promises.md') ?? '', read);
for (const line of found) console.error(`docs/promises.md: ${line}`);
if (found.length > 0) process.exitCode = 1;
