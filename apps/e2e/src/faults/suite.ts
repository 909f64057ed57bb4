import { existsSync } from 'node:fs';
import { tally } from '@blue-peony/test-kit';
import { broken, type Fault, type Outcome } from './fault.ts';
import { playUnderLoad } from './play.ts';
import { fakeTime, openStage, type Stage, type StageOptions } from './stage.ts';

export type Played = { fault: Fault; outcome?: Outcome; failures: string[]; missing?: string };

const missingFor: Record<NonNullable<Fault['needs']>[number], () => string | undefined> = {
  root: () => (process.getuid?.() === 0 ? undefined : 'root, to mount a disk of its own'),
  faketime: () => (existsSync(fakeTime) ? undefined : 'libfaketime (Debian: apt-get install libfaketime)'),
};

/** Runs faults one after another. Faults with the same stage share one product until it fails. */
export async function playAll(faults: readonly Fault[], report: (played: Played) => void): Promise<Played[]> {
  const all: Played[] = [];
  let open: { options: StageOptions; stage: Stage } | undefined;
  const close = async () => {
    await open?.stage.close();
    open = undefined;
  };
  for (const fault of faults) {
    const missing = fault.needs?.map((need) => missingFor[need]()).find(Boolean);
    const played: Played = missing ? { fault, failures: [], missing } : await attempt(fault);
    report(played);
    all.push(played);
  }
  await close();
  return all;

  async function attempt(fault: Fault): Promise<Played> {
    try {
      const outcome = 'play' in fault ? await fault.play() : await playUnderLoad(fault, await stageFor(fault));
      const failures = broken(fault, outcome);
      // The next fault must not be blamed for the remains of this one.
      if (failures.length > 0) await close();
      return { fault, outcome, failures };
    } catch (error) {
      await close();
      return { fault, failures: [`not played to its end: ${(error as Error).message}`] };
    }
  }

  async function stageFor(fault: Extract<Fault, { stage: object }>): Promise<Stage> {
    const options = fault.stage;
    if (open?.options === options && !open.stage.isDead() && !options.prepare) return open.stage;
    await close();
    open = { options, stage: await openStage(options) };
    return open.stage;
  }
}

const seconds = (value: number | undefined) =>
  value === undefined ? '–' : value === Infinity ? 'never' : `${value.toFixed(1)} s`;

/**
 * One line of the table: lost and duplicated items, durations, dishonest failures, and the parts that `/readyz` named.
 */
export function line({ fault, outcome, failures, missing }: Played): string {
  if (missing) return `?  ${fault.name} | not played: needs ${missing}`;
  const columns = [`${failures.length === 0 ? 'ok' : 'X '} ${fault.name}`];
  if (outcome) {
    const { lost, doubled, excused, recoveredS, mailsS, complaints, away } = outcome;
    columns.push(
      `lost ${tally(lost) || 0}`,
      `doubled ${tally(doubled) || 0}${excused ? `, ${excused} without an answer` : ''}`,
      `recovered ${seconds(recoveredS)}`,
      `mails ${seconds(mailsS)}`,
      `honest ${complaints.length === 0 ? 'yes' : 'no'}`,
      `away ${away?.join(', ') || '–'}`,
    );
  }
  return [...columns, ...failures].join(' | ');
}
