import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { CheckCode } from './check-code.ts';
import { RaiseSession } from './raise-session.ts';
import { FactorsRepository } from './factors.repository.ts';

type Answer = { factorId: string; challengeId: string; code: string; addressPrefix: string };

/** Raises a session by a code of an authenticator app. */
@Injectable()
export class VerifyFactor {
  constructor(
    private readonly database: DataSource,
    private readonly factors: FactorsRepository,
    private readonly check: CheckCode,
    private readonly raise: RaiseSession,
    private readonly audit: Audit,
  ) {}

  /** @throws AuthError `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`; TooManyRequests */
  async verify(session: SessionEntity, answer: Answer): Promise<OpenedSession> {
    await this.check.count(session.staffId, answer.addressPrefix);
    const raised = await this.database.transaction((manager) => this.accept(manager, session, answer));
    if (!raised) {
      await this.audit.record({ staffId: session.staffId, action: 'factor.refused', subject: answer.factorId });
      throw new AuthError('mfa_verification_failed');
    }
    await this.check.forgive(session.staffId, answer.addressPrefix);
    return raised;
  }

  /** @returns nothing for a wrong code, which leaves the challenge as it is */
  private async accept(
    manager: EntityManager,
    { id, staffId }: SessionEntity,
    { factorId, challengeId, code }: Answer,
  ): Promise<OpenedSession | undefined> {
    const factor = await this.factors.findLocked(factorId, staffId, manager);
    if (!factor) throw new AuthError('mfa_factor_not_found');
    const counter = this.check.match(factor, code);
    if (counter === undefined) return undefined;
    if (!(await this.factors.useChallenge(challengeId, factorId, manager)))
      throw new AuthError('mfa_challenge_expired');
    await this.factors.accept(factor, counter, manager);
    if (!factor.verifiedAt) await this.audit.record({ staffId, action: 'factor.added', subject: factorId }, manager);
    return this.raise.raise(manager, id, factorId);
  }
}
