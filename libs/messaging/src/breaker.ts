import type { MetricLabels } from '@blue-peony/contracts';
import { observe, Repeat, type Logger } from '@blue-peony/service-kit';
import { describeFailure } from './failure.ts';

type BreakerOptions = {
  dependency: MetricLabels<'blue_peony_dependency_away'>['dependency'];
  /** Resolves when the dependency answers again. */
  probe: () => Promise<unknown>;
  logger: Logger;
  probeEveryMs?: number;
  /** Failures in a row after which nothing is sent to the dependency. */
  openAfter?: number;
};

/**
 * Circuit breaker: holds work back while a dependency is away. `closed`: all work may start. `open`: nothing starts,
 * and a probe calls the dependency. `trial` (half-open): the probe succeeded, and events start one at a time until the
 * first result shows whether the dependency works. A process begins with a trial.
 */
export class Breaker {
  private state: 'closed' | 'open' | 'trial' = 'trial';
  private failures = 0;
  private toldAway = false;
  private readonly probing: Repeat;
  private readonly listeners = new Set<(recovered: boolean) => void>();
  private readonly stopObserving: () => void;

  constructor(private readonly options: BreakerOptions) {
    const { dependency, probeEveryMs = 3_000, logger } = options;
    this.probing = new Repeat({ name: `probe ${dependency}`, work: () => this.probe(), everyMs: probeEveryMs, logger });
    this.probing.start();
    this.stopObserving = observe(() => [
      { gauge: 'blue_peony_dependency_away', labels: { dependency }, value: this.state === 'open' ? 1 : 0 },
    ]);
  }

  get admits(): number {
    return { closed: Infinity, trial: 1, open: 0 }[this.state];
  }

  get onTrial(): boolean {
    return this.state === 'trial';
  }

  /** Call this when the dependency answered, also when its answer was a refusal. */
  succeeded(): void {
    this.failures = 0;
    if (this.state === 'closed') return;
    if (this.toldAway) this.options.logger.info({ dependency: this.options.dependency }, 'dependency is back');
    this.toldAway = false;
    this.become('closed');
  }

  /** Call this when the dependency did not answer or asked the caller to retry later. */
  failed(error: unknown): void {
    this.failures++;
    if (this.state === 'open' || (this.state === 'closed' && this.failures < (this.options.openAfter ?? 5))) return;
    const { dependency, logger } = this.options;
    // One log line per outage: a failed trial belongs to the same outage.
    if (!this.toldAway) logger.warn({ dependency, reason: describeFailure(error).reason }, 'dependency is away');
    this.toldAway = true;
    this.become('open');
  }

  /**
   * Calls `listener` when events may start, with `recovered` set once all of them may.
   * @returns a function that unsubscribes
   */
  onAdmission(listener: (recovered: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  async stop(): Promise<void> {
    this.stopObserving();
    await this.probing.stop();
  }

  private async probe(): Promise<void> {
    if (this.state !== 'open') return;
    const answers = await this.options.probe().then(
      () => true,
      () => false,
    );
    if (answers && this.state === 'open') this.become('trial');
  }

  private become(state: 'closed' | 'open' | 'trial'): void {
    this.state = state;
    if (state !== 'open') for (const listener of this.listeners) listener(state === 'closed');
  }
}
