import type { EventType } from '@blue-peony/contracts';
import type { Channel } from 'amqplib';

/**
 * Arguments of a queue cannot change in place: another version is another queue, and `OldQueues` empties the one before.
 * No number of deliveries ends a message: whatever is wrong with one, the inbox decides what becomes of it.
 */
const version = 'v2';
const queueArguments = { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000_000 };

/** Names and declarations of what the broker holds: one topic exchange, and a queue for each consumer. */
export class Topology {
  readonly exchange: string;

  constructor(private readonly prefix: string) {
    this.exchange = `${prefix}.events`;
  }

  queue(name: string): string {
    return `${this.prefix}.${name}.${version}`;
  }

  /** The queues of the version before: the consumer's own one first. */
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
