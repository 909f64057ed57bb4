import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { OpenedSession } from './begin-session.ts';
import { hashToken, successor, walkTo } from './refresh-chain.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Exchanges refresh tokens and detects their reuse. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
  ) {}

  async exchange(token: string): Promise<OpenedSession> {
    // A refusal is returned instead of thrown, so that the transaction commits when the refusal ends the session.
    const outcome = await this.database.transaction((manager) => this.rotate(manager, token));
    if (outcome instanceof AuthError) throw outcome;
    return outcome;
  }

  private async rotate(manager: EntityManager, token: string): Promise<OpenedSession | AuthError> {
    const hash = hashToken(token);
    const known = await this.sessions.findToken(hash, manager);
    const found = known && (await this.sessions.find(known.sessionId, manager, true));
    if (!found) return new AuthError('refresh_token_not_found');
    const { session, live } = found;
    if (session.staff.bannedAt) return new AuthError('user_banned', { status: 400 });
    const current = await this.sessions.findLiveToken(session.id, manager);
    // For `session_not_found` the library drops the code, so other codes are used. After a reuse every token of the
    // session is spent.
    if (session.endedAt) return new AuthError(current ? 'refresh_token_not_found' : 'refresh_token_already_used');
    if (!live) return new AuthError('session_expired');

    if (current?.hash.equals(hash)) {
      const next = successor(token, session.refreshSecret);
      await this.sessions.replaceToken(session.id, { hash: hashToken(next), parent: hash }, manager);
      return { session, token: next };
    }

    // Queried again, because another call may have spent the token while this one waited for the session's lock.
    const spent = await this.sessions.findToken(hash, manager);
    if (current && (spent?.justSpent || current.parentHash?.equals(hash))) {
      const reached = walkTo(current.hash, token, session.refreshSecret);
      if (reached) return { session, token: reached };
    }
    // The token was spent a moment ago and a second factor has started a new chain since. Two tabs raced: the session
    // stays, but this tab gets no token.
    if (current && spent?.justSpent) return new AuthError('conflict');
    await this.sessions.end(session, 'local', manager);
    await this.sessions.spendLiveToken(session.id, manager);
    await writeAudit(manager, { staffId: session.staffId, action: 'session.token-reused', subject: session.id });
    return new AuthError('refresh_token_already_used');
  }
}
