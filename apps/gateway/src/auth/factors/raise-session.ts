import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenedSession } from '../sessions/begin-session.ts';
import { beginChain, hashToken } from '../sessions/refresh-chain.ts';
import { type RaisingMethod, SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Makes a session count as one of two factors, under the same id. */
@Injectable()
export class RaiseSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * Begins a new chain of refresh tokens: none from before the second factor leads into it, or a thief of such a token
   * would share what the factor has opened. The person's other sessions at one factor end.
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
    const deed = { staffId: session.staffId, action: 'session.raised', subject: sessionId, detail: method } as const;
    await this.audit.record(deed, manager);
    return { session: Object.assign(session, raised), token };
  }
}
