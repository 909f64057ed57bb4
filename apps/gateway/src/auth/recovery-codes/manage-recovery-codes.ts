import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { allowFactorChange } from '../sessions/allow-factor-change.ts';
import { noteFactorChange } from '../factors/note-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { GuessingLimits } from '../passwords/guessing-limits.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import { codesInSet, hashCode, makeCode, readCode } from './recovery-codes.ts';
import { findSet, insertSet, replaceSet, saltOf, useCode } from './recovery-codes.repository.ts';

type MadeSet = { id: string; friendlyName: string };

/** Recovery codes, which replace a lost authenticator. They are shown once; only hashes are stored. */
@Injectable()
export class ManageRecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly guesses: GuessingLimits,
    private readonly sessions: BeginSession,
  ) {}

  /** @throws AuthError `mfa_factor_not_found` */
  async status(staffId: string) {
    const set = await findSet(staffId, this.database.manager);
    if (!set) throw new AuthError('mfa_factor_not_found');
    return { id: set.id, type: 'recovery_code', total: codesInSet, remaining: set.left };
  }

  /** @throws AuthError `mfa_recovery_codes_sole_factor`, `mfa_verified_factor_exists`, and as {@link allowFactorChange} */
  first(session: SessionEntity, friendlyName: string, caller: Caller) {
    return this.make(session, caller, async (manager, salt, hashes) => {
      const id = await insertSet(session.staffId, { friendlyName, salt, hashes }, manager);
      if (!id) throw new AuthError('mfa_verified_factor_exists');
      return { id, friendlyName };
    });
  }

  /** Replaces the earlier codes. @throws AuthError `mfa_factor_not_found`, and as {@link allowFactorChange} */
  again(session: SessionEntity, caller: Caller) {
    return this.make(session, caller, async (manager, salt, hashes) => {
      const replaced = await replaceSet(session.staffId, salt, hashes, manager);
      if (!replaced) throw new AuthError('mfa_factor_not_found');
      return replaced;
    });
  }

  private async make(
    session: SessionEntity,
    caller: Caller,
    keep: (manager: EntityManager, salt: Buffer, hashes: Buffer[]) => Promise<MadeSet>,
  ) {
    if (!hasSecondFactor(session.staff)) throw new AuthError('mfa_recovery_codes_sole_factor');
    allowFactorChange(session);
    const codes = Array.from({ length: codesInSet }, makeCode);
    const salt = randomBytes(16);
    const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)));
    const { id, friendlyName: friendly_name } = await this.database.transaction(async (manager) => {
      const made = await keep(manager, salt, hashes);
      await noteFactorChange(manager, session, { kind: 'recovery_codes_made', subject: made.id }, caller);
      return made;
    });
    return { id, type: 'recovery_code' as const, friendly_name, total: codesInSet, codes };
  }

  /** Raises the session to two factors by a code. @throws AuthError `mfa_verification_failed`; TooManyRequests */
  async use(session: SessionEntity, typed: string, caller: Caller): Promise<OpenedSession> {
    const { staffId } = session;
    const account = `recovery code ${staffId}`;
    await this.guesses.count(account, caller.address);
    const code = readCode(typed);
    const salt = code && (await saltOf(staffId, this.database.manager));
    const hash = salt && (await hashCode(code, salt));
    const opened = hash && (await this.database.transaction((manager) => this.accept(manager, session, hash, caller)));
    if (!opened) {
      await writeAudit(this.database.manager, { staffId, action: 'factor.refused', subject: 'recovery code' });
      throw new AuthError('mfa_verification_failed', { message: 'Invalid recovery code entered' });
    }
    await this.guesses.forgive(account, caller.address);
    return opened;
  }

  private async accept(manager: EntityManager, session: SessionEntity, hash: Buffer, caller: Caller) {
    const used = await useCode(session.staffId, hash, manager);
    if (!used) return undefined;
    const change = { kind: 'recovery_code_used', left: used.left, subject: used.id } as const;
    await noteFactorChange(manager, session, change, caller);
    return this.sessions.raise(manager, session.id, { method: 'mfa/recovery_code', factorId: null });
  }
}
