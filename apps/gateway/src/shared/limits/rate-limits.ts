import {
  AppError,
  Repeat,
  serviceConfig,
  serviceLogger,
  TimeoutError,
  withTimeLimit,
  type Logger,
} from '@blue-peony/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { rateLimitHit, type BudgetName } from '../business-events.ts';
import { CountQueue, GatheredLimiter } from './gathered-counts.ts';

/** `points` calls in each window of `seconds`; a window starts with its first call. */
export type Budget = { name: BudgetName; points: number; seconds: number };

/** 429, with the seconds until the next call can succeed. */
export class TooManyRequests extends AppError {
  constructor(retryAfterSeconds: number) {
    super('rate_limited', { retryAfterSeconds });
  }
}

/** Creates limiters that all replicas share through the database, and that count in memory during an outage. */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rest = { until: 0 };
  private readonly queue: CountQueue;
  private readonly cleaning: Repeat;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.queue = new CountQueue(database);
    const work = () => this.queue.deleteExpired();
    this.cleaning = new Repeat({ name: 'expired counts', work, everyMs: cleanEveryMs, logger });
  }

  onApplicationBootstrap(): void {
    if (this.config.rateLimits) this.cleaning.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.cleaning.stop();
  }

  limiter({ name, points, seconds }: Budget): Limiter {
    if (!this.config.rateLimits) return new Limiter(name);
    const options = { keyPrefix: name, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const database = {
      storeClient: this.database,
      storeType: 'typeorm',
      schemaName: 'gateway',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
    const shared = new GatheredLimiter({ ...options, ...database }, this.queue);
    return new Limiter(name, { shared, memory, rest: this.rest, hide: this.hidden(seconds) });
  }

  /**
   * What is counted (an address, an account, a device) has another name in the database: a hash under a key that changes
   * at midnight UTC, when counts start over. A window of a day counts staff alone and must not start over.
   */
  private hidden(seconds: number): (key: string) => string {
    const purpose = () => (seconds < day ? `counted on ${new Date().toISOString().slice(0, 10)}` : 'counted');
    return (key) => this.config.sealingKeys.mac(purpose(), key).subarray(0, 16).toString('base64url');
  }

  /** A limiter that counts only in the memory of this replica. */
  ownLimiter({ name, points, seconds }: Budget): Limiter {
    if (!this.config.rateLimits) return new Limiter(name);
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return new Limiter(name, { shared: memory, memory, rest: this.rest, hide: this.hidden(seconds) });
  }
}

const day = 86_400;
const cleanEveryMs = 60_000;
const countLimitMs = 2_000;
const restMs = 5_000;

type Counts = {
  shared: RateLimiterAbstract;
  memory: RateLimiterAbstract;
  /** Shared by all limiters: until this time they count in memory, because the database hangs. */
  rest: { until: number };
  hide: (key: string) => string;
};

/** Counts calls per key against one budget. */
export class Limiter {
  constructor(
    private readonly name: BudgetName,
    private readonly counts?: Counts,
  ) {}

  /** @returns the number of calls so far, including this one. @throws TooManyRequests when the budget is used up */
  async take(key: string): Promise<number> {
    const counted = await this.consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      rateLimitHit(this.name);
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    });
    return counted?.consumedPoints ?? 0;
  }

  /** Counts in memory when the database fails. A database that hangs delays only the first call. */
  private async consume(key: string): Promise<RateLimiterRes | undefined> {
    if (!this.counts) return undefined;
    const { shared, memory, rest, hide } = this.counts;
    if (performance.now() > rest.until) {
      try {
        return await withTimeLimit(shared.consume(hide(key)), countLimitMs);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        if (error instanceof TimeoutError) rest.until = performance.now() + restMs;
      }
    }
    return memory.consume(hide(key));
  }

  /**
   * Counts a call only if it succeeds: counted before the work, so that concurrent calls count too, and given back when
   * it fails.
   */
  async takeForSuccess(key: string, reply: FastifyReply): Promise<void> {
    await this.take(key);
    reply.raw.once('close', () => {
      if (reply.statusCode >= 300)
        this.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit call not given back'));
    });
  }

  /** Gives one call back. */
  async giveBack(key: string): Promise<void> {
    if (!this.counts) return;
    const { shared, memory, hide } = this.counts;
    const name = hide(key);
    await shared.reward(name).catch(() => memory.reward(name));
  }

  /** Deletes the count of the key. */
  async reset(key: string): Promise<void> {
    if (!this.counts) return;
    const { shared, memory, hide } = this.counts;
    const name = hide(key);
    await shared.delete(name).catch(() => memory.delete(name));
  }
}
