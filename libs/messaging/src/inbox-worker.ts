import { Repeat, type Logger } from '@blue-peony/service-kit';
import { describeFailure } from './failure.ts';
import { deadLetter, type Handling, parseEvent } from './handling.ts';
import type { DueEvent } from './inbox.ts';
import type { Subscription } from './types.ts';

const everyMs = 1_000;

/** Works off a consumer's accepted events: woken when there are new ones, and by itself at least every second. */
export class InboxWorker {
  private readonly repeat: Repeat;
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly subscription: Subscription,
    private readonly handling: Handling,
    private readonly logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'inbox', work: () => this.handleDue(), everyMs, logger });
    this.repeat.start();
  }

  wake(): void {
    this.repeat.wake();
  }

  /** Claims nothing any more and waits for the handlers under way. */
  async stop(): Promise<void> {
    await this.repeat.stop();
    await Promise.all(this.running);
  }

  private async handleDue(): Promise<void> {
    const free = this.handling.concurrency - this.running.size;
    const due = free > 0 ? await this.claim(free) : [];
    for (const row of due) {
      const job = this.handle(row).finally(() => {
        this.running.delete(job);
        this.wake();
      });
      this.running.add(job);
    }
  }

  private async claim(limit: number): Promise<DueEvent[]> {
    try {
      return await this.subscription.inbox.claimDue(limit);
    } catch (error) {
      this.logger.warn({ queue: this.subscription.queue, ...describeFailure(error) }, 'inbox not read');
      return [];
    }
  }

  private async handle({ id, type, event, attempts }: DueEvent): Promise<void> {
    const { inbox, queue } = this.subscription;
    try {
      const parsed = parseEvent(event);
      const verdict = parsed
        ? await this.handling.attempt(this.subscription, parsed, attempts)
        : deadLetter(this.logger, { queue, eventId: id, type, reason: 'unparseable' });
      if (verdict.next === 'retry') await inbox.postpone(id, attempts, verdict.delayMs);
      if (verdict.next === 'bury') await inbox.bury(id, attempts, verdict.reason);
    } catch (error) {
      // The lease ends by itself, and the event is tried again.
      this.logger.warn({ queue, eventId: id, type, ...describeFailure(error) }, 'outcome of an event not recorded');
    }
  }
}
