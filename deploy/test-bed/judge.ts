// Whether a play ended well.
import { tally, type Call } from '@blue-peony/test-kit';

/** A play's name, and what may fail in it. */
export type Bounds = {
  name: string;
  /** The most failed calls, as a share of those between the first and the last failure; 0 by default. */
  failures?: number;
  /** The longest time from the first failure to the last; 0 by default. */
  seconds?: number;
  /** Kinds of calls that alone may not fail. */
  only?: RegExp;
};

export type Played = {
  name: string;
  calls: number;
  failed: number;
  slowestMs: number;
  /** From the first failure to the last. */
  seconds: number;
  lost: number;
  /** Mails that were sent twice. */
  doubled: number;
  /** Beyond a bound; empty when all is well. */
  wrong: string[];
};

export function judge(
  { name, failures = 0, seconds = 0, only }: Bounds,
  calls: Call[],
  { lost, doubled }: { lost: string[]; doubled: string[] },
  wrong: string[],
): Played {
  const failed = calls.filter((call) => call.failure);
  const first = Math.min(...failed.map(({ at }) => at));
  const last = Math.max(...failed.map(({ at, ms }) => at + ms));
  const during = calls.filter(({ at }) => at >= first && at <= last).length;
  const span = failed.length > 0 ? (last - first) / 1_000 : 0;
  const counted = failed.filter(({ kind }) => !only || only.test(kind));
  if (failures === 0 ? counted.length > 0 : counted.length > failures * during)
    wrong.push(
      `${counted.length} of ${during} calls failed: ${tally(counted.map(({ kind, failure }) => `${kind} ${failure}`))}`,
    );
  if (!only && seconds > 0 && span > seconds) wrong.push(`calls failed for ${span.toFixed(1)} s`);
  if (lost.length > 0) wrong.push(`lost: ${tally(lost)}`);
  if (doubled.includes('application')) wrong.push('an application was stored twice');
  const slowestMs = Math.max(0, ...calls.map(({ ms }) => ms));
  return {
    name,
    calls: calls.length,
    failed: failed.length,
    slowestMs,
    seconds: span,
    lost: lost.length,
    doubled: doubled.length,
    wrong,
  };
}

const columns = ['play', 'calls', 'failures', 'slowest', 'seconds', 'lost', 'doubled mails'];
const widths = [44, 6, 8, 8, 8, 5, 13];

const line = (cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))).join(' | ');

export const head = `   ${line(columns)}`;

/** @returns a line of the table, with what went wrong below */
export function row({ name, calls, failed, slowestMs, seconds, lost, doubled, wrong }: Played): string {
  const slowest = `${(slowestMs / 1_000).toFixed(1)} s`;
  const cells = line([name, `${calls}`, `${failed}`, slowest, seconds.toFixed(1), `${lost}`, `${doubled}`]);
  return [`${wrong.length === 0 ? 'ok' : 'X '} ${cells}`, ...wrong.map((what) => `     ${what}`)].join('\n');
}
