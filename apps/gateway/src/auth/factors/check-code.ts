import { Injectable } from '@nestjs/common';
import type { FactorEntity } from '../../shared/identity/staff.entity.ts';
import { type Limiter, RateLimits } from '../../shared/limits/rate-limits.ts';
import { SecretBox } from '../../shared/keys/secret-box.ts';
import { GuessLimits } from '../passwords/guess-limits.ts';
import { matchTotp } from './totp.ts';

/** Compares codes of authenticator apps, and slows down who guesses them. */
@Injectable()
export class CheckCode {
  private readonly perPerson: Limiter;

  constructor(
    private readonly guesses: GuessLimits,
    private readonly box: SecretBox,
    limits: RateLimits,
  ) {
    // From however many addresses: at this pace one in ten thousand would be right within the hour.
    this.perPerson = limits.limiter({ name: 'totp', points: 30, seconds: 3_600 });
  }

  /** Counts a guess before it is checked, with the growing waits of passwords. @throws TooManyRequests */
  async count(staffId: string, addressPrefix: string): Promise<void> {
    await this.guesses.count(`totp ${staffId}`, addressPrefix);
    await this.perPerson.take(staffId);
  }

  async forgive(staffId: string, addressPrefix: string): Promise<void> {
    await this.guesses.forgive(`totp ${staffId}`, addressPrefix);
    await this.perPerson.giveBack(staffId);
  }

  /** @returns the time step of a right code, which must not be accepted again */
  match({ id, sealedSecret, lastCounter }: FactorEntity, code: string): number | undefined {
    const secret = this.box.open('totp secret', id, sealedSecret);
    return matchTotp(code, { secret, lastCounter, milliseconds: Date.now() });
  }
}
