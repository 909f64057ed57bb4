import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { CodeLimits } from '../codes/code-limits.ts';
import { GuessingLimits } from '../passwords/guessing-limits.ts';
import { OneTimeCodes } from '../codes/one-time-codes.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { requireSecondFactor } from '../sessions/allow-factor-change.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';

/** Proof that the account holder is present: the current password, or a mailed code (`nonce`). */
export type Proof = { currentPassword?: string | undefined; nonce?: string | undefined };

/** A session opened by a mailed link may set a password without another proof for this long. */
const freshSeconds = 15 * 60;

/**
 * Changing credentials needs proof that the account holder is present, because a session can be stolen: the password, a
 * code from the mailbox, or a session that a mail has just opened. An account with a second factor also needs a session
 * at aal2.
 */
@Injectable()
export class RequirePresence {
  constructor(
    private readonly database: DataSource,
    private readonly codes: OneTimeCodes,
    private readonly guesses: GuessingLimits,
    private readonly limits: CodeLimits,
  ) {}

  /** Mails a code to the signed-in staff member, to prove that they can read the mailbox. @throws TooManyMails */
  async mailCode({ staffId, staff: { email } }: SessionEntity, caller: Caller): Promise<void> {
    await this.limits.countOwnMail(staffId, caller);
    const order = { staffId, purpose: 'reauthentication', email, correlationId: caller.requestId } as const;
    await this.database.transaction((manager) => this.codes.send(manager, order));
  }

  /**
   * Uses up the code in the caller's transaction, so that the code stays valid when the transaction fails for another
   * reason.
   * @throws AuthError `insufficient_aal`, `reauthentication_needed`, `reauthentication_not_valid`; TooManyRequests
   */
  async check(manager: EntityManager, session: SessionEntity, proof: Proof, caller: Caller): Promise<void> {
    const { staff } = session;
    requireSecondFactor(session, { status: 401 });
    if (proof.nonce) return this.checkNonce(manager, session, proof.nonce, caller);
    if (proof.currentPassword !== undefined) return this.checkPassword(session, proof.currentPassword, caller);
    if (!staff.passwordHash || comesFromMail(session)) return;
    throw new AuthError('reauthentication_needed');
  }

  private async checkNonce(manager: EntityManager, { staff }: SessionEntity, nonce: string, { address }: Caller) {
    await this.limits.countOwnGuess(`reauthentication ${staff.id}`, address);
    const wanted = { purpose: 'reauthentication', email: staff.email, typed: nonce } as const;
    const code = await this.codes.useTyped(manager, wanted);
    if (code?.staffId !== staff.id) throw new AuthError('reauthentication_not_valid');
  }

  private async checkPassword({ staff }: SessionEntity, password: string, { address }: Caller) {
    await this.guesses.count(staff.email, address);
    if (!staff.passwordHash || !(await verifyPassword(staff.passwordHash, password)))
      throw new AuthError('reauthentication_not_valid', { message: 'Current password is incorrect' });
    await this.guesses.forgive(staff.email, address);
  }
}

const comesFromMail = ({ amr }: SessionEntity) =>
  amr.some(
    ({ method, timestamp }) =>
      (method === 'recovery' || method === 'invite') && timestamp > Date.now() / 1000 - freshSeconds,
  );
