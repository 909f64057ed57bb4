import { hourlyLimits, type Endpoint, type RowLimit } from '@blue-peony/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../shared/limits/client-address.ts';
import type { Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

const hour = 3600;

/** Header that a service sets on the answer to a repeated `Idempotency-Key`. */
const replayedHeader = 'idempotency-replayed';

const failed = ({ statusCode }: FastifyReply) => statusCode >= 500;

/**
 * Answers that do not count. A refused or repeated application costs nothing. A refused photo counts, because checking
 * a photo is the most expensive work that a stranger can cause: a row with a file gives back only what failed here.
 */
const free: Record<RowLimit, (reply: FastifyReply) => boolean> = {
  applications: (reply) => reply.statusCode >= 400 || reply.hasHeader(replayedHeader),
  uploads: failed,
  checkouts: failed,
  // A part belongs to a download that was counted when its first byte was sent, and its link has a limit of its own.
  downloads: (reply) => /^bytes [1-9]/.test(String(reply.getHeader('content-range'))) || failed(reply),
  freshLinks: failed,
  myLinks: failed,
  withdrawals: failed,
  bookings: failed,
  funnel: failed,
};

/** @returns a function that counts a call against the limit of its row, if any, and throws TooManyRequests */
export function rowLimits(limits: RateLimits) {
  const limiters = new Map<RowLimit, Limiter>();
  const limiterOf = (name: RowLimit): Limiter => {
    const budget = { name, points: hourlyLimits[name], seconds: hour };
    // Page views are never written to the database, so they are counted in memory.
    const limiter = limiters.get(name) ?? (name === 'funnel' ? limits.ownLimiter(budget) : limits.limiter(budget));
    limiters.set(name, limiter);
    return limiter;
  };
  return async ({ limit, file }: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!limit) return;
    const key = clientOf(request);
    const limiter = limiterOf(limit);
    // Counted before the work, so that concurrent calls count too.
    await limiter.take(key);
    const isFree = file ? failed : free[limit];
    reply.raw.once('finish', () => {
      if (isFree(reply))
        limiter.giveBack(key).catch((err: unknown) => reply.log.warn({ err }, 'rate limit call not given back'));
    });
  };
}
