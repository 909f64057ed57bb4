import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/limits/caller.ts';
import { RateLimits, TooManyRequests } from '../../shared/limits/rate-limits.ts';

/** 429 of a call that sends mail. */
export class TooManyMails extends TooManyRequests {}

/**
 * How often mail can be asked for: by one client for one account once a minute, for an account from anywhere six times
 * an hour, by one client twenty times an hour. Counted alike for addresses that no account has.
 */
@Injectable()
export class MailLimits {
  private readonly limiters;

  constructor(limits: RateLimits) {
    this.limiters = {
      pair: limits.limiter({ name: 'mail-pair', points: 1, seconds: 60 }),
      account: limits.limiter({ name: 'mail-account', points: 6, seconds: 3_600 }),
      client: limits.limiter({ name: 'mail-client', points: 20, seconds: 3_600 }),
    };
  }

  /** @throws TooManyMails */
  async count(account: string, { address }: Caller): Promise<void> {
    const hashed = createHash('sha256').update(account).digest('base64url');
    try {
      await this.limiters.pair.take(`${hashed} ${address}`);
      await this.limiters.client.take(address);
      await this.limiters.account.take(hashed);
    } catch (error) {
      throw error instanceof TooManyRequests ? new TooManyMails(error.retryAfterSeconds!) : error;
    }
  }
}
