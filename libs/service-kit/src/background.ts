import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from './logger.ts';
import { observe } from './metrics/metrics.ts';
import { Repeat } from './repeat.ts';
import { serviceLogger } from './service.module.ts';

/**
 * Repeated work of a Nest module: it starts with the service and ends with the module, before what the module imports.
 * Each module that repeats work lists this class among its own providers.
 */
@Injectable()
export class Background implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly repeats: Repeat[] = [];
  private readonly sources: Parameters<typeof observe>[0][] = [];
  private stopObserving: (() => void)[] = [];
  private started = false;

  constructor(@Inject(serviceLogger) private readonly logger: Logger) {}

  /** Repeats work from the start of the service on, or from now on when it has started; {@link Repeat} says how. */
  every(name: string, everyMs: number, work: () => Promise<boolean | void>): Repeat {
    const repeat = new Repeat({ name, everyMs, work, logger: this.logger });
    this.repeats.push(repeat);
    if (this.started) repeat.start();
    return repeat;
  }

  /** Reads gauges on every scrape while the service runs. */
  observe(source: Parameters<typeof observe>[0]): void {
    this.sources.push(source);
  }

  onApplicationBootstrap(): void {
    this.started = true;
    for (const repeat of this.repeats) repeat.start();
    this.stopObserving = this.sources.map((source) => observe(source));
  }

  async onModuleDestroy(): Promise<void> {
    for (const stop of this.stopObserving) stop();
    await Promise.all(this.repeats.map((repeat) => repeat.stop()));
  }
}
