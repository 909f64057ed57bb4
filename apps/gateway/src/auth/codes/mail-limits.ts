import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../shared/limits/caller.ts';
import { RateLimits, TooManyRequests } from '../../shared/limits/rate-limits.ts';
import { type Client, KnownDevices } from '../devices/known-devices.repository.ts';

/** 429 for a call that sends mail. */
export class TooManyMails extends TooManyRequests {}

/**
 * Limits requests for mail: one per minute for a client and account, twenty per hour for a client. There is no limit
 * per account alone, because strangers could use it up; `MailRequestsRepository.gather` handles their requests.
 * Addresses without an account are counted alike.
 */
@Injectable()
export class MailLimits {
  private readonly limiters;

  constructor(
    limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {
    this.limiters = {
      pair: limits.limiter({ name: 'mail-pair', points: 1, seconds: 60 }),
      account: limits.limiter({ name: 'mail-account', points: 6, seconds: 3_600 }),
      client: limits.limiter({ name: 'mail-client', points: 20, seconds: 3_600 }),
    };
  }

  /** @throws TooManyMails */
  async count(email: string, caller: Caller): Promise<Client> {
    const client = await this.devices.recognize(email, caller);
    await this.refusing(() => this.take(email, client.key));
    return client;
  }

  /** Counts a request of the signed-in staff member: six per hour from all addresses. @throws TooManyMails */
  async countOwn(staffId: string, { address }: Caller): Promise<void> {
    await this.refusing(async () => {
      await this.take(staffId, address);
      await this.limiters.account.take(staffId);
    });
  }

  private async take(account: string, client: string): Promise<void> {
    const hashed = createHash('sha256').update(account).digest('base64url');
    await this.limiters.pair.take(`${hashed} ${client}`);
    await this.limiters.client.take(client);
  }

  private async refusing(count: () => Promise<void>): Promise<void> {
    await count().catch((error: unknown) => {
      throw error instanceof TooManyRequests ? new TooManyMails(error.retryAfterSeconds!) : error;
    });
  }
}
