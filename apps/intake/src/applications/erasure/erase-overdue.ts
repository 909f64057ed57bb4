import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { observe, Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { EraseApplication } from './erase-application.ts';
import { OverdueRepository } from './overdue.repository.ts';

const everyMs = 15 * 60_000;
const batch = 50;

/**
 * Erases applications whose retention period has ended: counted from closing, or from arrival when nobody closed them.
 */
@Injectable()
export class EraseOverdue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  private stopObserving: (() => void) | undefined;

  constructor(
    private readonly overdue: OverdueRepository,
    private readonly erase: EraseApplication,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'overdue applications', work: () => this.eraseDue(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
    this.stopObserving = observe(async () => [
      { gauge: 'blue_peony_applications_overdue', labels: {}, value: await this.overdue.count() },
    ]);
  }

  onModuleDestroy() {
    this.stopObserving?.();
    return this.repeat.stop();
  }

  /** @returns whether more applications may be due */
  async eraseDue(): Promise<boolean> {
    await this.overdue.forgetAddresses();
    const ids = await this.overdue.ids(batch);
    for (const id of ids) await this.erase.erase(id, { by: 'time', correlationId: 'retention' });
    return ids.length === batch;
  }
}
