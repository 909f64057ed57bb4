import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Client, recognize } from '../devices/known-devices.repository.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { RateLimits, TooManyRequests } from '../../shared/limits/rate-limits.ts';

/** 429 for a call that sends mail. */
export class TooManyMails extends TooManyRequests {}

/**
 * Limits requests for mail and guesses of mailed codes. No limit counts a stranger's calls per account alone, because
 * strangers could use it up; `gatherRequests` handles their requests for mail. Calls count whether or not an account or
 * a code exists, so that the limits do not reveal accounts.
 */
@Injectable()
export class CodeLimits {
  private readonly mails;
  private readonly guesses;

  constructor(
    limits: RateLimits,
    private readonly database: DataSource,
  ) {
    this.mails = {
      pair: limits.limiter({ name: 'mail-pair', points: 1, seconds: 60 }),
      account: limits.limiter({ name: 'mail-account', points: 6, seconds: 3_600 }),
      client: limits.limiter({ name: 'mail-client', points: 20, seconds: 3_600 }),
    };
    this.guesses = {
      account: limits.limiter({ name: 'code-account', points: 10, seconds: 3_600 }),
      // Ten thousand addresses that guess for an hour find a code with a probability of one in a million.
      client: limits.limiter({ name: 'code-client', points: 30, seconds: 900 }),
    };
  }

  /** Counts a request for mail. @throws TooManyMails */
  async countMail(email: string, caller: Caller): Promise<Client> {
    const client = await recognize(this.database, email, caller);
    await refusing(() => this.takeMail(email, client.key));
    return client;
  }

  /** Counts a request of the signed-in staff member: six per hour from all addresses. @throws TooManyMails */
  async countOwnMail(staffId: string, { address }: Caller): Promise<void> {
    await refusing(async () => {
      await this.takeMail(staffId, address);
      await this.mails.account.take(staffId);
    });
  }

  /** Counts a guess before it is checked. @throws TooManyRequests */
  async countGuess(email: string, caller: Caller): Promise<void> {
    await this.guesses.client.take((await recognize(this.database, email, caller)).key);
  }

  /** Counts a guess of the signed-in staff member. @throws TooManyRequests */
  async countOwnGuess(account: string, addressPrefix: string): Promise<void> {
    await this.guesses.client.take(addressPrefix);
    await this.guesses.account.take(account);
  }

  private async takeMail(account: string, client: string): Promise<void> {
    await this.mails.pair.take(`${account} ${client}`);
    await this.mails.client.take(client);
  }
}

async function refusing(count: () => Promise<void>): Promise<void> {
  await count().catch((error: unknown) => {
    throw error instanceof TooManyRequests ? new TooManyMails(error.retryAfterSeconds!) : error;
  });
}
