export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** @param share 0.99 for the ninety-ninth percentile */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN;

/** Median with the smallest and the largest value. */
export const spread = (values: number[], digits = 2): string => {
  const text = (value: number) => value.toFixed(digits);
  return values.length < 2
    ? text(median(values))
    : `${text(median(values))} (${text(Math.min(...values))}–${text(Math.max(...values))})`;
};

export type Row = Record<string, string | number>;
/** What a part of the benchmark returns: rows of a table, whose columns are the keys, and bars. */
export type Part = { rows: Row[]; bars: Row[] };
/** What `npm run bench` is called with. */
export type Options = { rounds: number; seconds: number; applications: number; profile: boolean };

const bar = (holds: (measured: number, limit: number) => boolean, sign: string) => {
  return (what: string, limit: number, measured: number): Row => ({
    what,
    bar: `${sign} ${limit}`,
    measured: measured.toFixed(3),
    holds: holds(measured, limit) ? 'yes' : 'NO',
  });
};
/** Rows of the table of bars. */
export const atLeast = bar((measured, limit) => measured >= limit, '≥');
export const atMost = bar((measured, limit) => measured <= limit, '≤');

/** One measurement; processor time in ms a unit, by process. */
export type Result = { rate: number; units: number; p50: number; p99: number; cpu: Record<string, number> };
export type Measured<Target> = Target & { rounds: (Result & { pending?: number })[] };

/**
 * Measures targets in turns, because the machine's speed changes with time.
 * @param warmsUp whether a round before the first only warms up
 */
export async function inTurns<Target extends { name: string }>(
  targets: Target[],
  rounds: number,
  measure: (target: Target) => Promise<Result>,
  warmsUp = false,
): Promise<Measured<Target>[]> {
  const results = targets.map((target): Measured<Target> => ({ ...target, rounds: [] }));
  for (let round = warmsUp ? -1 : 0; round < rounds; round++)
    for (const target of results) {
      const result = await measure(target);
      if (round < 0) continue;
      target.rounds.push(result);
      console.log(`${target.name.padEnd(44)} ${result.rate.toFixed(1).padStart(12)}/s`);
    }
  return results;
}

export const roundsOf = (results: Measured<{ name: string }>[], name: string) =>
  results.find((result) => result.name === name)!.rounds;
export const values = (rounds: Result[], of: 'rate' | 'p50' | 'p99') => rounds.map((round) => round[of]);
/** Ratios to another target of the same round. */
export const ratios = (rounds: Result[], to: Result[], of: 'rate' | 'p50' = 'rate') =>
  rounds.map((round, index) => round[of] / to[index]![of]);
export const processor = (rounds: Result[], process: string) => rounds.map(({ cpu }) => cpu[process]!);
/** Medians of the processor time, by process. */
export const processors = (rounds: Result[], digits: number) =>
  Object.keys(rounds[0]!.cpu)
    .map((name) => `${name} ${median(processor(rounds, name)).toFixed(digits)}`)
    .join(', ');
