import type { DomainEvent } from '@blue-peony/contracts';
import { withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { Handling } from '../handling.ts';
import { InboxWorker } from '../inbox-worker.ts';
import type { QueueDepth } from '../queue-state.ts';
import type { EventTransport, HandlingOptions, Subscription } from '../types.ts';
import { Consumer, type ConsumerParts } from './consumer.ts';
import { Link } from './link.ts';
import { OldQueues } from './old-queues.ts';
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
  /** How often queue, bindings and exchange are declared, in case that somebody has deleted one. */
  declareEveryMs?: number;
  /** How often the queues of the version before are looked at, until they are gone. */
  oldQueuesEveryMs?: number;
};

/** Shorter than readiness waits for a part. */
const checkLimitMs = 1_500;

/**
 * Events over RabbitMQ, from 3.10 on. It starts without the broker, and works as soon and as long as that is there. The
 * broker only carries: an event that has arrived is a row of its consumer's inbox, and is handled from there.
 */
export class RabbitMqTransport implements EventTransport {
  private readonly options: Required<Pick<RabbitMqOptions, 'url' | 'name' | 'logger' | 'oldQueuesEveryMs'>>;
  private readonly publishing: Link;
  private readonly parts: ConsumerParts;
  private readonly publisher: Publisher;
  private readonly handling: Handling;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly workers: { stop(): Promise<void> }[] = [];
  private consuming: Link | undefined;

  constructor({
    url,
    logger,
    name = 'blue-peony',
    prefix = 'blue-peony',
    publishTimeoutMs = 5_000,
    declareEveryMs = 5_000,
    oldQueuesEveryMs = 15_000,
    ...handling
  }: RabbitMqOptions) {
    this.options = { url, name, logger, oldQueuesEveryMs };
    const topology = new Topology(prefix);
    this.publishing = new Link({ url, logger, name: `${name} publishing` });
    this.publisher = new Publisher(this.publishing, topology, publishTimeoutMs);
    this.handling = new Handling(handling, logger);
    this.parts = { topology, logger, declareEveryMs };
  }

  publish(events: readonly DomainEvent[]) {
    return Promise.all(
      events.map((event) =>
        this.publisher.send({
          exchange: this.parts.topology.exchange,
          routingKey: event.type,
          content: Buffer.from(JSON.stringify(event)),
          messageId: event.id,
          type: event.type,
        }),
      ),
    );
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { url, name, logger, oldQueuesEveryMs } = this.options;
    const worker = new InboxWorker(subscription, this.handling, logger);
    const consumer = new Consumer(subscription, this.parts, () => worker.wake());
    // A connection of its own: a broker short of space stops reading from those that publish, and would miss the acks.
    this.consuming ??= new Link({ url, logger, name: `${name} consuming` });
    const old = new OldQueues(subscription, this.parts.topology, this.consuming, logger, oldQueuesEveryMs);
    this.subscriptions.set(subscription.queue, subscription);
    this.workers.push(consumer, worker, old);
    await this.consuming.add((model) => consumer.open(model));
    old.start();
  }

  /** On a channel of its own, which a queue that is not there yet ends. */
  async depth(queue: string): Promise<QueueDepth> {
    const channel = await this.publishing.model.createChannel();
    channel.on('error', () => undefined);
    try {
      const { messageCount } = await channel.checkQueue(this.parts.topology.queue(queue));
      const inbox = await this.subscriptions.get(queue)?.inbox.depth();
      return { retrying: 0, dead: 0, ...inbox, ready: messageCount + (inbox?.ready ?? 0) };
    } finally {
      await channel.close().catch(() => undefined);
    }
  }

  /** Opens a channel on each connection: a broker that hangs keeps them. */
  async check(): Promise<void> {
    const ask = async ({ model }: Link) => {
      const channel = await model.createChannel();
      channel.on('error', () => undefined);
      await channel.close();
    };
    const links = this.consuming ? [this.publishing, this.consuming] : [this.publishing];
    await withTimeLimit(Promise.all(links.map(ask)), checkLimitMs);
  }

  async stopConsuming(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  async close(): Promise<void> {
    await this.stopConsuming();
    await Promise.all([this.consuming?.close(), this.publishing.close()]);
  }
}
