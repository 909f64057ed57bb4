import { hourlyLimits, type HourlyLimit } from '@blue-peony/contracts';
import { rowOf } from '@blue-peony/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressPrefix } from './client-address.ts';
import { type Limiter, RateLimits } from './rate-limits.ts';

const hour = 3600;

/** Set by a service on the answer to a repeated `Idempotency-Key`. */
const replayedHeader = 'idempotency-replayed';

const failed = ({ statusCode }: FastifyReply) => statusCode >= 500;

/**
 * Which answers do not count. A refused or repeated application costs its sender nothing. A refused photo does: finding
 * out that it is none is the dearest thing this system does for a stranger.
 */
const free: Record<HourlyLimit, (reply: FastifyReply) => boolean> = {
  applications: (reply) => reply.statusCode >= 400 || reply.hasHeader(replayedHeader),
  uploads: failed,
  checkouts: failed,
  // A part of a file is of a download that was counted, and its link has a limit of its own.
  downloads: (reply) => reply.statusCode === 206 || failed(reply),
  freshLinks: failed,
  myLinks: failed,
  wrongSecrets: (reply) => reply.statusCode !== 404,
  funnel: failed,
};

/** Counts a call against the limit of its row. */
@Injectable()
export class RowLimitGuard implements CanActivate {
  private readonly limiters = new Map<HourlyLimit, Limiter>();

  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const name = this.limitOf(request);
    if (!name) throw new Error('No limit is declared for this route');
    const key = addressPrefix(request.ip);
    const limiter = this.limiter(name);
    // Counted before the work, so that calls side by side cannot outrun the count.
    await limiter.take(key);
    reply.raw.once('finish', () => {
      if (free[name](reply)) limiter.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit'));
    });
    return true;
  }

  protected limitOf(request: FastifyRequest): HourlyLimit | undefined {
    return rowOf(request)?.limit;
  }

  private limiter(name: HourlyLimit): Limiter {
    const budget = { name, points: hourlyLimits[name], seconds: hour };
    // Who looks at a page is written nowhere, not even for an hour.
    const make = () => (name === 'funnel' ? this.limits.ownLimiter(budget) : this.limits.limiter(budget));
    const limiter = this.limiters.get(name) ?? make();
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** Counts the answers 404 of rows whose service knows the secret: whoever guesses soon has to wait. */
@Injectable()
export class SecretLimitGuard extends RowLimitGuard {
  protected override limitOf() {
    return 'wrongSecrets' as const;
  }
}
