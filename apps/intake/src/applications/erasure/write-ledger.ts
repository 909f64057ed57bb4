import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { Repeat, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { ErasedIds, type ObjectStore } from '@blue-peony/storage';
import { erasedStore } from '../../tokens.ts';
import { ErasureRepository } from './erasure.repository.ts';

const everyMs = 5_000;
const batch = 100;
const dayMs = 86_400_000;
/** An entry is kept longer than any backup that still has the application, and than a restore takes. */
const keptDays = agency.retention.backupDays + 7;

/** Writes erased ids to the ledger outside the database, from which {@link EraseRestored} reads them. */
@Injectable()
export class WriteLedger implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  private readonly ledger: ErasedIds;
  private expiredOn = '';

  constructor(
    private readonly erasures: ErasureRepository,
    @Inject(erasedStore) store: ObjectStore,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.ledger = new ErasedIds(store);
    this.repeat = new Repeat({ name: 'ledger of erased ids', work: () => this.write(), everyMs, logger });
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Resolves once ids that are being written are in the ledger. */
  onModuleDestroy(): Promise<void> {
    return this.repeat.stop();
  }

  /** Writes without a pause: a database that is lost a moment later must not bring an erased applicant back. */
  wake(): void {
    this.repeat.wake();
  }

  /** @returns whether more ids may be waiting */
  private async write(): Promise<boolean> {
    const unwritten = await this.erasures.unwritten(batch);
    for (const entry of unwritten) await this.ledger.add(entry);
    await this.erasures.written(unwritten.map(({ id }) => id));
    const today = dayOf(Date.now());
    if (today !== this.expiredOn) await this.ledger.expire(dayOf(Date.now() - keptDays * dayMs));
    this.expiredOn = today;
    return unwritten.length === batch;
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
