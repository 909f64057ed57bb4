import { hourlyLimits, type RowLimit } from '@blue-peony/contracts';
import { rowOf } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../shared/limits/client-address.ts';
import { type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

const hour = 3600;

/** Header that a service sets on the answer to a repeated `Idempotency-Key`. */
const replayedHeader = 'idempotency-replayed';

const failed = ({ statusCode }: FastifyReply) => statusCode >= 500;

/**
 * Answers that do not count. A refused or repeated application costs nothing. A refused photo counts, because checking
 * a photo is the most expensive work that a stranger can cause.
 */
const free: Record<RowLimit, (reply: FastifyReply) => boolean> = {
  applications: (reply) => reply.statusCode >= 400 || reply.hasHeader(replayedHeader),
  uploads: failed,
  checkouts: failed,
  // A partial download belongs to a download that was counted, and its link has a limit of its own.
  downloads: (reply) => reply.statusCode === 206 || failed(reply),
  freshLinks: failed,
  myLinks: failed,
  funnel: failed,
};

/** Counts a call against the limit of its row. */
@Injectable()
export class RowLimitGuard implements CanActivate {
  private readonly limiters = new Map<RowLimit, Limiter>();

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const name = rowOf(request)?.limit;
    if (!name) throw new Error('No limit is declared for this route');
    const key = clientOf(request);
    const limiter = this.limiter(name);
    // Counted before the work, so that concurrent calls count too.
    await limiter.take(key);
    reply.raw.once('finish', () => {
      if (free[name](reply))
        limiter.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit call not given back'));
    });
    return true;
  }

  private limiter(name: RowLimit): Limiter {
    const budget = { name, points: hourlyLimits[name], seconds: hour };
    // Page views are never written to the database, so they are counted in memory.
    const make = () => (name === 'funnel' ? this.limits.ownLimiter(budget) : this.limits.limiter(budget));
    const limiter = this.limiters.get(name) ?? make();
    this.limiters.set(name, limiter);
    return limiter;
  }
}
