import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../shared/limits/rate-limits.ts';

/**
 * How often a mailed code can be guessed: with eight digits, an hour of guessing finds one in ten million. Counted apart
 * from the codes themselves, so that a guess costs as much where no mail was ever sent.
 */
@Injectable()
export class CodeLimits {
  private readonly account;
  private readonly client;

  constructor(limits: RateLimits) {
    this.account = limits.limiter({ name: 'code-account', points: 10, seconds: 3_600 });
    this.client = limits.limiter({ name: 'code-client', points: 30, seconds: 900 });
  }

  /** Counts a guess before it is checked. @throws TooManyRequests */
  async count(account: string, addressPrefix: string): Promise<void> {
    await this.client.take(addressPrefix);
    await this.account.take(createHash('sha256').update(account).digest('base64url'));
  }
}
