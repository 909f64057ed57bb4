import { hourlyLimits } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientOf } from '../shared/limits/client-address.ts';
import { type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

/**
 * Counts the answers 404 of rows whose service checks a secret. Right secrets are never counted or refused: many people
 * may share an address with somebody who guesses.
 */
@Injectable()
export class WrongSecrets {
  private readonly limiter: Limiter;

  constructor(limits: RateLimits) {
    this.limiter = limits.limiter({ name: 'wrongSecrets', points: hourlyLimits.wrongSecrets, seconds: 3600 });
  }

  /** @throws TooManyRequests when the client has guessed too often */
  async count(request: FastifyRequest): Promise<void> {
    await this.limiter.take(clientOf(request));
  }
}
