import { promisedMails, type MailLedger, type PromisedMail } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import { observe, Repeat, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { NotificationConfig } from '../config.ts';
import { eventTransport, queue } from '../tokens.ts';
import { LedgerRepository, type Unsettled } from './ledger.repository.ts';
import { owners, Owners, type Owner } from './owners.ts';

const shownMissing = 10;
const staleAfterMs = 600_000;

type Window = { from: string; until: string };
type Found = { expected: Map<PromisedMail, number>; unsettled: Unsettled[] };

/**
 * Compares promised mails with their deliveries, and lets the owning services request missing mails again. So a mail
 * goes out even if its event, message, inbox row or delivery was lost.
 */
@Injectable()
export class CheckPromises implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeat: Repeat;
  private stopObserving: (() => void) | undefined;

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly owners: Owners,
    @Inject(eventTransport) private readonly transport: EventTransport,
    @Inject(serviceConfig) private readonly config: NotificationConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {
    const { ledgerEveryMs: everyMs } = config;
    this.repeat = new Repeat({ name: 'mail ledger', work: () => this.check(), everyMs, logger });
  }

  onApplicationBootstrap() {
    this.repeat.start();
    this.stopObserving = observe(() => this.read());
  }

  onModuleDestroy() {
    this.stopObserving?.();
    return this.repeat.stop();
  }

  private async check(): Promise<void> {
    // Slightly shorter than the interval, so that timer jitter does not skip a turn.
    const window = await this.ledger.claim(this.config.ledgerEveryMs * 0.9);
    if (!window) return;
    const found = await Promise.all(owners.map((owner) => this.compare(owner, window)));
    // A partial comparison would hide missing mails of the other service.
    if (found.every((one) => one !== undefined)) await this.ledger.record(summary(found));
    for (const [index, owner] of owners.entries()) await this.askAgain(owner, found[index]?.unsettled ?? []);
  }

  private async compare(owner: Owner, window: Window): Promise<Found | undefined> {
    const found: Found = { expected: new Map(), unsettled: [] };
    try {
      for await (const promises of this.owners.promised(owner, window)) {
        for (const mail of promises.flatMap(({ mails }) => mails))
          found.expected.set(mail, (found.expected.get(mail) ?? 0) + 1);
        found.unsettled.push(...(await this.ledger.unsettled(promises)));
      }
      return found;
    } catch (err) {
      this.logger.warn({ err, owner }, 'promised mails not compared');
      return undefined;
    }
  }

  private async askAgain(owner: Owner, unsettled: readonly Unsettled[]): Promise<void> {
    const lost = new Set(unsettled.filter((one) => one.lost).map(({ id }) => id));
    if (lost.size === 0) return;
    // A missing mail may still be waiting in the queue.
    if ((await this.transport.depth(queue)).ready > 0) return;
    const ids = await this.ledger.takeRepeats([...lost]);
    if (ids.length === 0) return;
    const repeated = await this.owners.repeat(owner, ids);
    this.logger.warn({ owner, missing: lost.size, repeated }, 'missing mails asked for again');
  }

  private async read() {
    const { checked_at, mails } = await this.ledger.read();
    if (!checked_at || Date.parse(checked_at) < Date.now() - staleAfterMs) return [];
    return mails.map(({ mail, expected, settled }) => {
      return { gauge: 'blue_peony_mails_missing', labels: { mail }, value: expected - settled } as const;
    });
  }
}

const summary = (found: readonly Found[]): MailLedger['mails'] =>
  promisedMails.map((mail) => {
    const expected = found.reduce((sum, one) => sum + (one.expected.get(mail) ?? 0), 0);
    const missing = found.flatMap(({ unsettled }) => unsettled.filter((one) => one.mail === mail));
    const shown = missing.slice(0, shownMissing).map(({ id, at }) => ({ id, at }));
    return { mail, expected, settled: expected - missing.length, missing: shown };
  });
