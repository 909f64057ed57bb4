// Run with `--import ./tools/register.mjs`: migrations are TypeScript. `--release` marks all of them as released.
import { readFileSync, writeFileSync } from 'node:fs';
import { problemsIn, readMigrations, sealed } from './migrations.mjs';

const list = 'tools/released-migrations.json';
const migrations = await readMigrations();
if (process.argv.includes('--release')) writeFileSync(list, `${JSON.stringify(await sealed(migrations), null, 2)}\n`);
const found = await problemsIn(migrations, JSON.parse(readFileSync(list, 'utf8')));
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
