import { setTimeout as sleep } from 'node:timers/promises';
import { Background } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { SearchIndexRepository, type Indexed, type IndexPlace } from './search-index.repository.ts';
import { SpamMarksRepository } from '../../spam/spam.repository.ts';

const everyMs = 500;
const batch = 200;
/** Pause after a full batch, in multiples of the time that it took. */
const rests = 9;
/** Changes become visible a little after their time, and now and then much later. */
const usualSeconds = 2;
const lateSeconds = 30;
const lookBackMs = 10_000;

/** Updates the search index soon after each change and looks for spam, in the background so that no applicant waits. */
@Injectable()
export class IndexApplications {
  /** The position of this run; the next run goes back a little. */
  private after: IndexPlace | undefined;
  private lookedBackAt = -Infinity;

  constructor(
    private readonly search: SearchIndexRepository,
    private readonly spam: SpamMarksRepository,
    background: Background,
  ) {
    background.every('search texts', everyMs, () => this.index());
  }

  /** @returns whether more may wait */
  private async index(): Promise<boolean> {
    const began = performance.now();
    const changed = await this.next(began);
    const done = changed.length < batch ? [...changed, ...(await this.search.fill(batch))] : changed;
    const tookMs = performance.now() - began;
    const arrived = done.filter(({ fresh }) => fresh).map(({ id }) => id);
    if (arrived.length > 0) await this.spam.mark(arrived);
    const more = done.length >= batch;
    // A flood of applications has the processor for itself: the index follows it and then catches up.
    if (more) await sleep(Math.min(rests * tookMs, everyMs));
    return more;
  }

  private async next(now: number): Promise<Indexed[]> {
    const late = now > this.lookedBackAt + lookBackMs;
    if (late) this.lookedBackAt = now;
    const changed = await this.search.next(late ? undefined : this.after, batch, late ? lateSeconds : usualSeconds);
    this.after = changed.length === batch ? changed.at(-1) : undefined;
    return changed;
  }
}
