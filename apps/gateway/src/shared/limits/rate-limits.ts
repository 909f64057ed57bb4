import { AppError, serviceConfig, TimeoutError, withTimeLimit } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
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
export class RateLimits {
  private cleaned = false;
  private readonly rest = { until: 0 };
  private readonly queue: CountQueue;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {
    this.queue = new CountQueue(database);
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
      // The first limiter deletes expired rows for all.
      clearExpiredByTimeout: !this.cleaned,
    };
    const shared = new GatheredLimiter({ ...options, ...database }, this.queue);
    this.cleaned = true;
    return new Limiter(name, { shared, memory, rest: this.rest });
  }

  /** A limiter that counts only in the memory of this replica. */
  ownLimiter({ name, points, seconds }: Budget): Limiter {
    if (!this.config.rateLimits) return new Limiter(name);
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return new Limiter(name, { shared: memory, memory, rest: this.rest });
  }
}

const countLimitMs = 2_000;
const restMs = 5_000;

type Counts = {
  shared: RateLimiterAbstract;
  memory: RateLimiterAbstract;
  /** Shared by all limiters: until this time they count in memory, because the database hangs. */
  rest: { until: number };
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
    const { shared, memory, rest } = this.counts;
    if (performance.now() > rest.until) {
      try {
        return await withTimeLimit(shared.consume(key), countLimitMs);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        if (error instanceof TimeoutError) rest.until = performance.now() + restMs;
      }
    }
    return memory.consume(key);
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
    const { shared, memory } = this.counts ?? {};
    await shared?.reward(key).catch(() => memory?.reward(key));
  }

  /** Deletes the count of the key. */
  async reset(key: string): Promise<void> {
    const { shared, memory } = this.counts ?? {};
    await shared?.delete(key).catch(() => memory?.delete(key));
  }
}
