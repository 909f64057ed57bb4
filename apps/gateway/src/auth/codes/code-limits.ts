import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RecognizeDevice } from '../devices/recognize-device.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { RateLimits } from '../../shared/limits/rate-limits.ts';

/**
 * How often a mailed code can be guessed. From ten thousand addresses an hour of guessing finds one in a million; never
 * limited by account, which strangers could use up. Counted apart from the codes themselves, so that a guess costs as much
 * where no mail was ever sent.
 */
@Injectable()
export class CodeLimits {
  private readonly account;
  private readonly client;

  constructor(
    limits: RateLimits,
    private readonly devices: RecognizeDevice,
  ) {
    this.account = limits.limiter({ name: 'code-account', points: 10, seconds: 3_600 });
    this.client = limits.limiter({ name: 'code-client', points: 30, seconds: 900 });
  }

  /** Counts a guess before it is checked. @throws TooManyRequests */
  async count(email: string, caller: Caller): Promise<void> {
    await this.client.take((await this.devices.recognize(email, caller)).key);
  }

  /** For the signed-in member of staff. @throws TooManyRequests */
  async countOwn(account: string, addressPrefix: string): Promise<void> {
    await this.client.take(addressPrefix);
    await this.account.take(createHash('sha256').update(account).digest('base64url'));
  }
}
