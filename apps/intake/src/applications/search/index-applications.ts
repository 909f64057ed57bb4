import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SearchIndexRepository, type IndexPlace } from './search-index.repository.ts';
import { SpamMarksRepository } from './spam-marks.repository.ts';

const everyMs = 500;
const batch = 200;

/** Makes what staff search up to date soon after each change, and looks for spam: no applicant waits for that. */
@Injectable()
export class IndexApplications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  /** Where this run is; the next one looks back once more. */
  private after: IndexPlace | undefined;

  constructor(
    private readonly search: SearchIndexRepository,
    private readonly spam: SpamMarksRepository,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'search texts', work: () => this.index(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  /** @returns whether more may wait */
  private async index(): Promise<boolean> {
    const done = await this.search.next(this.after, batch);
    const arrived = done.filter(({ fresh }) => fresh).map(({ id }) => id);
    if (arrived.length > 0) await this.spam.mark(arrived);
    const more = done.length === batch;
    this.after = more ? done.at(-1) : undefined;
    return more;
  }
}
