import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Background, withTimeLimit } from '@blue-peony/service-kit';
import { Ledger, type LedgerKind } from '@blue-peony/storage';
import { DataSource } from 'typeorm';
import { EraseApplication } from './erase-application.ts';
import { dropCopiedKeys, endLinks, findCopiedKeys, findRestored } from './erasure.repository.ts';

const everyMs = 5_000;
/** How long a start waits for the store; after that it retries in the background. */
const waitMs = 5_000;

/** Erases what a restored backup brought back, and ends its old links, once after each start. */
@Injectable()
export class EraseRestored implements OnApplicationBootstrap {
  private done = false;

  constructor(
    private readonly erase: EraseApplication,
    private readonly database: DataSource,
    private readonly ledger: Ledger,
    private readonly background: Background,
  ) {}

  /** A restore also copies the ledger's keys into the database, so a store that is away blocks nothing. */
  async onApplicationBootstrap(): Promise<void> {
    const copied = await findCopiedKeys(this.database);
    await this.apply((kind) => this.ledger.genuine(kind, copied));
    await withTimeLimit(this.applyStored(), waitMs).catch(() => undefined);
    if (!this.done) this.background.every('restored applications', everyMs, () => this.applyStored());
  }

  private async applyStored(): Promise<void> {
    if (this.done) return;
    await this.apply((kind) => this.ledger.list(kind));
    await dropCopiedKeys(this.database);
    this.done = true;
  }

  private async apply(read: (kind: LedgerKind) => string[] | Promise<string[]>): Promise<void> {
    for (const id of await findRestored(this.database, await read('erased')))
      await this.erase.erase(id, { by: 'ledger', correlationId: 'ledger' });
    await endLinks(this.database, await read('links'));
  }
}
