import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@blue-peony/service-kit';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { describeFailure } from '../failure.ts';
import { deadLetter, parseEvent, type Handling } from '../handling.ts';
import type { Subscription } from '../types.ts';
import { attemptsOf, deadLetterHeaders, replayedHeader, attemptsHeader } from './headers.ts';
import { restart, tie } from './link.ts';
import type { Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

export type ConsumerParts = {
  topology: Topology;
  publisher: Publisher;
  handling: Handling;
  logger: Logger;
  retryDelaysMs: readonly number[];
};

const requeueAfterMs = 1_000;

/** Consumes one queue. Each message is acknowledged once it is done, or once the broker has it elsewhere. */
export class Consumer {
  private readonly running = new Set<Promise<void>>();
  private consuming: { channel: Channel; tag: string } | undefined;
  private stopped = false;

  constructor(
    private readonly subscription: Subscription,
    private readonly parts: ConsumerParts,
  ) {}

  /** Declares the queues on a fresh connection and consumes. */
  async open(model: ChannelModel): Promise<void> {
    if (this.stopped) return;
    const { queue, types } = this.subscription;
    const { topology, handling } = this.parts;
    const channel = tie(await model.createChannel(), model);
    await topology.declareQueues(channel, queue, types);
    // For each consumer: a quorum queue takes no limit that is global to the channel.
    await channel.prefetch(handling.concurrency, false);
    const deliver = (message: ConsumeMessage | null) => {
      if (!message) restart(model);
      else if (!this.stopped) this.deliver(channel, message);
    };
    const { consumerTag } = await channel.consume(topology.queue(queue), deliver);
    this.consuming = { channel, tag: consumerTag };
  }

  /** Takes no further message and waits for the handlers under way and their acknowledgements. */
  async stop(): Promise<void> {
    this.stopped = true;
    // A channel that is gone has nothing to cancel; what it had delivered comes again elsewhere.
    await this.consuming?.channel.cancel(this.consuming.tag).catch(() => undefined);
    await Promise.all(this.running);
  }

  private deliver(channel: Channel, message: ConsumeMessage): void {
    const job = this.answer(channel, message).finally(() => this.running.delete(job));
    this.running.add(job);
  }

  private async answer(channel: Channel, message: ConsumeMessage): Promise<void> {
    let answer = () => channel.ack(message);
    try {
      await this.workOff(message);
    } catch (error) {
      const { queue, messageId, type } = { queue: this.subscription.queue, ...message.properties };
      this.parts.logger.warn({ queue, eventId: messageId, type, ...describeFailure(error) }, 'event given back');
      // `reject`, not `nack`: it counts towards the delivery limit in every version of the broker.
      answer = () => channel.reject(message, true);
      await sleep(requeueAfterMs);
    }
    try {
      answer();
    } catch {
      // The channel is gone: the broker delivers the message again, and the inbox knows it.
    }
  }

  /** @throws Error when the message could not be brought to where it belongs */
  private async workOff(message: ConsumeMessage): Promise<void> {
    const { subscription, parts } = this;
    const { inbox, queue } = subscription;
    const event = parseEvent(parseJson(message.content));
    if (!event) {
      const { messageId, type } = message.properties;
      deadLetter(parts.logger, { queue, eventId: messageId, type, reason: 'unparseable' });
      return this.bury(message, attemptsOf(message), 'unparseable');
    }
    const claim = await inbox
      .claim(event, message.properties.headers?.[replayedHeader] === true)
      .catch((error: unknown) => {
        parts.logger.warn({ queue, eventId: event.id, type: event.type, ...describeFailure(error) }, 'inbox not read');
        return { state: 'busy' as const };
      });
    if (claim.state === 'busy') return this.retry(message, attemptsOf(message), parts.retryDelaysMs[0]!);
    if (claim.state !== 'claimed') return;
    const { attempts } = claim;
    const verdict = await parts.handling.attempt(subscription, event, attempts);
    if (verdict.next === 'retry') {
      // The waiting is done in the broker.
      await inbox.postpone(event.id, attempts, 0);
      await this.retry(message, attempts, verdict.delayMs);
    } else if (verdict.next === 'bury') {
      await this.bury(message, attempts, verdict.reason);
      await inbox.bury(event.id, attempts, verdict.reason);
    }
  }

  private retry(message: ConsumeMessage, attempts: number, delayMs: number): Promise<void> {
    const to = this.parts.topology.retryQueue(this.subscription.queue, delayMs);
    return this.move(message, to, { [attemptsHeader]: attempts });
  }

  private bury(message: ConsumeMessage, attempts: number, reason: string): Promise<void> {
    const to = this.parts.topology.deadQueue(this.subscription.queue);
    return this.move(message, to, deadLetterHeaders(attempts, reason));
  }

  private async move({ content, properties }: ConsumeMessage, queue: string, headers: Record<string, string | number>) {
    const { messageId = randomUUID(), type = 'unknown' } = properties as { messageId?: string; type?: string };
    const outcome = await this.parts.publisher.send({
      exchange: '',
      routingKey: queue,
      content,
      messageId,
      type,
      headers,
    });
    if (!outcome.confirmed) throw new Error('not moved', { cause: outcome.reason });
  }
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
