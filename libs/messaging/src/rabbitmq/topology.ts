import type { EventType } from '@blue-peony/contracts';
import type { Channel } from 'amqplib';

/** After so many deliveries that ended without an answer the broker itself makes a message a dead letter. */
const deliveryLimit = 50;
/** Looking at a dead letter counts as a delivery; none may get lost by being looked at. */
const unlimited = 1_000_000_000;

const quorum = { 'x-queue-type': 'quorum' };
const deadLetterTo = (queue: string) => ({
  'x-dead-letter-exchange': '',
  'x-dead-letter-routing-key': queue,
  'x-dead-letter-strategy': 'at-least-once',
  'x-overflow': 'reject-publish',
});

/**
 * Names and declarations of everything that the broker holds: one topic exchange; for each consumer `q`, bound to the
 * types that it wants, `q.retry.<ms>` from which messages go back to `q` after that time, and `q.dead`.
 */
export class Topology {
  readonly exchange: string;

  constructor(
    private readonly prefix: string,
    private readonly retryDelaysMs: readonly number[],
  ) {
    this.exchange = `${prefix}.events`;
  }

  queue(name: string): string {
    return `${this.prefix}.${name}`;
  }

  retryQueue(name: string, delayMs: number): string {
    return `${this.queue(name)}.retry.${delayMs}`;
  }

  deadQueue(name: string): string {
    return `${this.queue(name)}.dead`;
  }

  async declareExchange(channel: Channel): Promise<void> {
    await channel.assertExchange(this.exchange, 'topic', { durable: true });
  }

  async declareQueues(channel: Channel, name: string, types: readonly EventType[]): Promise<void> {
    const [queue, dead] = [this.queue(name), this.deadQueue(name)];
    const declare = (at: string, args: object) => channel.assertQueue(at, { durable: true, arguments: args });
    await declare(dead, { ...quorum, 'x-delivery-limit': unlimited });
    for (const delayMs of this.retryDelaysMs)
      await declare(this.retryQueue(name, delayMs), { ...quorum, ...deadLetterTo(queue), 'x-message-ttl': delayMs });
    await declare(queue, { ...quorum, ...deadLetterTo(dead), 'x-delivery-limit': deliveryLimit });
    await this.declareExchange(channel);
    for (const type of types) await channel.bindQueue(queue, this.exchange, type);
  }
}
