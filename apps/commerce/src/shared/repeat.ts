import type { Logger } from '@blue-peony/service-kit';

/** Runs a piece of work every so often, and at once when woken; never twice at the same time. */
export class Repeat {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly everyMs: number,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), this.everyMs);
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    if (this.running) this.again = true;
    else this.running = this.run();
  }

  /** Resolves once nothing is under way any more. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      this.again = false;
      await this.work().catch((err: unknown) => this.logger.error({ err }, 'repeated work failed'));
    } while (this.again && !this.stopped);
    this.running = undefined;
  }
}
