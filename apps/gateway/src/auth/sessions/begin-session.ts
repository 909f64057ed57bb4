import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { signedIn } from '../../shared/business-events.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { beginChain, hashToken } from './refresh-chain.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { type RaisingMethod, type SignInMethod, SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** A session with its current refresh token, which the database stores only as a hash. */
export type OpenedSession = { session: SessionEntity; token: string };

/** Begins sessions and raises them to two factors, in the caller's transaction. */
@Injectable()
export class BeginSession {
  constructor(private readonly sessions: SessionsRepository) {}

  /** Begins a session at one factor, or at two for a passkey. @param staff loaded with its factors */
  async begin(
    manager: EntityManager,
    staff: StaffMemberEntity,
    method: SignInMethod,
    passkeyId: string | null = null,
  ): Promise<OpenedSession> {
    const { token, secret } = beginChain();
    const now = new Date();
    const session = manager.create(SessionEntity, {
      id: randomUUID(),
      staffId: staff.id,
      aal: passkeyId ? 'aal2' : 'aal1',
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1000) }],
      passkeyId,
      refreshSecret: secret,
    });
    await this.sessions.forgetOld(manager);
    await manager.insert(SessionEntity, session as never);
    await manager.insert(RefreshTokenEntity, { hash: hashToken(token), sessionId: session.id });
    if (passkeyId) await this.sessions.endOthersAtOneFactor(session, manager);
    // Locks the account's row, so that sign-ins at the same time count each other.
    await manager.update(StaffMemberEntity, { id: staff.id }, { lastSignInAt: now });
    await this.endOldest(session, manager);
    const entry = { staffId: staff.id, action: 'session.opened', subject: session.id, detail: method } as const;
    await writeAudit(manager, entry);
    signedIn(method);
    session.staff = Object.assign(staff, { lastSignInAt: now });
    return { session, token };
  }

  /**
   * Raises a session to two factors (aal2) and keeps its id. Starts a new chain of refresh tokens, so that a refresh token stolen before the second factor never leads to a
   * session with two factors. Ends the account's other sessions at one factor.
   */
  async raise(
    manager: EntityManager,
    sessionId: string,
    { method, factorId }: { method: RaisingMethod; factorId: string | null },
  ): Promise<OpenedSession> {
    const found = await this.sessions.find(sessionId, manager, true);
    if (!found?.live) throw new AuthError('session_not_found');
    const { session } = found;
    const { token, secret } = beginChain();
    const now = { method, timestamp: Math.floor(Date.now() / 1000) };
    const raised = {
      aal: 'aal2' as const,
      amr: [now, ...session.amr.filter((earlier) => earlier.method !== method)],
      factorId,
      refreshSecret: secret,
    };
    await manager.update(SessionEntity, { id: sessionId }, raised);
    await this.sessions.replaceToken(sessionId, { hash: hashToken(token), parent: null }, manager);
    await this.sessions.endOthersAtOneFactor(session, manager);
    await this.endOldest(Object.assign(session, raised), manager);
    const entry = { staffId: session.staffId, action: 'session.raised', subject: sessionId, detail: method } as const;
    await writeAudit(manager, entry);
    return { session, token };
  }

  private async endOldest(session: SessionEntity, manager: EntityManager): Promise<void> {
    const { staffId } = session;
    for (const subject of await this.sessions.endAboveLimit(session, manager))
      await writeAudit(manager, { staffId, action: 'session.closed', subject, detail: 'limit' });
  }
}
