import type { Logger } from './logger.ts';
import { outageOf, type OutagePart } from './outage.ts';

type RepeatOptions = {
  /** Name of the work in the log. */
  name: string;
  /** Resolves to true when there is more to do: the next run then starts at once. */
  work: () => Promise<boolean | void>;
  /** Pause after a run in milliseconds; after a failed run at most 30 s. */
  everyMs: number;
  logger: Logger;
};

const againMs = 30_000;

/** What every pause is multiplied by: 1, except in tests, which would mostly wait for the next run of a loop. */
export const pace = { factor: 1 };

/**
 * Background loop: runs work repeatedly, never concurrently with itself. A failure is logged, an outage once, and the
 * loop continues. It does not keep the process alive.
 */
export class Repeat {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private woken = false;
  private stopped = false;
  private waitsFor: OutagePart | undefined;
  private failed = false;

  constructor(private readonly options: RepeatOptions) {}

  start(): void {
    this.wake();
  }

  /** Runs the work now, or once more after the current run. */
  wake(): void {
    this.woken = true;
    if (!this.stopped) this.running ??= this.run();
  }

  /** Stops the loop. Resolves once the current run has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    for (let more = true; (more || this.woken) && !this.stopped;) {
      this.woken = false;
      more = await this.attempt();
    }
    this.running = undefined;
    const { everyMs } = this.options;
    const pauseMs = this.failed ? Math.min(everyMs, againMs) : everyMs;
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), pauseMs * pace.factor).unref();
  }

  private async attempt(): Promise<boolean> {
    const { name, work, logger } = this.options;
    try {
      const more = (await work()) === true;
      this.waitsFor = undefined;
      this.failed = false;
      return more;
    } catch (err) {
      this.failed = true;
      const part = outageOf(err);
      if (!part) logger.error({ err, work: name }, 'repeated work failed');
      else if (part !== this.waitsFor) logger.warn({ part, work: name }, 'repeated work waits');
      this.waitsFor = part;
      return false;
    }
  }
}
