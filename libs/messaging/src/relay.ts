import type { DomainEvent } from '@blue-peony/contracts';
import { counter, observe, openSpan, Repeat, SpanKind, type Logger } from '@blue-peony/service-kit';
import type { DataSource } from 'typeorm';
import { describeFailure } from './failure.ts';
import { OutboxRows, toldIn, type OutboxStats } from './outbox.ts';
import type { EventTransport, PublishFailure, PublishOutcome } from './types.ts';

type RelayOptions = {
  dataSource: DataSource;
  transport: EventTransport;
  logger: Logger;
  /** Attempts after which an event that the broker refuses is abandoned. */
  maxAttempts?: number;
  batchSize?: number;
};

type Waiting = { event: DomainEvent; settle: (state: 'queued' | 'pending') => void };

const everyMs = 1_000;
const answerWithinMs = 2_000;
/** Much shorter than a lease: published events of this time are deleted together. */
const deleteEveryMs = 50;
/** Batches under way at once: the database claims and deletes some while the broker confirms others. */
const lanes = 3;

const countEvents = counter('blue_peony_relay_events_total');
const outcomes = ['published', 'unroutable', 'refused', 'timeout', 'unavailable'] as const;

/** Publishes the outbox's events. Any number of relays may work on one outbox. */
export class Relay {
  private readonly rows: OutboxRows;
  private readonly transport: EventTransport;
  private readonly logger: Logger;
  private readonly batchSize: number;
  private readonly repeat: Repeat;
  private readonly flushes = new Set<Promise<unknown>>();
  private waiting: Waiting[] = [];
  private published: string[] = [];
  private deleting: NodeJS.Timeout | undefined;
  /** Name of the outbox in the metrics: its schema. */
  private readonly outbox: string;
  private stopObserving: (() => void) | undefined;
  private revived = false;
  private stopped = false;

  constructor({ dataSource, transport, logger, maxAttempts = 50, batchSize = 500 }: RelayOptions) {
    this.rows = new OutboxRows(dataSource, maxAttempts);
    this.transport = transport;
    this.logger = logger;
    this.batchSize = batchSize;
    this.repeat = new Repeat({ name: 'relay', work: () => this.publishDue(), everyMs, logger });
    this.outbox = (dataSource.options as { schema?: string }).schema ?? 'public';
    for (const outcome of outcomes) countEvents({ outbox: this.outbox, outcome }, 0);
    dataSource.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => {
        // A transaction within another: its events wait for the outer one.
        if (queryRunner.isTransactionActive) return;
        for (const event of toldIn(queryRunner)) void this.dispatch(event);
      },
    });
  }

  /**
   * Starts publishing due events. Abandoned events get a fresh set of attempts, because a start often follows a repair.
   */
  start(): void {
    this.repeat.start();
    this.stopObserving ??= observe(() => this.read());
  }

  /** Resolves once all running work has ended. Events left in the outbox wait for the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopObserving?.();
    await this.repeat.stop();
    await Promise.all(this.flushes);
    await this.deletePublished();
  }

  /**
   * Publishes a committed event, in one batch with others of the same tick. Never rejects.
   * @returns `queued` once the transport has confirmed it; `pending` when publishing failed or took longer than 2 s:
   *   the event is published later
   */
  async dispatch(event: DomainEvent): Promise<'queued' | 'pending'> {
    if (this.stopped) return 'pending';
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    return new Promise((settle) => this.waiting.push({ event, settle }));
  }

  stats(): Promise<OutboxStats> {
    return this.rows.stats();
  }

  private async read() {
    const { pending, abandoned, oldestSeconds } = await this.rows.stats();
    const outbox = this.outbox;
    return [
      { gauge: 'blue_peony_outbox_events', labels: { outbox, state: 'pending' }, value: pending },
      { gauge: 'blue_peony_outbox_events', labels: { outbox, state: 'abandoned' }, value: abandoned },
      { gauge: 'blue_peony_outbox_oldest_seconds', labels: { outbox }, value: oldestSeconds },
    ] as const;
  }

  private flush(): void {
    const waiting = this.waiting;
    this.waiting = [];
    while (waiting.length > 0) {
      const batch = waiting.splice(0, this.batchSize);
      const answerLate = () => {
        for (const { settle } of batch) settle('pending');
      };
      const late = setTimeout(answerLate, answerWithinMs);
      const flush = this.publish(
        batch.map(({ event }) => event),
        (index, confirmed) => batch[index]!.settle(confirmed ? 'queued' : 'pending'),
      ).finally(() => {
        clearTimeout(late);
        answerLate();
        this.flushes.delete(flush);
      });
      this.flushes.add(flush);
    }
  }

  private async publishDue(): Promise<void> {
    try {
      // No row is claimed while the broker is away, so that an outage costs no attempts.
      await this.transport.check();
      if (!this.revived) await this.rows.revive();
      this.revived = true;
    } catch (error) {
      return this.logger.debug(describeFailure(error), 'relay paused');
    }
    const first = await this.claim();
    const others = first.length < this.batchSize ? [] : Array.from({ length: lanes - 1 }, () => this.claim());
    await Promise.all([first, ...others].map(async (claimed) => this.publishFrom(await claimed)));
  }

  /** Publishes claimed events and then batch after batch, until fewer are due or the broker is away. */
  private async publishFrom(claimed: DomainEvent[]): Promise<void> {
    for (let events = claimed; events.length > 0; events = await this.claim()) {
      const reached = await this.publish(events);
      if (!reached || events.length < this.batchSize || this.stopped) return;
    }
  }

  private claim(): Promise<DomainEvent[]> {
    return this.rows.claim(this.batchSize).catch((error: unknown) => {
      this.logger.debug(describeFailure(error), 'relay paused');
      return [];
    });
  }

  /** @returns false while the broker or the database is away */
  private async publish(events: DomainEvent[], settle?: (index: number, confirmed: boolean) => void): Promise<boolean> {
    const spans = events.map(({ type, traceparent }) =>
      openSpan(`publish ${type}`, { kind: SpanKind.PRODUCER, parent: traceparent }),
    );
    try {
      const outcomes = await this.transport.publish(events);
      outcomes.forEach((outcome, index) => spans[index]!.end(outcome.confirmed ? undefined : outcome.reason));
      outcomes.forEach(({ confirmed }, index) => settle?.(index, confirmed));
      await this.record(events, outcomes);
      return !outcomes.some((outcome) => !outcome.confirmed && isOutage(outcome.reason));
    } catch (error) {
      // The leases expire, and the events are published again.
      this.logger.warn(describeFailure(error), 'outcome of published events not recorded');
      return false;
    }
  }

  private async record(events: DomainEvent[], outcomes: PublishOutcome[]): Promise<void> {
    const gone: string[] = [];
    const failed = new Map<PublishFailure, string[]>();
    events.forEach(({ id }, index) => {
      const outcome = outcomes[index]!;
      if (outcome.confirmed) gone.push(id);
      else failed.set(outcome.reason, [...(failed.get(outcome.reason) ?? []), id]);
    });
    countEvents({ outbox: this.outbox, outcome: 'published' }, gone.length);
    this.forget(gone);
    for (const [reason, ids] of failed) {
      countEvents({ outbox: this.outbox, outcome: reason }, ids.length);
      this.logger.warn({ reason, events: ids.length }, 'events not published');
      if (isOutage(reason)) await this.rows.release(ids, reason);
      else
        for (const { id, type } of await this.rows.fail(ids, reason))
          this.logger.error({ eventId: id, type, reason }, 'event abandoned');
    }
  }

  /** Deletes published events, all of the next moment in one statement. */
  private forget(ids: readonly string[]): void {
    this.published.push(...ids);
    if (this.published.length === 0) return;
    this.deleting ??= setTimeout(() => {
      const deletion = this.deletePublished().finally(() => this.flushes.delete(deletion));
      this.flushes.add(deletion);
    }, deleteEveryMs);
  }

  private async deletePublished(): Promise<void> {
    clearTimeout(this.deleting);
    this.deleting = undefined;
    const ids = this.published.splice(0);
    if (ids.length === 0) return;
    await this.rows.remove(ids).catch((error: unknown) => {
      // The leases expire, and the events are published again.
      this.logger.warn(describeFailure(error), 'published events not deleted');
    });
  }
}

const isOutage = (reason: PublishFailure) => reason === 'timeout' || reason === 'unavailable';
