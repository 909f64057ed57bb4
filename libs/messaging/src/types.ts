import type { DomainEvent, EventType } from '@blue-peony/contracts';
import type { Inbox } from './inbox.ts';
import type { Breaker } from './breaker.ts';
import type { QueueDepth } from './queue-state.ts';

/**
 * Why an event was not confirmed. `refused` (the broker rejected it) is a failure of the event. The others are outages
 * and do not count against the event: `unroutable` (no consumer has run yet), `timeout` and `unavailable`.
 */
export type PublishFailure = 'unroutable' | 'refused' | 'timeout' | 'unavailable';

/** Outcome of publishing one event: confirmed, or the reason why not. */
export type PublishOutcome = { confirmed: true } | { confirmed: false; reason: PublishFailure };

export type Subscription = {
  queue: string;
  types: readonly EventType[];
  /** Stores the events that this consumer has received, and which of them are done. */
  inbox: Inbox;
  /** Breaker of a dependency besides the database: no handler is called while it is away. */
  breaker?: Breaker;
  /**
   * Resolves when the effect is committed. A rejection is retried with growing delays, then the event is a dead letter.
   */
  handle: (event: DomainEvent) => Promise<void>;
};

/** Carries events from one service's outbox to another's inbox. RabbitMQ and in-process behave alike. */
export interface EventTransport {
  /**
   * Publishes events and waits until each is durably stored or has failed; outcomes are in the order of the events.
   * Never rejects because of a single event, and takes at most the publish timeout.
   */
  publish(events: readonly DomainEvent[]): Promise<PublishOutcome[]>;
  /**
   * Starts to consume, now or as soon as the broker is there. Delivery is at least once; the inbox removes duplicates.
   */
  subscribe(subscription: Subscription): Promise<void>;
  depth(queue: string): Promise<QueueDepth>;
  /** Rejects while the transport cannot publish or cannot consume its subscriptions. */
  check(): Promise<void>;
  /** @param queue the only one that ends; without it, all do */
  stopConsuming(queue?: string): Promise<void>;
  close(): Promise<void>;
}

/** How a transport calls handlers; times in milliseconds. */
export type HandlingOptions = {
  /**
   * Delay after the first, second … failed attempt; after the last one the event is a dead letter. An event that fails
   * because of an outage waits for its end instead, and the attempt does not count.
   */
  retryDelaysMs?: readonly number[];
  /** A handler that takes longer than this has failed. */
  handlerTimeoutMs?: number;
  /** Concurrent handlers per subscription. */
  concurrency?: number;
};

export const handlingDefaults = {
  retryDelaysMs: [5_000, 60_000, 600_000, 3_600_000],
  // Longer than the longest wait for a mail server.
  handlerTimeoutMs: 15 * 60_000,
  concurrency: 16,
} satisfies HandlingOptions;
