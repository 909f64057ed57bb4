import { randomUUID } from 'node:crypto';
import { receivedMailBytes } from '@blue-peony/contracts';
import { isOutage, pace, type Logger } from '@blue-peony/service-kit';
import type { OwnerConfig } from '../shared/ask-owner.ts';
import { handOver, type Failure } from './hand-over.ts';
import { Mailbox, MailboxAway, type Waiting } from './mailbox.ts';
import type { MailboxSettings } from '../mailbox-settings.ts';
import type { MailboxRepository } from './mailbox.repository.ts';

type Parts = { settings: MailboxSettings; mailbox: MailboxRepository; config: OwnerConfig; logger: Logger };

// Another worker soon replaces a dead one. Two that read at once do no harm: intake stores a mail once.
const leaseMs = 15_000;
const pauseMs = { first: 1_000, longest: 60_000 };
/** Mails that are handed over at once; their bytes are in memory. */
const together = 8;

/** Reads the mailbox while this worker has the lease. */
export class MailboxReader {
  /** Called when it is time for a look. */
  wake: () => void = () => undefined;
  private readonly worker = randomUUID();
  private readonly failures = new Map<number, Failure>();
  private open: Mailbox | undefined;
  private leadsUntil = -Infinity;
  private dueAt = 0;
  private outages = 0;
  private isAway = false;
  /** A look was wanted at a time when there could be none. */
  private missed = false;
  private stopped = false;

  constructor(private readonly parts: Parts) {}

  /** Takes or renews the lease, and has a look when one is due. */
  async lead(): Promise<void> {
    const askedAt = performance.now();
    const leads = await this.parts.mailbox.lead(this.worker, leaseMs);
    this.leadsUntil = leads ? askedAt + leaseMs : -Infinity;
    if (!leads) return this.disconnect();
    const isDue = this.missed || !this.open?.isOpen || this.outages > 0 || [...this.failures.values()].some(isOver);
    if (isDue && performance.now() >= this.dueAt) this.wake();
  }

  /** Hands over every mail that waits, the oldest first, and listens for more. @throws MailboxAway, OwnerAway */
  async look(): Promise<void> {
    this.missed = !this.leads || performance.now() < this.dueAt;
    if (this.missed) return;
    try {
      const mailbox = await this.connected();
      await this.readAll(mailbox);
      await this.tellRead();
      this.outages = 0;
      if (this.leads) mailbox.listen();
      else this.disconnect();
    } catch (error) {
      // Without the lease another worker reads, and tells how it goes.
      if (!this.leads) return this.disconnect();
      const pause = Math.min(pauseMs.first * 2 ** this.outages++, pauseMs.longest);
      this.dueAt = performance.now() + pause * pace.factor;
      if (error instanceof MailboxAway) {
        this.disconnect();
        await this.tellAway(error);
      } else if (!isOutage(error)) this.disconnect();
      throw error;
    }
  }

  /** Ends the look after the mails in progress. */
  stop(): void {
    this.stopped = true;
  }

  async close(): Promise<void> {
    this.stop();
    this.disconnect();
    await this.parts.mailbox.resign(this.worker);
  }

  private get leads(): boolean {
    return !this.stopped && performance.now() < this.leadsUntil;
  }

  private async connected(): Promise<Mailbox> {
    if (this.open?.isOpen) return this.open;
    this.disconnect();
    this.open = await Mailbox.open(this.parts.settings, () => this.wake());
    await this.tellRead();
    return this.open;
  }

  private async tellRead(): Promise<void> {
    if (this.isAway) this.parts.logger.info('the mailbox is back');
    this.isAway = false;
    await this.parts.mailbox.become('reading');
  }

  /** One log line for each outage. */
  private async tellAway({ code }: MailboxAway): Promise<void> {
    if (!this.isAway) this.parts.logger.warn({ code }, 'the mailbox is away');
    this.isAway = true;
    await this.parts.mailbox.become('away');
  }

  private async readAll(open: Mailbox): Promise<void> {
    const { mailbox, config, logger } = this.parts;
    const parts = { mailbox: open, config, logger, failures: this.failures };
    await open.sweep();
    while (this.leads) {
      const later = [...this.failures].filter(([, failure]) => !isOver(failure)).map(([uid]) => uid);
      const waiting = await open.waiting(new Set(later));
      if (waiting.length === 0) break;
      for (const mails of batchesOf(waiting)) {
        if (!this.leads) return;
        const newest = await handOver(parts, mails);
        if (newest) await mailbox.stored(newest);
      }
    }
    await mailbox.noteSetAside(await open.countSetAside());
  }

  private disconnect(): void {
    this.open?.close();
    this.open = undefined;
    // Another connection may give the numbers to other mails.
    this.failures.clear();
  }
}

const isOver = ({ dueAt }: Failure): boolean => performance.now() >= dueAt;

/** As many mails as may be in memory at once. */
function* batchesOf(mails: readonly Waiting[]): Generator<Waiting[]> {
  let batch: Waiting[] = [];
  let bytes = 0;
  for (const mail of mails) {
    if (batch.length > 0 && (batch.length === together || bytes + mail.size > receivedMailBytes)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(mail);
    bytes += mail.size;
  }
  if (batch.length > 0) yield batch;
}
