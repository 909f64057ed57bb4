import type { DomainEvent } from '@blue-peony/contracts';
import { TimeoutError, withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { describeFailure } from './failure.ts';
import { Handling } from './handling.ts';
import type { Inbox } from './inbox.ts';
import type { QueueDepth } from './queue-state.ts';
import type { EventTransport, HandlingOptions, PublishOutcome, Subscription } from './types.ts';
import { InboxWorker } from './inbox-worker.ts';

const publishTimeoutMs = 5_000;

type Consumer = { subscription: Subscription; worker: InboxWorker };

/**
 * Carries events between services of one process. Events are as safe as with a broker: publishing succeeds once the
 * event has committed in the inbox of every consumer, and handling starts from there.
 */
export class InProcessTransport implements EventTransport {
  private readonly logger: Logger;
  private readonly handling: Handling;
  /** Keyed by queue name. */
  private readonly consumers = new Map<string, Consumer>();
  private closed = false;

  constructor({ logger, ...options }: { logger: Logger } & HandlingOptions) {
    this.logger = logger;
    this.handling = new Handling(options, logger);
  }

  async publish(events: readonly DomainEvent[]): Promise<PublishOutcome[]> {
    const failed = new Map<string, PublishOutcome>();
    const accepted = new Set<string>();
    const accept = async ({ subscription, worker }: Consumer) => {
      const wanted = events.filter(({ type }) => subscription.types.includes(type));
      if (wanted.length === 0) return;
      const outcome = await this.accept(subscription.inbox, wanted);
      for (const { id } of wanted)
        if (outcome.confirmed) accepted.add(id);
        else failed.set(id, outcome);
      worker.wake();
    };
    await Promise.all([...this.consumers.values()].map(accept));
    const unroutable: PublishOutcome = { confirmed: false, reason: 'unroutable' };
    return events.map(({ id }) => failed.get(id) ?? (accepted.has(id) ? { confirmed: true } : unroutable));
  }

  /** Replaces an earlier subscription of the same queue, which belonged to a service that has restarted. */
  async subscribe(subscription: Subscription): Promise<void> {
    void this.consumers.get(subscription.queue)?.worker.stop();
    const worker = new InboxWorker(subscription, this.handling, this.logger);
    this.consumers.set(subscription.queue, { subscription, worker });
  }

  async depth(queue: string): Promise<QueueDepth> {
    return (await this.consumers.get(queue)?.subscription.inbox.depth()) ?? { ready: 0, retrying: 0, dead: 0 };
  }

  async check(): Promise<void> {
    if (this.closed) throw new Error('The transport is closed');
    if (this.consumers.size === 0) throw new Error('No consumer yet');
  }

  async stopConsuming(queue?: string): Promise<void> {
    const ending = [...this.consumers].filter(([name]) => !queue || name === queue);
    await Promise.all(ending.map(([, { worker }]) => worker.stop()));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.stopConsuming();
  }

  private async accept(inbox: Inbox, events: DomainEvent[]): Promise<PublishOutcome> {
    if (this.closed) return { confirmed: false, reason: 'unavailable' };
    try {
      await withTimeLimit(inbox.accept(events), publishTimeoutMs);
      return { confirmed: true };
    } catch (error) {
      this.logger.warn(describeFailure(error), 'events not accepted');
      return { confirmed: false, reason: error instanceof TimeoutError ? 'timeout' : 'unavailable' };
    }
  }
}
