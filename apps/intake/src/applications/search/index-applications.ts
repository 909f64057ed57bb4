import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SearchIndexRepository, type IndexPlace } from './search-index.repository.ts';

const everyMs = 500;
const batch = 200;

/** Makes what staff search up to date soon after each change, so that no applicant waits for it. */
@Injectable()
export class IndexApplications implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  /** Where this run is; the next one looks back once more. */
  private after: IndexPlace | undefined;

  constructor(
    private readonly search: SearchIndexRepository,
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
    const more = done.length === batch;
    this.after = more ? done.at(-1) : undefined;
    return more;
  }
}
