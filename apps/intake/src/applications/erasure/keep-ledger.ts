import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { Repeat, serviceLogger, withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { ErasedIds, type ObjectStore } from '@blue-peony/storage';
import { erasedStore } from '../../tokens.ts';
import { EraseApplication } from './erase-application.ts';
import { ErasureRepository } from './erasure.repository.ts';

const everyMs = 5_000;
/** How long a start waits for the store; after that it retries in the background. */
const waitMs = 5_000;
const batch = 100;
const dayMs = 86_400_000;
/** An entry is kept longer than any backup that still has the application, and than a restore takes. */
const keptDays = agency.retention.backupDays + 7;

/** Writes erased ids to the ledger outside the database, and erases what a restored backup brought back. */
@Injectable()
export class KeepLedger implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  private readonly ledger: ErasedIds;
  private applied = false;
  private expiredOn = '';

  constructor(
    private readonly erase: EraseApplication,
    private readonly erasures: ErasureRepository,
    @Inject(erasedStore) store: ObjectStore,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.ledger = new ErasedIds(store);
    this.repeat = new Repeat({ name: 'ledger of erased ids', work: () => this.keep(), everyMs, logger });
  }

  /**
   * Runs before the service listens. A restore also writes the ids into the database, so an unavailable store blocks
   * nothing.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.eraseAgain([]);
    await withTimeLimit(this.keep(), waitMs).catch(() => undefined);
    this.repeat.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.repeat.stop();
  }

  /** @returns whether more ids may be waiting */
  private async keep(): Promise<boolean> {
    if (!this.applied) await this.eraseAgain((await this.ledger.list()).map(({ id }) => id));
    this.applied = true;
    const unwritten = await this.erasures.unwritten(batch);
    for (const entry of unwritten) await this.ledger.add(entry);
    await this.erasures.written(unwritten.map(({ id }) => id));
    const today = dayOf(Date.now());
    if (today !== this.expiredOn) await this.ledger.expire(dayOf(Date.now() - keptDays * dayMs));
    this.expiredOn = today;
    return unwritten.length === batch;
  }

  private async eraseAgain(ids: string[]): Promise<void> {
    for (const id of await this.erasures.restored(ids))
      await this.erase.erase(id, { by: 'ledger', correlationId: 'ledger' });
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
