import { parseArgs } from 'node:util';
import { groups } from './all.ts';
import { line, playAll, type Played } from './suite.ts';

// npm run faults -- [--only <regex>] [--allow-missing]
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'allow-missing': { type: 'boolean', default: false } },
});
const wanted = new RegExp(values.only, 'i');
const played: Played[] = [];
const started = Date.now();
for (const [group, faults] of Object.entries(groups)) {
  const chosen = faults.filter(({ name }) => wanted.test(name) || (values.only && wanted.test(group)));
  if (chosen.length > 0) console.log(`\n${group}`);
  played.push(...(await playAll(chosen, (one) => console.log(line(one)))));
}
const broken = played.filter(({ failures }) => failures.length > 0).length;
const missing = played.filter((one) => one.missing).length;
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\n${played.length} faults in ${minutes} minutes: ${broken} beyond a bound, ${missing} not played`);
process.exitCode = played.length > 0 && broken === 0 && (missing === 0 || values['allow-missing']) ? 0 : 1;
