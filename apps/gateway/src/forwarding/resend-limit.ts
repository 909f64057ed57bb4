import { resendSchema } from '@blue-peony/contracts';
import { validationError } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Budget, type Limiter, RateLimits } from '../shared/limits/rate-limits.ts';

/** Limits how often one mail is sent again, by all staff together, so that a button cannot flood an applicant. */
const budget: Budget = { name: 'mail-resend', points: 3, seconds: 3_600 };

/** Limits how often a mail is sent again. */
@Injectable()
export class ResendLimit {
  private readonly limiter: Limiter;

  constructor(limits: RateLimits) {
    this.limiter = limits.limiter(budget);
  }

  /** @throws TooManyRequests; AppError `validation_failed` */
  async count(applicationId: string, body: unknown, reply: FastifyReply): Promise<void> {
    const parsed = resendSchema.safeParse(body);
    if (!parsed.success) throw validationError(parsed.error.issues);
    await this.limiter.takeForSuccess(`${applicationId} ${parsed.data.recipient}`, reply);
  }
}
