import { Repeat, type Logger } from '@blue-peony/service-kit';
import type { Channel, GetMessage } from 'amqplib';
import type { Subscription } from '../types.ts';
import { incoming } from './incoming.ts';
import type { Link } from './link.ts';
import type { Topology } from './topology.ts';

const everyMs = 15_000;
const storedTogether = 50;
/** Dead letters that staff replayed and the previous release had not consumed yet. */
const replayedHeader = 'bp-replayed';

/**
 * Moves the messages in queues of the previous version to the inbox, and deletes those queues once two passes in a row
 * found none. While a worker of the previous release consumes, as after a rollback, its queues stay untouched: it would
 * never bind them again, and would not know what the inbox holds.
 */
export class OldQueues {
  private readonly repeat: Repeat;
  private deserted = false;
  private idle = false;
  private gone = false;

  constructor(
    private readonly subscription: Subscription,
    private readonly topology: Topology,
    private readonly link: Link,
    logger: Logger,
    passEveryMs = everyMs,
  ) {
    this.repeat = new Repeat({ name: 'old queues', work: () => this.pass(), everyMs: passEveryMs, logger });
  }

  start(): void {
    this.repeat.start();
  }

  stop(): Promise<void> {
    return this.repeat.stop();
  }

  private async pass(): Promise<void> {
    if (this.gone || !this.link.connected) return;
    const names = this.topology.oldQueues(this.subscription.queue);
    const own = await this.onChannel((channel) => channel.checkQueue(names[0]!));
    const wasDeserted = this.deserted;
    this.deserted = !own || own.consumerCount === 0;
    // Twice in a row, because a worker that starts binds its queue just before it consumes.
    if (!wasDeserted || !this.deserted) {
      this.idle = false;
      return;
    }
    const moved = [];
    for (const name of names) moved.push(await this.onChannel((channel) => this.empty(channel, name)));
    this.gone = moved.every((count) => count === undefined);
    const idle = moved.every((count) => !count);
    if (idle && this.idle) for (const name of names) await this.onChannel((channel) => channel.deleteQueue(name));
    this.idle = idle;
  }

  /** @returns how many messages it moved; undefined without such a queue */
  private async empty(channel: Channel, name: string): Promise<number | undefined> {
    const { exchange } = this.topology;
    await channel.checkQueue(name);
    if (name === this.topology.oldQueues(this.subscription.queue)[0])
      for (const type of this.subscription.types) await channel.unbindQueue(name, exchange, type);
    let moved = 0;
    for (let batch = await take(channel, name); batch.length > 0; batch = await take(channel, name)) {
      await this.keep(batch);
      for (const message of batch) channel.ack(message);
      moved += batch.length;
    }
    return moved;
  }

  private async keep(batch: GetMessage[]): Promise<void> {
    const { inbox } = this.subscription;
    await inbox.store(batch.map(incoming));
    for (const { properties } of batch)
      if (properties.headers?.[replayedHeader] === true) await inbox.revive({ id: String(properties.messageId) });
  }

  /** A missing queue closes only this channel. */
  private async onChannel<T>(work: (channel: Channel) => Promise<T>): Promise<T | undefined> {
    const channel = await this.link.model.createChannel();
    channel.on('error', () => undefined);
    try {
      return await work(channel);
    } catch (error) {
      if ((error as { code?: unknown }).code === 404) return undefined;
      throw error;
    } finally {
      await channel.close().catch(() => undefined);
    }
  }
}

async function take(channel: Channel, name: string): Promise<GetMessage[]> {
  const batch: GetMessage[] = [];
  while (batch.length < storedTogether) {
    const message = await channel.get(name, { noAck: false });
    if (!message) break;
    batch.push(message);
  }
  return batch;
}
