import { execFileSync } from 'node:child_process';
import { readSources, violations } from './boundaries.mjs';

const files = ['apps/*.ts', 'apps/*.tsx', 'libs/*.ts', 'libs/*.tsx'];
const paths = execFileSync('git', ['ls-files', ...files], { encoding: 'utf8' });
const found = violations(readSources(paths.trim().split('\n')));
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
