import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { NoteFactorChange } from '../factors/note-factor-change.ts';
import { ElevateSession } from '../sessions/elevate-session.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { GuessingLimits } from '../passwords/guessing-limits.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { hashCode, readCode } from './recovery-codes.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';

/** Raises a session to two factors by a recovery code. */
@Injectable()
export class UseRecoveryCode {
  constructor(
    private readonly database: DataSource,
    private readonly kept: RecoveryCodesRepository,
    private readonly guesses: GuessingLimits,
    private readonly raise: ElevateSession,
    private readonly changes: NoteFactorChange,
  ) {}

  /** @throws AuthError `mfa_verification_failed`; TooManyRequests */
  async use(session: SessionEntity, typed: string, caller: Caller): Promise<OpenedSession> {
    const { staffId } = session;
    const account = `recovery code ${staffId}`;
    await this.guesses.count(account, caller.address);
    const code = readCode(typed);
    const salt = code && (await this.kept.saltOf(staffId));
    const hash = salt && (await hashCode(code, salt));
    const raised = hash && (await this.database.transaction((manager) => this.accept(manager, session, hash, caller)));
    if (!raised) {
      await this.changes.refused(staffId, 'recovery code');
      throw new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    await this.guesses.forgive(account, caller.address);
    raised.send();
    return raised.opened;
  }

  private async accept(manager: EntityManager, session: SessionEntity, hash: Buffer, caller: Caller) {
    const used = await this.kept.use(session.staffId, hash, manager);
    if (!used) return undefined;
    const change = { kind: 'recovery_code_used', left: used.left, subject: used.id } as const;
    const send = await this.changes.note(manager, session, change, caller);
    const opened = await this.raise.raise(manager, session.id, { method: 'mfa/recovery_code', factorId: null });
    return { opened, send };
  }
}
