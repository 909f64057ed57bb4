import { Injectable } from '@nestjs/common';
import type { FactorEntity, StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { type Limiter, RateLimits } from '../../shared/limits/rate-limits.ts';
import { SecretBox } from '../../shared/keys/secret-box.ts';
import { type Client, RecognizeDevice } from '../devices/recognize-device.ts';
import { GuessLimits } from '../passwords/guess-limits.ts';
import { GuessNotices } from '../passwords/guess-notices.ts';
import { matchTotp } from './totp.ts';

/** From all devices that the account was never opened on: in a year one of sixty who guess finds a code. */
const perHour = 5;
const perDay = 15;
/** So many in a day are no slips of the finger. */
const toldFrom = 5;

/** A guess under way. `count`: of the account within a day, from all unknown devices. */
type Guess = { staff: StaffMemberEntity; client: Client; count: number; caller: Caller };

/** Compares codes of authenticator apps, and slows down who guesses them. */
@Injectable()
export class CheckCode {
  private readonly strangers: { hour: Limiter; day: Limiter };

  constructor(
    private readonly guesses: GuessLimits,
    private readonly devices: RecognizeDevice,
    private readonly notices: GuessNotices,
    private readonly box: SecretBox,
    limits: RateLimits,
  ) {
    this.strangers = {
      hour: limits.limiter({ name: 'totp', points: perHour, seconds: 3_600 }),
      day: limits.limiter({ name: 'totp-day', points: perDay, seconds: 86_400 }),
    };
  }

  /** Counts a guess before it is checked, with the growing waits of passwords. @throws TooManyRequests */
  async begin(staff: StaffMemberEntity, caller: Caller): Promise<Guess> {
    const client = await this.devices.recognize(staff.email, caller);
    await this.guesses.count(`totp ${staff.id}`, client.key);
    if (client.known) return { staff, client, count: 0, caller };
    // The hour first: while it refuses, the day does not fill up.
    await this.strangers.hour.take(staff.id);
    return { staff, client, count: await this.strangers.day.take(staff.id), caller };
  }

  async right({ staff, client }: Guess): Promise<void> {
    await this.guesses.forgive(`totp ${staff.id}`, client.key);
    if (client.known) return;
    // A thief who waits for it gains an hour's guesses, and none of the day.
    await Promise.all([this.strangers.hour.reset(staff.id), this.strangers.day.giveBack(staff.id)]);
  }

  /** The password is known to somebody who does not have the factor: its holder is told. */
  async wrong({ staff, count, caller }: Guess): Promise<void> {
    if (count >= toldFrom) await this.notices.tell({ staff, kind: 'code_guessed', correlationId: caller.requestId });
  }

  /** @returns the time step of a right code, which must not be accepted again */
  match({ id, sealedSecret, lastCounter }: FactorEntity, code: string): number | undefined {
    const secret = this.box.open('totp secret', id, sealedSecret);
    return matchTotp(code, { secret, lastCounter, milliseconds: Date.now() });
  }
}
