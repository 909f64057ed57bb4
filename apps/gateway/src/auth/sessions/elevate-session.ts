import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { BeginSession, type OpenedSession } from './begin-session.ts';
import { beginChain, hashToken } from './refresh-chain.ts';
import { type RaisingMethod, SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Raises a session to two factors (aal2) and keeps its id. */
@Injectable()
export class ElevateSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly beginning: BeginSession,
    private readonly audit: Audit,
  ) {}

  /**
   * Starts a new chain of refresh tokens, so that a refresh token stolen before the second factor never leads to a
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
    await this.beginning.endOldest(Object.assign(session, raised), manager);
    const entry = { staffId: session.staffId, action: 'session.raised', subject: sessionId, detail: method } as const;
    await this.audit.record(entry, manager);
    return { session, token };
  }
}
