import type { ChannelModel, ConfirmChannel } from 'amqplib';
import type { DomainEvent } from '@blue-peony/contracts';
import type { PublishFailure, PublishOutcome } from '../types.ts';
import { tie, type Link } from './link.ts';
import type { Topology } from './topology.ts';

const numberHeader = 'bp-publish';
const failed = (reason: PublishFailure): PublishOutcome => ({ confirmed: false, reason });

/** Publishes events as persistent messages and reports for each whether the broker has confirmed it. */
export class Publisher {
  private readonly returned = new Set<string>();
  private channel: ConfirmChannel | undefined;
  private published = 0;

  constructor(
    private readonly link: Link,
    private readonly topology: Topology,
    private readonly timeoutMs: number,
  ) {
    void link.add((model) => this.open(model));
  }

  /** Waits until the broker confirms, returns or refuses the event, or the time is up. Never rejects. */
  send(event: DomainEvent): Promise<PublishOutcome> {
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
        messageId: event.id,
        type: event.type,
        headers: { [numberHeader]: number },
      };
      const content = Buffer.from(JSON.stringify(event));
      try {
        void this.link.model;
        if (this.channel) this.channel.publish(this.topology.exchange, event.type, content, options, answered);
        else settle(failed('unavailable'));
      } catch {
        settle(failed('unavailable'));
      }
    });
  }

  private async open(model: ChannelModel): Promise<void> {
    const channel = tie(await model.createConfirmChannel(), model);
    channel.on('return', ({ properties }) => this.returned.add(String(properties.headers?.[numberHeader])));
    await this.topology.declareExchange(channel);
    this.channel = channel;
  }
}
