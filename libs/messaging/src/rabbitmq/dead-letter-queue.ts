import { withTimeLimit } from '@blue-peony/service-kit';
import type { Channel, GetMessage } from 'amqplib';
import type { DeadLetter } from '../queue-state.ts';
import { readDeadLetter, replayedHeader } from './headers.ts';
import type { Link } from './link.ts';
import type { Publisher } from './publisher.ts';
import type { Topology } from './topology.ts';

const scanTimeoutMs = 10_000;
const scanAtMost = 10_000;

/** Looks into dead-letter queues without taking anything out: what was looked at goes back when the channel closes. */
export class DeadLetterQueue {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly link: Link,
    private readonly publisher: Publisher,
    private readonly topology: Topology,
  ) {}

  /** At most `limit` dead letters, newest first among them. */
  async list(queue: string, limit: number): Promise<DeadLetter[]> {
    const letters: DeadLetter[] = [];
    await this.scan(queue, limit, async (message) => {
      letters.push(readDeadLetter(message));
      return false;
    });
    return letters.sort((a, b) => b.at.localeCompare(a.at));
  }

  /** @throws Error when the message was found and the broker did not take it back; it is still a dead letter then */
  async replay(queue: string, eventId: string): Promise<boolean> {
    return this.scan(queue, scanAtMost, async (message, channel) => {
      const { id, type } = readDeadLetter(message);
      if (id !== eventId) return false;
      const outcome = await this.publisher.send({
        exchange: '',
        routingKey: this.topology.queue(queue),
        content: message.content,
        messageId: id,
        type,
        headers: { [replayedHeader]: true },
      });
      if (!outcome.confirmed) throw new Error(`The dead letter was not replayed: ${outcome.reason}`);
      channel.ack(message);
      return true;
    });
  }

  /** One scan after the other: each would hide from the next what it holds. */
  private scan(queue: string, limit: number, visit: (message: GetMessage, channel: Channel) => Promise<boolean>) {
    const scan = this.turn.then(() => withTimeLimit(this.visit(queue, limit, visit), scanTimeoutMs));
    this.turn = scan.catch(() => undefined);
    return scan;
  }

  private async visit(
    queue: string,
    limit: number,
    visit: (message: GetMessage, channel: Channel) => Promise<boolean>,
  ) {
    const channel = await this.link.model.createChannel();
    channel.on('error', () => undefined);
    try {
      for (let seen = 0; seen < limit; seen++) {
        const message = await channel.get(this.topology.deadQueue(queue), { noAck: false });
        if (!message) return false;
        if (await visit(message, channel)) return true;
      }
      return false;
    } catch (error) {
      if ((error as { code?: unknown }).code === 404) return false;
      throw error;
    } finally {
      await channel.close().catch(() => undefined);
    }
  }
}
