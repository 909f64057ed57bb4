import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Repeat, type Logger } from '@blue-peony/service-kit';
import { Breaker } from './breaker.ts';
import { describeFailure } from './failure.ts';
import { deadLetter, type Handling, parseEvent, type NextStep } from './handling.ts';
import { unparseable, type DueEvent } from './inbox.ts';
import type { Subscription } from './types.ts';

const everyMs = 1_000;
/**
 * Leases may end during a database outage. After it, workers wait this long before they claim, so that a worker that
 * has already sent a mail can mark it first.
 */
const graceMs = 2_000;
const insistEveryMs = 500;
const reviveEveryMs = 15_000;

/** Handles the events in a consumer's inbox: as soon as new ones arrive, and at least every second. */
export class InboxWorker {
  private readonly repeat: Repeat;
  private readonly reviving: Repeat;
  private readonly running = new Map<string, Promise<void>>();
  private readonly database: Breaker;
  private readonly breakers: Breaker[];
  private readonly stopListening: (() => void)[];
  private recovered = false;
  private recoveries = 0;
  private readonly id = randomUUID();
  /** The last claim may have committed although its answer was lost. */
  private answerLost = false;
  private stopped = false;

  constructor(
    private readonly subscription: Subscription,
    private readonly handling: Handling,
    private readonly logger: Logger,
  ) {
    const { inbox, breaker } = subscription;
    const probe = async () => {
      await inbox.check();
      await sleep(graceMs);
    };
    this.database = new Breaker({ dependency: 'database', probe, logger, openAfter: 1, probeEveryMs: 500 });
    this.breakers = breaker ? [this.database, breaker] : [this.database];
    this.stopListening = this.breakers.map((one) =>
      one.onAdmission((recovered) => {
        this.recovered ||= recovered;
        if (recovered) this.recoveries++;
        this.wake();
      }),
    );
    this.repeat = new Repeat({ name: 'inbox', work: () => this.handleDue(), everyMs, logger });
    this.repeat.start();
    const work = () => this.reviveReadable();
    this.reviving = new Repeat({ name: 'dead letters', work, everyMs: reviveEveryMs, logger });
    this.reviving.start();
  }

  wake(): void {
    this.repeat.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const end of this.stopListening) end();
    await Promise.all([this.repeat.stop(), this.reviving.stop(), this.database.stop()]);
    await Promise.all(this.running.values());
  }

  private async handleDue(): Promise<void> {
    const admitted = this.breakers.map(({ admits }) => admits);
    const free = Math.min(this.handling.concurrency - this.running.size, ...admitted);
    for (const row of free > 0 ? await this.claim(free) : []) {
      const job = this.handle(row).then((waits) => {
        this.running.delete(row.id);
        // Waits until several places are free, so that one statement fills them. During a trial, waking here would
        // claim an event that waits for a dependency again at once.
        if (!waits && this.running.size <= this.handling.concurrency / 2) this.wake();
      });
      this.running.set(row.id, job);
    }
  }

  /**
   * Makes dead letters due again that this release can read. While the previous release runs, in a roll-out and after a
   * rollback, its workers take events from this inbox too and give up those of a type that they do not know.
   */
  private async reviveReadable(): Promise<void> {
    const { inbox, types } = this.subscription;
    const readable = (await inbox.unparsed(types)).filter(({ event }) => parseEvent(event));
    for (const { id } of readable) await inbox.revive({ id });
    if (readable.length > 0) this.wake();
  }

  private async claim(limit: number): Promise<DueEvent[]> {
    const { inbox, breaker } = this.subscription;
    try {
      if (this.recovered) await inbox.endOutage();
      this.recovered = false;
      const due = await inbox.claimDue(limit, {
        worker: this.id,
        underWay: [...this.running.keys()],
        trial: breaker?.onTrial,
        again: this.answerLost,
      });
      if (due.length < limit) this.answerLost = false;
      this.database.succeeded();
      return due;
    } catch (error) {
      this.answerLost = true;
      this.database.failed(error);
      return [];
    }
  }

  /** @returns whether the event now waits for a dependency */
  private async handle({ id, type, event, attempts }: DueEvent): Promise<boolean> {
    const { queue } = this.subscription;
    const parsed = parseEvent(event);
    const { recoveries } = this;
    const step = parsed
      ? await this.handling.attempt(this.subscription, parsed, attempts)
      : deadLetter(this.logger, { queue, eventId: id, type, reason: unparseable });
    while (!(await this.record(id, type, attempts, step)) && !this.stopped) await sleep(insistEveryMs);
    const waits = step.next === 'await dependency';
    // The dependency came back during the attempt, so the event began to wait after the waiting had ended for all.
    if (waits && recoveries !== this.recoveries) this.recovered = true;
    return waits;
  }

  /** @returns false while the database is away; the caller retries until the outcome is recorded */
  private async record(eventId: string, type: string, attempts: number, step: NextStep): Promise<boolean> {
    const { inbox, queue } = this.subscription;
    try {
      if (step.next === 'retry') await inbox.postpone(eventId, attempts, step.delayMs);
      if (step.next === 'put back') await inbox.putBack(eventId, attempts, step.delayMs);
      if (step.next === 'dead-letter') await inbox.markDead(eventId, attempts, step.reason);
      if (step.next === 'await dependency' && (await inbox.awaitDependency(eventId, attempts, step.reason)))
        deadLetter(this.logger, { queue, eventId, type, attempts, reason: step.reason });
      return true;
    } catch (error) {
      this.logger.debug({ queue, eventId, type, ...describeFailure(error) }, 'outcome of an event not recorded');
      return false;
    }
  }
}
