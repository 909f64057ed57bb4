import { applicantScheme } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Budget, type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

/** How often an application is exported: each time all of its photos are read. */
const budget: Budget = { name: 'own-export', points: 5, seconds: 3_600 };

/** Characters of a secret that name its application; those after them differ from link to link. */
const idCharacters = 21;

@Injectable()
export class ExportLimit {
  private readonly limiter: Limiter;

  constructor(limits: RateLimits) {
    this.limiter = limits.limiter(budget);
  }

  /** @throws TooManyRequests */
  async count(authorization: string | undefined, reply: FastifyReply): Promise<void> {
    const secret = authorization?.replace(`${applicantScheme} `, '') ?? '';
    await this.limiter.takeForSuccess(secret.slice(0, idCharacters), reply);
  }
}
