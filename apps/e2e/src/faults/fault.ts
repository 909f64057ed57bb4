import type { LoadOptions } from './load.ts';
import type { Stage, StageOptions } from './stage.ts';

/** What one fault came to. */
export type Outcome = {
  lost: string[];
  doubled: string[];
  /** How many of these the mail server took without being able to say so. */
  excused?: number;
  /** From the dependency's return to a ready product that takes an application. */
  recoveredS?: number;
  /** From the same moment to the last mail. */
  mailsS?: number;
  /** What users met that they should not have. */
  complaints: string[];
  /** What `/readyz` named while the fault lasted. */
  away?: string[];
};

export type Fault = {
  name: string;
  /**
   * Mails that may come twice, because a worker dies between the server's answer and its mark. Where nothing says otherwise,
   * those alone may whose answer could not come through.
   */
  doubledAtMost?: number;
  /** What it takes besides the parts of `npm test`. */
  needs?: ('root' | 'faketime')[];
} & (PlayedUnderLoad | PlayedByItself);

/** Load before, during and after it; faults of the same stage follow each other on one product. */
type PlayedUnderLoad = {
  stage: StageOptions;
  load?: LoadOptions;
  inject: (stage: Stage) => Promise<unknown>;
  holdMs?: number;
  /** The dependency is back when it resolves. */
  heal?: (stage: Stage) => Promise<unknown>;
  /** The parts that `/readyz` must name while it lasts. */
  away?: RegExp;
  /** Addresses that the mail server refuses for good while it lasts. */
  refuses?: (address: string) => boolean;
  /** How long a mail may take; a minute where nothing says otherwise. */
  mailsWithinS?: number;
};

type PlayedByItself = { play: () => Promise<Outcome> };

const recoveryBoundS = 10;
const mailsBoundS = 60;

/** @returns what of the outcome is beyond the bounds; nothing for a fault that the product has stood */
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

export function tally(things: string[]): string {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => `${count} × ${thing}`).join(', ');
}
