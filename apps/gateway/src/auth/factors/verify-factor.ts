import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { CheckCode } from './check-code.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { acceptCode, findLockedFactor, useChallenge } from './factors.repository.ts';

type Answer = { factorId: string; challengeId: string; code: string };

/** Raises a session to two factors by a code of an authenticator app. */
@Injectable()
export class VerifyFactor {
  constructor(
    private readonly database: DataSource,
    private readonly check: CheckCode,
    private readonly sessions: BeginSession,
  ) {}

  /** @throws AuthError `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`; TooManyRequests */
  async verify(session: SessionEntity, answer: Answer, caller: Caller): Promise<OpenedSession> {
    const guess = await this.check.begin(session.staff, caller);
    const opened = await this.database.transaction((manager) => this.accept(manager, session, answer, caller));
    if (!opened) {
      // Outside of the transaction, so that a rollback does not remove the entry.
      const { staffId } = session;
      await writeAudit(this.database.manager, { staffId, action: 'factor.refused', subject: answer.factorId });
      await this.check.wrong(guess);
      throw new AuthError('mfa_verification_failed');
    }
    await this.check.right(guess);
    return opened;
  }

  /** @returns undefined for a wrong code, which leaves the challenge valid */
  private async accept(
    manager: EntityManager,
    session: SessionEntity,
    { factorId, challengeId, code }: Answer,
    caller: Caller,
  ): Promise<OpenedSession | undefined> {
    const factor = await findLockedFactor(factorId, session.staffId, manager);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    const counter = this.check.match(factor, code);
    if (counter === undefined) return undefined;
    if (!(await useChallenge(challengeId, factorId, manager))) throw new AuthError('mfa_challenge_expired');
    await acceptCode(factor, counter, manager);
    const opened = await this.sessions.raise(manager, session.id, { method: 'totp', factorId });
    if (factor.verifiedAt) return opened;
    const added = { kind: 'factor_added', factor: 'totp', subject: factorId } as const;
    await noteFactorChange(manager, session, added, caller);
    return opened;
  }
}
