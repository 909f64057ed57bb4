import type { DomainEvent } from '@blue-peony/contracts';
import { withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { Handling } from '../handling.ts';
import { InboxWorker } from '../inbox-worker.ts';
import type { QueueDepth } from '../queue-state.ts';
import type { EventTransport, HandlingOptions, Subscription } from '../types.ts';
import { Consumer, type ConsumerParts } from './consumer.ts';
import { Link } from './link.ts';
import { Publisher } from './publisher.ts';
import { Topology } from './topology.ts';

export type RabbitMqOptions = HandlingOptions & {
  /** `amqp://user:password@host:port/vhost` */
  url: string;
  logger: Logger;
  /** Prefix of every name that is declared on the broker, and of the connections' names on its management page. */
  prefix?: string;
  publishTimeoutMs?: number;
  /** How often queue, bindings and exchange are declared again, in case an operator has deleted one. */
  declareEveryMs?: number;
};

/** Must be shorter than the time that a readiness check waits for a part. */
const checkLimitMs = 1_500;

/**
 * Carries events over RabbitMQ 3.10 or newer. It starts without the broker and works whenever the broker is there. The
 * broker only transports: a received event becomes a row in its consumer's inbox, and handling starts from there.
 */
export class RabbitMqTransport implements EventTransport {
  private readonly options: Required<Pick<RabbitMqOptions, 'url' | 'prefix' | 'logger'>>;
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
    prefix = 'blue-peony',
    publishTimeoutMs = 5_000,
    declareEveryMs = 5_000,
    ...handling
  }: RabbitMqOptions) {
    this.options = { url, prefix, logger };
    const topology = new Topology(prefix);
    this.publishing = new Link({ url, logger, name: `${prefix} publishing` });
    this.publisher = new Publisher(this.publishing, topology, publishTimeoutMs);
    this.handling = new Handling(handling, logger);
    this.parts = { topology, logger, declareEveryMs };
  }

  publish(events: readonly DomainEvent[]) {
    return Promise.all(events.map((event) => this.publisher.send(event)));
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { url, prefix, logger } = this.options;
    const worker = new InboxWorker(subscription, this.handling, logger);
    const consumer = new Consumer(subscription, this.parts, () => worker.wake());
    // Its own connection: a broker that is short of space stops reading from publishing connections and would miss the
    // acks.
    this.consuming ??= new Link({ url, logger, name: `${prefix} consuming` });
    this.subscriptions.set(subscription.queue, subscription);
    this.workers.push(consumer, worker);
    await this.consuming.add((model) => consumer.open(model));
  }

  /** Uses a channel of its own, because a missing queue closes it. */
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

  /** Opens a channel on each connection: a broker that hangs keeps its connections open. */
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
