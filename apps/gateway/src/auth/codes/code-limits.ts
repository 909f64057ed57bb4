import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../devices/known-devices.repository.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { RateLimits } from '../../shared/limits/rate-limits.ts';

/**
 * Limits guesses of mailed codes: ten thousand addresses that guess for an hour find a code with a probability of one
 * in a million. There is no limit per account, because strangers could use it up. Guesses are counted whether or not a
 * code exists, so that the limit does not reveal accounts.
 */
@Injectable()
export class CodeLimits {
  private readonly account;
  private readonly client;

  constructor(
    limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {
    this.account = limits.limiter({ name: 'code-account', points: 10, seconds: 3_600 });
    this.client = limits.limiter({ name: 'code-client', points: 30, seconds: 900 });
  }

  /** Counts a guess before it is checked. @throws TooManyRequests */
  async count(email: string, caller: Caller): Promise<void> {
    await this.client.take((await this.devices.recognize(email, caller)).key);
  }

  /** Counts a guess of the signed-in staff member. @throws TooManyRequests */
  async countOwn(account: string, addressPrefix: string): Promise<void> {
    await this.client.take(addressPrefix);
    await this.account.take(createHash('sha256').update(account).digest('base64url'));
  }
}
