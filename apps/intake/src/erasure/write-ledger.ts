import { Injectable } from '@nestjs/common';
import { agency } from '@blue-peony/agency';
import { Background, type Repeat } from '@blue-peony/service-kit';
import { Ledger } from '@blue-peony/storage';
import { DataSource } from 'typeorm';
import { findEndedLinks, findUnwritten, markWritten } from './erasure.repository.ts';

const everyMs = 5_000;
const batch = 100;
/** An entry is kept longer than any backup that still has the application, and than a restore takes. */
const keptDays = agency.retention.ledgerDays;

/** Writes erased ids and ended links to the ledger outside the database, from which {@link EraseRestored} reads them. */
@Injectable()
export class WriteLedger {
  private readonly repeat: Repeat;
  private links: Set<string> | undefined;
  private expiredOn = '';

  constructor(
    private readonly database: DataSource,
    private readonly ledger: Ledger,
    background: Background,
  ) {
    this.repeat = background.every('ledger', everyMs, () => this.write());
  }

  /** Writes without a pause: a database that is lost a moment later must not bring an erased applicant back. */
  wake(): void {
    this.repeat.wake();
  }

  private async write(): Promise<boolean> {
    const unwritten = await findUnwritten(this.database, batch);
    for (const { id, day } of unwritten) await this.ledger.add('erased', id, day);
    await markWritten(
      this.database,
      unwritten.map(({ id }) => id),
    );
    await this.writeLinks();
    const today = dayOf(Date.now());
    if (today !== this.expiredOn) await this.ledger.expire(keptDays);
    this.expiredOn = today;
    return unwritten.length === batch;
  }

  private async writeLinks(): Promise<void> {
    this.links ??= new Set(await this.ledger.list('links'));
    for (const text of await findEndedLinks(this.database)) {
      if (!this.links.has(text)) await this.ledger.add('links', text, dayOf(Date.now()));
      this.links.add(text);
    }
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
