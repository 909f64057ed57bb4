import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { Repeat, serviceLogger, withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { ErasedIds, type ObjectStore } from '@blue-peony/storage';
import { erasedStore } from '../../tokens.ts';
import { EraseApplication } from './erase-application.ts';
import { ErasureRepository } from './erasure.repository.ts';

const everyMs = 5_000;
/** What a start waits for the store; then it goes on trying. */
const waitMs = 5_000;
const batch = 100;
const dayMs = 86_400_000;
/** An entry outlives every backup that still has the application, and the time that a restore takes. */
const keptDays = agency.retention.backupDays + 7;

/** Writes erased ids to the ledger outside of the database, and erases what a restored backup has brought back. */
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

  /** Before the service listens. A restore has noted the ids in the database too: a store that is away holds up nothing. */
  async onApplicationBootstrap(): Promise<void> {
    await this.eraseAgain([]);
    await withTimeLimit(this.keep(), waitMs).catch(() => undefined);
    this.repeat.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.repeat.stop();
  }

  /** @returns whether more ids may wait */
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
