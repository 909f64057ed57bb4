import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { type Limiter, RateLimits } from '../../shared/limits/rate-limits.ts';
import { type Client, recognize } from '../devices/known-devices.repository.ts';
import { GuessingLimits } from './guessing-limits.ts';
import { GuessNotices } from './guess-notices.ts';
import { noticeEvery, waitFor } from './guess-waits.ts';

/** A guess in progress. `count`: guesses for the account within an hour, from all unknown devices. */
type Guess = { email: string; client: Client; count: number; caller: Caller };

/** Counts password guesses by client, which has to wait, and by account, which is never locked. */
@Injectable()
export class PasswordGuesses {
  private readonly account: Limiter;

  constructor(
    private readonly clients: GuessingLimits,
    private readonly notices: GuessNotices,
    private readonly database: DataSource,
    limits: RateLimits,
  ) {
    this.account = limits.limiter({ name: 'guess-account', points: 2 ** 31 - 1, seconds: 3_600 });
  }

  /** Call this before a guess is checked, so that concurrent guesses count too. @throws TooManyRequests */
  async begin(email: string, caller: Caller): Promise<Guess> {
    const client = await recognize(this.database, email, caller);
    await this.clients.count(email, client.key);
    const count = client.known ? 0 : await this.account.take(email.toLowerCase());
    // The delay is the same for right and wrong passwords, and for addresses without an account.
    await sleep(waitFor(count));
    return { email, client, count, caller };
  }

  async right({ email, client }: Guess): Promise<void> {
    await this.clients.forgive(email, client.key);
    if (!client.known) await this.account.giveBack(email.toLowerCase());
  }

  async wrong({ count, caller }: Guess, staff: { id: string; email: string } | null): Promise<void> {
    const refused = { staffId: staff?.id ?? null, action: 'session.refused', detail: 'password' } as const;
    await writeAudit(this.database.manager, refused);
    // Not awaited: the time of the answer would reveal that the account exists.
    if (staff && count > 0 && count % noticeEvery === 0)
      void this.notices.tell({ staff, kind: 'password_guessed', correlationId: caller.requestId });
  }
}
