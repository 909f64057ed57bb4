import { AppError, serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
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

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {}

  limiter({ name, points, seconds }: Budget): Limiter {
    if (!this.config.rateLimits) return new Limiter(name, undefined);
    const options = { keyPrefix: name, points, duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: this.database,
      storeType: 'typeorm',
      schemaName: 'gateway',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of them clears the table of all.
      clearExpiredByTimeout: !this.cleaned,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.cleaned = true;
    return new Limiter(name, limiter);
  }
}

export class Limiter {
  constructor(
    private readonly name: BudgetName,
    private readonly store: RateLimiterAbstract | undefined,
  ) {}

  /** Counts one call. @throws TooManyRequests when the budget is used up */
  async take(key: string): Promise<void> {
    await this.store?.consume(key).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      rateLimitHit(this.name);
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    });
  }

  /** Takes one call back. */
  async giveBack(key: string): Promise<void> {
    await this.store?.reward(key);
  }

  /** Forgets the key. */
  async reset(key: string): Promise<void> {
    await this.store?.delete(key);
  }
}
