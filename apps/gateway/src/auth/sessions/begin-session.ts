import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../shared/audit.ts';
import { signedIn } from '../../shared/business-events.ts';
import { StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import { beginChain, hashToken } from './refresh-chain.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { type SignInMethod, SessionEntity } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** A session with its current refresh token, which the database stores only as a hash. */
export type OpenedSession = { session: SessionEntity; token: string };

/** Creates a session in the caller's transaction: at one factor, or at two for a passkey. */
@Injectable()
export class BeginSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly audit: Audit,
  ) {}

  /** @param staff loaded with its factors */
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
    await this.audit.record(entry, manager);
    signedIn(method);
    session.staff = Object.assign(staff, { lastSignInAt: now });
    return { session, token };
  }

  /** Call it after a session has begun or got a second factor. */
  async endOldest(session: SessionEntity, manager: EntityManager): Promise<void> {
    const { staffId } = session;
    for (const subject of await this.sessions.endAboveLimit(session, manager))
      await this.audit.record({ staffId, action: 'session.closed', subject, detail: 'limit' }, manager);
  }
}
