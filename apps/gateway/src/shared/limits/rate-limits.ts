import { AppError, serviceConfig, TimeoutError, withTimeLimit } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { rateLimitHit, type BudgetName } from '../business-events.ts';

/** `points` calls in each window of `seconds`, which opens with the first of them. */
export type Budget = { name: BudgetName; points: number; seconds: number };

/** 429, with the seconds until the next call can succeed. */
export class TooManyRequests extends AppError {
  constructor(retryAfterSeconds: number) {
    super('rate_limited', { retryAfterSeconds });
  }
}

/** Makes limiters that every replica shares through the database, and that count in memory while it is away. */
@Injectable()
export class RateLimits {
  private cleaned = false;
  private readonly rest = { until: 0 };

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  limiter({ name, points, seconds }: Budget): Limiter {
    if (!this.config.rateLimits) return new Limiter(name);
    const options = { keyPrefix: name, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: this.database,
      storeType: 'typeorm',
      schemaName: 'gateway',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of them clears the table of all.
      clearExpiredByTimeout: !this.cleaned,
    });
    this.cleaned = true;
    return new Limiter(name, { shared, memory, rest: this.rest });
  }

  /** A limiter that counts in the memory of this replica alone. */
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
  /** While the database hangs, none of the limiters waits for it. */
  rest: { until: number };
};

export class Limiter {
  constructor(
    private readonly name: BudgetName,
    private readonly counts?: Counts,
  ) {}

  /** @returns how many calls count by now, this one too. @throws TooManyRequests when the budget is used up */
  async take(key: string): Promise<number> {
    const counted = await this.consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      rateLimitHit(this.name);
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    });
    return counted?.consumedPoints ?? 0;
  }

  /** Where the database does not count it is counted in memory. One that hangs does not hold up the calls that follow. */
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

  /** Counts one call that is free unless it succeeds. Counted before the work, so that calls side by side count too. */
  async takeForSuccess(key: string, reply: FastifyReply): Promise<void> {
    await this.take(key);
    reply.raw.once('close', () => {
      if (reply.statusCode >= 300) this.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit'));
    });
  }

  /** Takes one call back. */
  async giveBack(key: string): Promise<void> {
    const { shared, memory } = this.counts ?? {};
    await shared?.reward(key).catch(() => memory?.reward(key));
  }

  /** Forgets the key. */
  async reset(key: string): Promise<void> {
    const { shared, memory } = this.counts ?? {};
    await shared?.delete(key).catch(() => memory?.delete(key));
  }
}
