import { listed, type Answers } from './answers.ts';
import { limits, type Kind, type Visits } from './visitors.ts';
import type { Usage } from './watch.ts';

/** The measurements during and after one attack. */
export type Round = {
  name: string;
  answers: Answers;
  visits: Record<Kind, Visits>;
  idle: Usage;
  peak: Usage;
  exited: boolean;
  /** Measurements that were not back to normal 10 s after it. */
  after: string[];
};

/** The memory limit of a process in megabytes. */
const memoryBound = (idle: number) => 1.5 * idle + 256;

/** The percentile of the durations in milliseconds, Infinity when too many attempts failed. */
const within = ({ tries, ms }: Visits, share: number): number =>
  ms.toSorted((a, b) => a - b)[Math.ceil(tries * share) - 1] ?? Infinity;

/** The bounds that an attack exceeded. */
export function judge({ answers, visits, idle, peak, exited, after }: Round): string[] {
  const { application, photos, checkout, list, ready } = visits;
  const tooLate = within(application, 0.99) > limits.application;
  return [
    ...(exited ? ['the process ended'] : []),
    ...[...answers.faults].map(([fault, count]) => `${fault} ×${count}`),
    ...(tooLate ? [`applications: p99 ${seconds(within(application, 0.99))} ${failed(application)}`] : []),
    ...(within(photos, 0.99) > limits.photos ? [`with photos: ${failed(photos)}`] : []),
    ...[checkout, list].filter(({ failures }) => failures.length > 0).map(failed),
    ...(ready.failures.some((failure) => !/ 503/.test(failure)) ? [failed(ready)] : []),
    ...(['own', 'child'] as const)
      .filter((whose) => peak[whose] > memoryBound(idle[whose]))
      .map((whose) => `memory ${peak[whose].toFixed(0)} MB of ${memoryBound(idle[whose]).toFixed(0)}`),
    ...after.map((what) => `10 s later: ${what}`),
  ];
}

export const columns = [
  'attack',
  'applied p99',
  'with photos',
  'memory MB',
  'files',
  'attackers heard',
  'broken bounds',
];

export function cells(round: Round): string[] {
  const { name, visits, peak, answers } = round;
  const { application, photos } = visits;
  return [
    name,
    `${seconds(within(application, 0.99))} of ${application.tries}`,
    `${photos.ms.length}/${photos.tries} ${seconds(Math.max(0, ...photos.ms))}`,
    peak.own.toFixed(0),
    `${peak.descriptors}`,
    answers.summary,
    judge(round).join('; ') || 'none',
  ];
}

const seconds = (ms: number) => (ms === Infinity ? 'never' : `${(ms / 1000).toFixed(1)} s`);

function failed({ failures }: Visits): string {
  const counts = new Map<string, number>();
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return listed(counts);
}
