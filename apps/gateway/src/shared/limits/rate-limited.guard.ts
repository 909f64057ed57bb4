import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressPrefix } from './client-address.ts';
import { type Limiter, RateLimits } from './rate-limits.ts';

const hour = 3600;

/**
 * Calls of one client address in an hour, and which answers do not count. A refused or repeated application costs its
 * sender nothing. A refused photo does: finding out that it is none is the dearest thing this system does for a stranger.
 */
const budgets = {
  applications: {
    points: 10,
    free: (reply: FastifyReply) => reply.statusCode >= 400 || reply.hasHeader(replayedHeader),
  },
  uploads: { points: 60, free: (reply: FastifyReply) => reply.statusCode >= 500 },
  checkouts: { points: 30, free: (reply: FastifyReply) => reply.statusCode >= 500 },
  // A part of a file is of a download that was counted, and its link has a limit of its own.
  downloads: { points: 120, free: (reply: FastifyReply) => reply.statusCode === 206 || reply.statusCode >= 500 },
  freshLinks: { points: 10, free: (reply: FastifyReply) => reply.statusCode >= 500 },
} as const;

type BudgetName = keyof typeof budgets;

/** Set by a service on the answer to a repeated `Idempotency-Key`. */
const replayedHeader = 'idempotency-replayed';

const budgetKey = 'rate limit';

@Injectable()
class RateLimitedGuard implements CanActivate {
  private readonly limiters = new Map<BudgetName, Limiter>();

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<BudgetName>(budgetKey, context.getHandler());
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const key = addressPrefix(http.getRequest<FastifyRequest>().ip);
    const limiter = this.limiter(name);
    // Counted before the work, so that calls side by side cannot outrun the count.
    await limiter.take(key);
    reply.raw.once('finish', () => {
      if (budgets[name].free(reply))
        limiter.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit'));
    });
    return true;
  }

  private limiter(name: BudgetName): Limiter {
    const limiter =
      this.limiters.get(name) ?? this.limits.limiter({ name, points: budgets[name].points, seconds: hour });
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** Holds a route to the budget of that name. */
export const RateLimited = (name: BudgetName) =>
  applyDecorators(SetMetadata(budgetKey, name), UseGuards(RateLimitedGuard));
