import { tally } from '@blue-peony/test-kit';
import type { LoadOptions } from './load.ts';
import type { Stage, StageOptions } from './stage.ts';

/** The result of one fault. */
export type Outcome = {
  lost: string[];
  doubled: string[];
  /** How many of these the mail server accepted without its answer getting through. */
  excused?: number;
  /** Seconds from the dependency's return until the product is ready and accepts an application. */
  recoveredS?: number;
  /** Seconds from the same moment until the last mail. */
  mailsS?: number;
  /** Failures that users must not see. */
  complaints: string[];
  /** The parts that `/readyz` named during the fault. */
  away?: string[];
};

export type Fault = {
  name: string;
  /**
   * Mails that may be sent twice, because a worker dies between the server's answer and its own record. By default only
   * those whose answer could not get through.
   */
  doubledAtMost?: number;
  /** Requirements beyond those of `npm test`. */
  needs?: ('root' | 'faketime')[];
} & (PlayedUnderLoad | PlayedByItself);

/** One fault, with load before, during and after it. Faults with the same stage share one product. */
type PlayedUnderLoad = {
  stage: StageOptions;
  load?: LoadOptions;
  inject: (stage: Stage) => Promise<unknown>;
  holdMs?: number;
  /** Causes the fault. Resolves when the dependency is back. */
  heal?: (stage: Stage) => Promise<unknown>;
  /** The parts that `/readyz` must name during the fault. */
  away?: RegExp;
  /** Addresses that the mail server refuses permanently during the fault. */
  refuses?: (address: string) => boolean;
  /** The longest time for a mail; a minute by default. */
  mailsWithinS?: number;
};

type PlayedByItself = { play: () => Promise<Outcome> };

const real: StageOptions = { real: true };
/** Faults of real servers, which share one product. */
export const onReal = (faults: (Omit<Fault, 'stage' | 'play'> & Omit<PlayedUnderLoad, 'stage'>)[]): Fault[] =>
  faults.map((fault) => ({ stage: real, ...fault }));

/** A server that stands still for that long. */
export const halted = (part: 'postgres' | 'broker' | 's3', holdMs: number, away: RegExp) => ({
  inject: ({ parts }: Stage) => parts[part].signal('SIGSTOP'),
  holdMs,
  heal: ({ parts }: Stage) => parts[part].signal('SIGCONT'),
  away,
});

const recoveryBoundS = 10;
const mailsBoundS = 60;

/** @returns the exceeded bounds; empty when the product survived the fault */
export function broken(fault: Fault, outcome: Outcome): string[] {
  const { lost, doubled, excused = 0, recoveredS = 0, mailsS = 0, complaints, away } = outcome;
  const mailsWithinS = 'stage' in fault ? (fault.mailsWithinS ?? mailsBoundS) : mailsBoundS;
  const found = [...complaints];
  if (lost.length > 0) found.push(`lost: ${tally(lost)}`);
  if (doubled.length > (fault.doubledAtMost ?? excused)) found.push(`doubled: ${tally(doubled)}`);
  if (recoveredS > recoveryBoundS) found.push(`not recovered within ${recoveryBoundS} s`);
  if (mailsS > mailsWithinS) found.push(`mails not within ${mailsWithinS} s`);
  if ('stage' in fault && fault.away && !away?.some((name) => fault.away!.test(name)))
    found.push(`/readyz does not name ${fault.away.source}`);
  return found;
}
