import type { DomainEvent, EventType } from '@blue-peony/contracts';
import type { Inbox } from './inbox.ts';
import type { Breaker } from './breaker.ts';
import type { QueueDepth } from './queue-state.ts';

/**
 * Why nobody took an event over. `refused` (the broker said no) is the event's own. The others are an outage, which makes no
 * event fail: `unroutable` (no consumer has run yet), `timeout` and `unavailable`.
 */
export type PublishFailure = 'unroutable' | 'refused' | 'timeout' | 'unavailable';

/** What became of one published event: the broker owns it, or why it does not. */
export type PublishOutcome = { confirmed: true } | { confirmed: false; reason: PublishFailure };

export type Subscription = {
  /** Durable name of the consumer, for example `notification`. */
  queue: string;
  types: readonly EventType[];
  /** Holds what this consumer has taken, and remembers what it has done. */
  inbox: Inbox;
  /** What the handlers need beside the database: while it is away, none is called. */
  breaker?: Breaker;
  /** Resolves when the effect is committed; a rejection is retried in tiers, then dead-lettered. */
  handle: (event: DomainEvent) => Promise<void>;
};

/** The way from one service's outbox to another's inbox; RabbitMQ or in-process, alike to whoever uses it. */
export interface EventTransport {
  /**
   * Publishes events and waits until each is durably taken over or has failed; outcomes in the order of the events.
   * Never rejects for a single event, and takes at most the publish timeout.
   */
  publish(events: readonly DomainEvent[]): Promise<PublishOutcome[]>;
  /** Starts to consume, now or as soon as the broker is there. At least once: the inbox makes it once. */
  subscribe(subscription: Subscription): Promise<void>;
  depth(queue: string): Promise<QueueDepth>;
  /** Rejects while the transport cannot do its work: publish, and consume what was subscribed. */
  check(): Promise<void>;
  /** Takes no further event and waits for the handlers under way. */
  stopConsuming(): Promise<void>;
  close(): Promise<void>;
}

/** How a transport treats the handlers of its consumers; times in milliseconds. */
export type HandlingOptions = {
  /**
   * How long to wait after the first, second … attempt that failed by itself; after the last of them an event is a dead
   * letter. What failed by an outage waits for that instead, and has made no attempt.
   */
  retryDelaysMs?: readonly number[];
  /** A handler that takes longer has failed. */
  handlerTimeoutMs?: number;
  /** Handlers at the same time, for each subscription. */
  concurrency?: number;
};

export const handlingDefaults = {
  retryDelaysMs: [5_000, 60_000, 600_000, 3_600_000],
  // Longer than a mail server may take to answer.
  handlerTimeoutMs: 15 * 60_000,
  concurrency: 16,
} satisfies HandlingOptions;
