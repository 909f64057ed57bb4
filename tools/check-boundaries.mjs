// Run with `--import ./tools/register.mjs`: the contract is TypeScript.
import { endpoints } from '@blue-peony/contracts';
import { readSources, violations } from './boundaries.mjs';
import { repeatedPaths } from './contract-paths.mjs';
import { nakedStreams } from './naked-streams.mjs';

const sources = readSources();
const found = [...violations(sources), ...repeatedPaths(Object.values(endpoints), sources), ...nakedStreams(sources)];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
