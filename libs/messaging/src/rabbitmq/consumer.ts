import { setTimeout as sleep } from 'node:timers/promises';
import { Repeat, type Logger } from '@blue-peony/service-kit';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { describeFailure } from '../failure.ts';
import type { Subscription } from '../types.ts';
import { incoming } from './incoming.ts';
import { restart, tie } from './link.ts';
import type { Topology } from './topology.ts';

export type ConsumerParts = { topology: Topology; logger: Logger; declareEveryMs: number };

/** Prefetch: messages that the broker delivers before an acknowledgment, and therefore the most in one statement. */
const prefetch = 200;
const retryEveryMs = 1_000;
/** Messages that one statement stores at most: far below the prefetch, so that one large message delays few others. */
const storedTogether = 50;

type Held = { channel: Channel; message: ConsumeMessage };

/**
 * Stores the messages of one queue in the inbox and acknowledges the stored ones. While the database is away it keeps
 * the unacknowledged messages and returns none to the broker.
 */
export class Consumer {
  private held: Held[] = [];
  private storing: Promise<void> | undefined;
  private consuming: { channel: Channel; tag: string } | undefined;
  private readonly declaring: Repeat;
  private stopped = false;

  constructor(
    private readonly subscription: Subscription,
    private readonly parts: ConsumerParts,
    private readonly stored: () => void,
  ) {
    const { logger, declareEveryMs } = parts;
    this.declaring = new Repeat({ name: 'topology', work: () => this.declare(), everyMs: declareEveryMs, logger });
  }

  /** Declares the queue on a new connection and starts to consume. */
  async open(model: ChannelModel): Promise<void> {
    if (this.stopped) return;
    const { queue, types } = this.subscription;
    const { topology } = this.parts;
    const channel = tie(await model.createChannel(), model);
    await topology.declareQueue(channel, queue, types);
    // Prefetch per consumer: a quorum queue supports no limit that is global to the channel.
    await channel.prefetch(prefetch, false);
    // The broker delivers the messages of an earlier connection again.
    this.held = [];
    const deliver = (message: ConsumeMessage | null) => {
      if (!message) restart(model);
      else if (!this.stopped) this.hold({ channel, message });
    };
    const { consumerTag } = await channel.consume(topology.queue(queue), deliver);
    this.consuming = { channel, tag: consumerTag };
    this.declaring.start();
  }

  /** Stops consuming and waits until the messages that are being stored are acknowledged. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.declaring.stop();
    // A closed channel has nothing to cancel; the broker delivers its messages again.
    await this.consuming?.channel.cancel(this.consuming.tag).catch(() => undefined);
    await this.storing;
  }

  private hold(held: Held): void {
    this.held.push(held);
    this.storing ??= this.store().finally(() => (this.storing = undefined));
  }

  private async store(): Promise<void> {
    // Messages that arrive in the same tick are stored by one statement.
    await sleep(0);
    let failed = false;
    while (this.held.length > 0 && !this.stopped) {
      const batch = this.held.slice(0, storedTogether);
      try {
        await this.subscription.inbox.store(batch.map(({ message }) => incoming(message)));
      } catch (error) {
        const { queue } = this.subscription;
        if (!failed) this.parts.logger.warn({ queue, ...describeFailure(error) }, 'messages held, inbox not written');
        failed = true;
        await sleep(retryEveryMs);
        continue;
      }
      this.held = this.held.filter((held) => !batch.includes(held));
      for (const held of batch) acknowledge(held);
      this.stored();
    }
  }

  /** Declares queue, bindings and exchange again, in case an operator has deleted one. */
  private async declare(): Promise<void> {
    const { channel } = this.consuming!;
    await this.parts.topology
      .declareQueue(channel, this.subscription.queue, this.subscription.types)
      .catch(() => undefined);
  }
}

function acknowledge({ channel, message }: Held): void {
  try {
    channel.ack(message);
  } catch {
    // The channel is closed: the broker delivers the message again, and the inbox recognizes it.
  }
}
