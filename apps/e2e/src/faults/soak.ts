import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { tally } from '@blue-peony/test-kit';
import { Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { outcomeOf } from './play.ts';
import { openStage } from './stage.ts';

// npm run soak -- [--minutes 60]: runs load for that long; the process's memory and descriptors must not grow.
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
/** The window of the first and last value, and the part of the run that must show no growth. */
const settledAfter = minutes / 4;
const watchedFrom = minutes / 2;
const sampleEveryMs = 5_000;
const growthAtMost = 1.1;

type Sample = { minute: number; megabytes: number; descriptors: number };

async function sample(pid: number, since: number): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024;
  const { length: descriptors } = await readdir(`/proc/${pid}/fd`);
  return { minute: (Date.now() - since) / 60_000, megabytes, descriptors };
}

/** A process's used processor time in seconds. */
async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Growth by linear regression over the samples' time, relative to their median. */
function trend(samples: Sample[], of: 'megabytes' | 'descriptors'): number {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map((one) => one[of]))];
  const above = samples.reduce((sum, one) => sum + (one.minute - x) * (one[of] - y), 0);
  const below = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  const span = samples.at(-1)!.minute - samples[0]!.minute;
  return ((above / below) * span) / y;
}

function judge(samples: Sample[], of: 'megabytes' | 'descriptors'): string[] {
  const around = (minute: number) =>
    median(samples.filter((one) => Math.abs(one.minute - minute) <= minutes / 20).map((one) => one[of]));
  const [settled, last] = [around(settledAfter), around(minutes)];
  const rise = trend(
    samples.filter(({ minute }) => minute >= watchedFrom),
    of,
  );
  console.log(`${of}: ${settled.toFixed(0)} → ${last.toFixed(0)}, trend of the last half ${(rise * 100).toFixed(1)} %`);
  const found: string[] = [];
  if (last > settled * growthAtMost) found.push(`${of} grew by more than 10 %`);
  // Less is garbage collector noise.
  if (rise > 0.05) found.push(`${of} rise over the last half`);
  return found;
}

const stage = await openStage();
const ledger = new Ledger();
const samples: Sample[] = [];
const started = Date.now();
const { pid } = stage.product();
const load = startLoad(stage, ledger, { visitors: 2, pauseMs: 20 });
while (Date.now() - started < minutes * 60_000 && !stage.isDead()) {
  await sleep(sampleEveryMs);
  samples.push(await sample(pid, started));
}
const cores = (await processorSeconds(pid)) / ((Date.now() - started) / 1_000);
await load.stop();
const { lost, doubled } = await outcomeOf(ledger, stage);
console.log(`${ledger.applications.size} applications, ${ledger.paid.size} sales at ${cores.toFixed(2)} cores`);
const failures = [...judge(samples, 'megabytes'), ...judge(samples, 'descriptors'), ...ledger.complaints.keys()];
if (lost.length > 0) failures.push(`lost: ${tally(lost)}`);
if (doubled.length > 0) failures.push(`doubled: ${tally(doubled)}`);
if (stage.isDead()) failures.push('the process ended');
await stage.close();
console.log(failures.length === 0 ? 'ok' : failures.join('\n'));
process.exitCode = failures.length === 0 ? 0 : 1;
