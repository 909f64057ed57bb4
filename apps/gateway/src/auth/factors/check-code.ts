import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FactorEntity, StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { type Limiter, RateLimits } from '../../shared/limits/rate-limits.ts';
import { SecretBox } from '../../shared/keys/secret-box.ts';
import { type Client, recognize } from '../devices/known-devices.repository.ts';
import { GuessingLimits } from '../passwords/guessing-limits.ts';
import { GuessNotices } from '../passwords/guess-notices.ts';
import { matchTotp } from './totp.ts';

/** Limit for all unknown devices together: at this rate, guessing for a year finds the code of one account in sixty. */
const perHour = 5;
const perDay = 15;
/** From this many wrong codes in a day they are no typing errors, and the account holder is warned. */
const noticeFrom = 5;

/** A guess in progress. `count`: guesses for the account within a day, from all unknown devices. */
type Guess = { staff: StaffMemberEntity; client: Client; count: number; caller: Caller };

/** Checks codes of authenticator apps and slows down guessing. */
@Injectable()
export class CheckCode {
  private readonly strangers: { hour: Limiter; day: Limiter };

  constructor(
    private readonly guesses: GuessingLimits,
    private readonly database: DataSource,
    private readonly notices: GuessNotices,
    private readonly box: SecretBox,
    limits: RateLimits,
  ) {
    this.strangers = {
      hour: limits.limiter({ name: 'totp', points: perHour, seconds: 3_600 }),
      day: limits.limiter({ name: 'totp-day', points: perDay, seconds: 86_400 }),
    };
  }

  /** Counts a guess before it is checked, with growing delays as for passwords. @throws TooManyRequests */
  async begin(staff: StaffMemberEntity, caller: Caller): Promise<Guess> {
    const client = await recognize(this.database, staff.email, caller);
    await this.guesses.count(`totp ${staff.id}`, client.key);
    if (client.known) return { staff, client, count: 0, caller };
    // The hourly limit comes first: a call that it refuses must not use up the daily one.
    await this.strangers.hour.take(staff.id);
    return { staff, client, count: await this.strangers.day.take(staff.id), caller };
  }

  async right({ staff, client }: Guess): Promise<void> {
    await this.guesses.forgive(`totp ${staff.id}`, client.key);
    if (client.known) return;
    // The hour starts again and the day keeps its other guesses: a thief who waits for the owner's correct code gains
    // at most another hour's guesses.
    await Promise.all([this.strangers.hour.reset(staff.id), this.strangers.day.giveBack(staff.id)]);
  }

  /** Records a wrong code. Somebody knows the password without having the factor, so the account holder is warned. */
  async wrong({ staff, count, caller }: Guess): Promise<void> {
    if (count >= noticeFrom) await this.notices.tell({ staff, kind: 'code_guessed', correlationId: caller.requestId });
  }

  /** @returns the time step of a correct code, which must not be accepted again; undefined for a wrong one */
  match({ id, sealedSecret, lastCounter }: FactorEntity, code: string): number | undefined {
    const secret = this.box.open('totp secret', id, sealedSecret);
    return matchTotp(code, { secret, lastCounter, milliseconds: Date.now() });
  }
}
