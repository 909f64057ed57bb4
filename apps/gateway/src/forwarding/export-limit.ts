import { applicantScheme } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Budget, type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

/** Limits exports of an application, because each one reads all of its photos. */
const budget: Budget = { name: 'own-export', points: 5, seconds: 3_600 };

/** Length of the part of a secret that identifies the application; the rest differs from link to link. */
const idCharacters = 21;

/** Limits how often an applicant exports their application. */
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
