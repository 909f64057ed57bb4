import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessTokens, type SessionAnswer } from './access-tokens.ts';
import { AuthError } from './auth-error.ts';
import { hashToken, successor, walkTo } from './refresh-chain.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import type { Session } from './session.entity.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** For this long after its use a spent token still leads to the live one: tabs and retries race. */
const reuseMs = 10_000;

type Outcome = { session: Session; token: string } | AuthError;

@Injectable()
export class RefreshSession {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** Spends a refresh token for the next one, and an access token. */
  async with(token: string): Promise<SessionAnswer> {
    // A refusal is returned, not thrown, so that the end of a session which it may bring commits.
    const outcome = await this.database.transaction((manager) => this.rotate(manager, token));
    if (outcome instanceof AuthError) throw outcome;
    return this.accessTokens.answer(outcome.session, outcome.token);
  }

  private async rotate(manager: EntityManager, token: string): Promise<Outcome> {
    const hash = hashToken(token);
    const known = await this.sessions.findToken(hash, manager);
    const found = known && (await this.sessions.find(known.sessionId, manager, true));
    if (!found) return new AuthError('refresh_token_not_found');
    const { session, live } = found;
    if (session.staff.bannedAt) return new AuthError('user_banned', { status: 400 });
    if (session.endedAt)
      return new AuthError('session_not_found', { status: 400, message: 'Invalid Refresh Token: Session Ended' });
    if (!live) return new AuthError('session_expired');

    const current = await this.sessions.findLiveToken(session.id, manager);
    if (current?.hash.equals(hash)) {
      const next = successor(token, session.refreshSecret);
      await manager.update(RefreshToken, { hash }, { usedAt: () => 'now()' });
      await manager.insert(RefreshToken, { hash: hashToken(next), sessionId: session.id, parentHash: hash });
      return { session, token: next };
    }

    const spent = await this.sessions.findToken(hash, manager);
    const recent = Date.now() - (spent?.usedAt?.getTime() ?? 0) < reuseMs;
    if (current && (recent || current.parentHash?.equals(hash))) {
      const reached = walkTo(current.hash, token, session.refreshSecret);
      if (reached) return { session, token: reached };
    }
    await this.sessions.end(session, 'local', manager);
    return new AuthError('refresh_token_already_used');
  }
}
