import type { DomainEvent, EventType } from '@blue-peony/contracts';
import type { Inbox } from './inbox.ts';

/** What became of one published event: the broker owns it, or why it does not. */
export type PublishOutcome = { confirmed: true } | { confirmed: false; reason: string };

export type Subscription = {
  /** Durable name of the consumer, for example `notification`. */
  queue: string;
  types: readonly EventType[];
  /** Remembers what this consumer has already worked off. */
  inbox: Inbox;
  /** Resolves when the effect is committed; a rejection is retried in tiers, then dead-lettered. */
  handle: (event: DomainEvent) => Promise<void>;
};

/** An event that was given up on, for staff to see and replay. */
export type DeadLetter = { id: string; type: string; reason: string; attempts: number; at: string };

/** The way from one service's outbox to another's inbox; RabbitMQ or in-process, alike to whoever uses it. */
export interface EventTransport {
  /**
   * Publishes events and waits until each is durably taken over or has failed; outcomes in the order of the events.
   * Never rejects for a single event, and takes at most the publish timeout.
   */
  publish(events: readonly DomainEvent[]): Promise<PublishOutcome[]>;
  /** Starts to consume. At least once: the inbox makes it once. */
  subscribe(subscription: Subscription): Promise<void>;
  deadLetters(queue: string, limit: number): Promise<DeadLetter[]>;
  /** Hands a dead letter back to its consumer; false when there is none of that id. */
  replay(queue: string, eventId: string): Promise<boolean>;
  /** Rejects while the transport cannot publish. */
  check(): Promise<void>;
  /** Takes no further event and waits for the handlers under way. */
  stopConsuming(): Promise<void>;
  close(): Promise<void>;
}
