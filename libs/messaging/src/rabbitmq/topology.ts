import type { EventType } from '@blue-peony/contracts';
import type { Channel } from 'amqplib';

/**
 * A queue's arguments cannot change in place: other arguments need a queue of another version.
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

  async declareExchange(channel: Channel): Promise<void> {
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
  }

  async declareQueue(channel: Channel, name: string, types: readonly EventType[]): Promise<void> {
    await this.declareExchange(channel);
    await channel.assertQueue(this.queue(name), { durable: true, arguments: queueArguments });
    for (const type of types) await channel.bindQueue(this.queue(name), this.exchange, type);
  }
}
