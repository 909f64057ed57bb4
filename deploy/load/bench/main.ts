// Measures the product beside its limits: real servers, the built services as processes of their own, targets in turns.
//   npm run bench                                     everything, into docs/performance.md
//   npm run bench -- --only submissions               one part of it; several --only are possible
//   npm run bench -- --only submissions --rounds 1    quick, only printed; also --seconds, --applications
//   npm run bench -- --profile                        a CPU profile of intake, and its ten dearest functions
import { parseArgs } from 'node:util';
import { writeResults } from './report.ts';
import type { Options, Part } from './statistics.ts';

const parts: Record<string, (options: Options) => Promise<Part>> = {
  submissions: async (options) => (await import('./submissions.ts')).submissions(options),
  growth: async (options) => (await import('./growth.ts')).growth(options),
  pages: async (options) => (await import('./pages.ts')).pages(options),
  publishing: async (options) => (await import('./publishing.ts')).publishing(options),
  photos: async (options) => (await import('./photos.ts')).photos(options),
  starts: async (options) => (await import('./starts.ts')).starts(options),
  downloads: async (options) => (await import('./downloads.ts')).downloads(options),
  relay: async (options) => (await import('./relay.ts')).relay(options),
  mails: async (options) => (await import('./mails.ts')).mails(options),
  day: async (options) => (await import('./day.ts')).day(options),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    applications: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const chosen = values.profile ? ['submissions'] : (values.only ?? Object.keys(parts));
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join()}: there are ${Object.keys(parts).join()}`);
const options = {
  rounds: Number(values.rounds ?? 5),
  seconds: Number(values.seconds ?? (values.profile ? 15 : 4)),
  applications: Number(values.applications ?? 1_000_000),
  profile: values.profile,
};
const complete = !values.rounds && !values.seconds && !values.applications && !values.profile;

for (const name of chosen) {
  console.log(`\n${name}`);
  const { rows, bars } = await parts[name]!(options);
  console.table(rows);
  if (bars.length > 0) console.table(bars);
  if (complete) await writeResults(name, { rows, bars });
}
process.exit();
