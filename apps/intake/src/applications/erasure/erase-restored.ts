import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Repeat, serviceLogger, withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { ErasedIds, type ObjectStore } from '@blue-peony/storage';
import { erasedStore } from '../../tokens.ts';
import { EraseApplication } from './erase-application.ts';
import { ErasureRepository } from './erasure.repository.ts';

const everyMs = 5_000;
/** How long a start waits for the store; after that it retries in the background. */
const waitMs = 5_000;

/** Erases what a restored backup brought back, once after each start. */
@Injectable()
export class EraseRestored implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  private readonly ledger: ErasedIds;
  private done = false;

  constructor(
    private readonly erase: EraseApplication,
    private readonly erasures: ErasureRepository,
    @Inject(erasedStore) store: ObjectStore,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.ledger = new ErasedIds(store);
    this.repeat = new Repeat({ name: 'restored applications', work: () => this.eraseListed(), everyMs, logger });
  }

  /**
   * Runs before the service listens. A restore also writes the ids into the database, so an unavailable store blocks
   * nothing.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.eraseAgain([]);
    await withTimeLimit(this.eraseListed(), waitMs).catch(() => undefined);
    if (!this.done) this.repeat.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.repeat.stop();
  }

  private async eraseListed(): Promise<void> {
    if (this.done) return;
    await this.eraseAgain((await this.ledger.list()).map(({ id }) => id));
    this.done = true;
  }

  private async eraseAgain(ids: string[]): Promise<void> {
    for (const id of await this.erasures.restored(ids))
      await this.erase.erase(id, { by: 'ledger', correlationId: 'ledger' });
  }
}
