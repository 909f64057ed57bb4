import { setTimeout as sleep } from 'node:timers/promises';
import { Background } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { indexNext, type Indexed, type IndexPlace } from './index-texts.ts';
import { markSpam } from '../../spam/spam.repository.ts';

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
  private after: IndexPlace | undefined;
  private lookedBackAt = -Infinity;

  constructor(
    private readonly database: DataSource,
    background: Background,
  ) {
    background.every('search texts', everyMs, () => this.index());
  }

  private async index(): Promise<boolean> {
    const began = performance.now();
    const done = await this.next(began);
    const tookMs = performance.now() - began;
    const more = done.length >= batch;
    // A flood of applications has the processor for itself: the index follows it and then catches up.
    if (more) await sleep(Math.min(rests * tookMs, everyMs));
    return more;
  }

  private async next(now: number): Promise<Indexed[]> {
    const late = now > this.lookedBackAt + lookBackMs;
    if (late) this.lookedBackAt = now;
    const place = { after: late ? undefined : this.after, limit: batch, back: late ? lateSeconds : usualSeconds };
    // Whoever is in the index is never looked at again, so both commit together.
    const changed = await this.database.transaction(async (manager) => {
      const indexed = await indexNext(manager, place);
      const arrived = indexed.filter(({ fresh }) => fresh).map(({ id }) => id);
      if (arrived.length > 0) await markSpam(manager, arrived);
      return indexed;
    });
    this.after = changed.length === batch ? changed.at(-1) : undefined;
    return changed;
  }
}
