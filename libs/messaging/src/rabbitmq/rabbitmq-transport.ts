import type { DomainEvent } from '@blue-peony/contracts';
import type { Logger } from '@blue-peony/service-kit';
import { Handling } from '../handling.ts';
import { InboxWorker } from '../inbox-worker.ts';
import type { QueueDepth } from '../queue-state.ts';
import { handlingDefaults, type EventTransport, type HandlingOptions, type Subscription } from '../types.ts';
import { Consumer, type ConsumerParts } from './consumer.ts';
import { DeadLetterQueue } from './dead-letter-queue.ts';
import { Link } from './link.ts';
import { Publisher } from './publisher.ts';
import { Topology } from './topology.ts';

export type RabbitMqOptions = HandlingOptions & {
  /** `amqp://user:password@host:port/vhost` */
  url: string;
  logger: Logger;
  /** Whose connections these are, as the broker shows them. */
  name?: string;
  /** Begins the name of everything that is declared on the broker. */
  prefix?: string;
  publishTimeoutMs?: number;
};

/** Events over RabbitMQ, from 3.10 on. It starts without the broker, and works as soon and as long as that is there. */
export class RabbitMqTransport implements EventTransport {
  private readonly options: Required<Pick<RabbitMqOptions, 'url' | 'name' | 'logger'>>;
  private readonly publishing: Link;
  private readonly parts: ConsumerParts;
  private readonly deadLetterQueue: DeadLetterQueue;
  private readonly consumers: Consumer[] = [];
  private readonly leftovers: InboxWorker[] = [];
  private consuming: Link | undefined;

  constructor({
    url,
    logger,
    name = 'blue-peony',
    prefix = 'blue-peony',
    publishTimeoutMs = 5_000,
    ...handling
  }: RabbitMqOptions) {
    this.options = { url, name, logger };
    const { retryDelaysMs = handlingDefaults.retryDelaysMs } = handling;
    const topology = new Topology(prefix, retryDelaysMs);
    this.publishing = new Link({ url, logger, name: `${name} publishing` });
    const publisher = new Publisher(this.publishing, topology, publishTimeoutMs);
    this.parts = { topology, publisher, logger, retryDelaysMs, handling: new Handling(handling, logger) };
    this.deadLetterQueue = new DeadLetterQueue(this.publishing, publisher, topology);
  }

  publish(events: readonly DomainEvent[]) {
    const { publisher, topology } = this.parts;
    return Promise.all(
      events.map((event) =>
        publisher.send({
          exchange: topology.exchange,
          routingKey: event.type,
          content: Buffer.from(JSON.stringify(event)),
          messageId: event.id,
          type: event.type,
        }),
      ),
    );
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { url, name, logger } = this.options;
    const consumer = new Consumer(subscription, this.parts);
    this.consumers.push(consumer);
    // What an in-process transport had accepted before this one took its place still has to be worked off.
    this.leftovers.push(new InboxWorker(subscription, this.parts.handling, logger));
    // A connection of its own: a broker short of space stops reading from those that publish, and would miss the acks.
    this.consuming ??= new Link({ url, logger, name: `${name} consuming` });
    await this.consuming.add((model) => consumer.open(model));
  }

  /** On a channel of its own, which a queue that is not there yet ends. */
  async depth(queue: string): Promise<QueueDepth> {
    const { topology, retryDelaysMs } = this.parts;
    const channel = await this.publishing.model.createChannel();
    channel.on('error', () => undefined);
    const count = async (name: string) => (await channel.checkQueue(name)).messageCount;
    try {
      const [ready, dead, ...retrying] = await Promise.all([
        count(topology.queue(queue)),
        count(topology.deadQueue(queue)),
        ...retryDelaysMs.map((delayMs) => count(topology.retryQueue(queue, delayMs))),
      ]);
      return { ready, dead, retrying: retrying.reduce((sum, one) => sum + one, 0) };
    } finally {
      await channel.close().catch(() => undefined);
    }
  }

  deadLetters(queue: string, limit: number) {
    return this.deadLetterQueue.list(queue, limit);
  }

  replay(queue: string, eventId: string) {
    return this.deadLetterQueue.replay(queue, eventId);
  }

  async check(): Promise<void> {
    void this.publishing.model;
    void this.consuming?.model;
  }

  async stopConsuming(): Promise<void> {
    await Promise.all([...this.consumers, ...this.leftovers].map((worker) => worker.stop()));
  }

  async close(): Promise<void> {
    await this.stopConsuming();
    await Promise.all([this.consuming?.close(), this.publishing.close()]);
  }
}
