import type { ChannelModel, ConfirmChannel } from 'amqplib';
import type { PublishFailure, PublishOutcome } from '../types.ts';
import { tie, type Link } from './link.ts';
import type { Topology } from './topology.ts';

export type Outgoing = {
  /** Empty for the default exchange, which routes to the queue that the routing key names. */
  exchange: string;
  routingKey: string;
  content: Buffer;
  messageId: string;
  type: string;
  headers?: Record<string, string | number | boolean>;
};

const numberHeader = 'bp-publish';
const failed = (reason: PublishFailure): PublishOutcome => ({ confirmed: false, reason });

/** Publishes persistent messages and reports for each whether the broker has confirmed it. */
export class Publisher {
  private readonly link: Link;
  private readonly timeoutMs: number;
  private readonly returned = new Set<string>();
  private channel: ConfirmChannel | undefined;
  private published = 0;

  constructor(link: Link, topology: Topology, timeoutMs: number) {
    this.link = link;
    this.timeoutMs = timeoutMs;
    void link.add((model) => this.open(model, topology));
  }

  /** Waits until the broker confirms, returns or refuses the message, or the time is up. Never rejects. */
  send({ exchange, routingKey, content, messageId, type, headers }: Outgoing): Promise<PublishOutcome> {
    return new Promise((resolve) => {
      const number = String(++this.published);
      const late = setTimeout(() => resolve(failed('timeout')), this.timeoutMs);
      const settle = (outcome: PublishOutcome) => {
        clearTimeout(late);
        resolve(outcome);
      };
      const answered = (error: Error | null) => {
        // The broker also confirms a message that it has just returned.
        if (this.returned.delete(number)) settle(failed('unroutable'));
        else if (error) settle(failed(error.message === 'message nacked' ? 'refused' : 'unavailable'));
        else settle({ confirmed: true });
      };
      const options = {
        persistent: true,
        mandatory: true,
        contentType: 'application/json',
        messageId,
        type,
        headers: { ...headers, [numberHeader]: number },
      };
      try {
        void this.link.model;
        if (this.channel) this.channel.publish(exchange, routingKey, content, options, answered);
        else settle(failed('unavailable'));
      } catch {
        settle(failed('unavailable'));
      }
    });
  }

  private async open(model: ChannelModel, topology: Topology): Promise<void> {
    const channel = tie(await model.createConfirmChannel(), model);
    channel.on('return', ({ properties }) => this.returned.add(String(properties.headers?.[numberHeader])));
    await topology.declareExchange(channel);
    this.channel = channel;
  }
}
