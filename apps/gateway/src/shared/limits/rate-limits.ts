import { AppError, Background, serviceConfig, TimeoutError, withTimeLimit } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import { rateLimitHit, type BudgetName } from '../business-events.ts';
import { CountQueue } from './gathered-counts.ts';

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
  private readonly rest = { until: 0 };
  private readonly queue: CountQueue;

  constructor(
    database: DataSource,
    background: Background,
    @Inject(serviceConfig) private readonly config: GatewayConfig,
  ) {
    this.queue = new CountQueue(database);
    if (config.rateLimits) background.every('expired counts', cleanEveryMs, () => this.queue.deleteExpired());
  }

  limiter(budget: Budget): Limiter {
    return new Limiter(budget, this.config.rateLimits ? { ...this.ownCounts(budget), shared: this.queue } : undefined);
  }

  /** A limiter that counts only in the memory of this replica. */
  ownLimiter(budget: Budget): Limiter {
    return new Limiter(budget, this.config.rateLimits ? this.ownCounts(budget) : undefined);
  }

  private ownCounts({ name, points, seconds }: Budget): Counts {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    return { memory, rest: this.rest, hide: this.hidden(seconds) };
  }

  /**
   * What is counted (an address, an account, a device) has another name in the database: a hash under a key that changes
   * at midnight UTC, when counts start over. A window of a day counts staff alone and must not start over.
   */
  private hidden(seconds: number): (key: string) => string {
    const purpose = () => (seconds < day ? `counted on ${new Date().toISOString().slice(0, 10)}` : 'counted');
    return (key) => this.config.sealingKeys.mac(purpose(), key).subarray(0, 16).toString('base64url');
  }
}

const day = 86_400;
const cleanEveryMs = 60_000;
const countLimitMs = 2_000;
const restMs = 5_000;

type Counts = {
  /** Absent for a limiter that counts in memory alone. */
  shared?: CountQueue;
  memory: RateLimiterMemory;
  /** Shared by all limiters: until this time they count in memory, because the database hangs. */
  rest: { until: number };
  hide: (key: string) => string;
};

/** Counts calls per key against one budget. */
export class Limiter {
  constructor(
    private readonly budget: Budget,
    private readonly counts?: Counts,
  ) {}

  /** @returns the number of calls so far, including this one. @throws TooManyRequests when the budget is used up */
  async take(key: string): Promise<number> {
    if (!this.counts) return 0;
    const { points, expire } = await this.count(this.counts, this.counts.hide(key));
    if (points <= this.budget.points) return points;
    rateLimitHit(this.budget.name);
    throw new TooManyRequests(Math.max(1, Math.ceil((Number(expire) - Date.now()) / 1000)));
  }

  /** Counts in memory when the database fails. A database that hangs delays only the first call. */
  private async count({ shared, memory, rest }: Counts, key: string) {
    if (shared && performance.now() > rest.until) {
      try {
        return await withTimeLimit(shared.count(this.nameOf(key), 1, this.budget.seconds * 1000), countLimitMs);
      } catch (error) {
        if (error instanceof TimeoutError) rest.until = performance.now() + restMs;
      }
    }
    const { consumedPoints, msBeforeNext } = await memory.penalty(key);
    return { points: consumedPoints, expire: Date.now() + msBeforeNext };
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

  async giveBack(key: string): Promise<void> {
    await this.change(
      key,
      (shared, name) => shared.count(name, -1, this.budget.seconds * 1000),
      (memory, name) => memory.reward(name),
    );
  }

  async reset(key: string): Promise<void> {
    await this.change(
      key,
      (shared, name) => shared.forget(name),
      (memory, name) => memory.delete(name),
    );
  }

  private async change(
    key: string,
    inDatabase: (shared: CountQueue, name: string) => Promise<unknown>,
    inMemory: (memory: RateLimiterMemory, name: string) => Promise<unknown>,
  ): Promise<void> {
    if (!this.counts) return;
    const { shared, memory, hide } = this.counts;
    const hidden = hide(key);
    if (!shared) await inMemory(memory, hidden);
    else await inDatabase(shared, this.nameOf(hidden)).catch(() => inMemory(memory, hidden));
  }

  private readonly nameOf = (hidden: string) => `${this.budget.name}:${hidden}`;
}
