import type { EventType } from '@blue-peony/contracts';
import type { Channel } from 'amqplib';

/**
 * A queue's arguments cannot change in place: a new version is a new queue, and `OldQueues` empties the previous one.
 * There is no delivery limit: the inbox alone decides what happens to a bad message.
 */
const version = 'v2';
const queueArguments = { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000_000 };

/** Names and declarations on the broker: one topic exchange, and one queue per consumer. */
export class Topology {
  readonly exchange: string;

  constructor(private readonly prefix: string) {
    this.exchange = `${prefix}.events`;
  }

  queue(name: string): string {
    return `${this.prefix}.${name}.${version}`;
  }

  /** Queues of the previous version; the consumer's main queue is first. */
  oldQueues(name: string): string[] {
    const own = `${this.prefix}.${name}`;
    return [own, ...[5_000, 60_000, 600_000, 3_600_000].map((delayMs) => `${own}.retry.${delayMs}`), `${own}.dead`];
  }

  async declareExchange(channel: Channel): Promise<void> {
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
  }

  async declareQueue(channel: Channel, name: string, types: readonly EventType[]): Promise<void> {
    await this.declareExchange(channel);
    await channel.assertQueue(this.queue(name), { durable: true, arguments: queueArguments });
    for (const type of types) await channel.bindQueue(this.queue(name), this.exchange, type);
  }
}
