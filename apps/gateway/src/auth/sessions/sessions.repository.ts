import { queryRows } from '@blue-peony/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { isLive } from './live-sessions.repository.ts';
import { RefreshTokenEntity } from './refresh-token.entity.ts';
import { SessionEntity } from './session.entity.ts';

/** Live sessions of one person at one factor, and as many at two. */
const mostSessions = 20;
/** A spent token still leads to the current one for this long, because tabs and retries race. */
const reuseInterval = '10 seconds';

/** A session, under the name that controllers may import. */
export type OpenSession = SessionEntity;

/** Sessions that a sign-out ends: all, this one, or all others. */
export type LogoutScope = 'global' | 'local' | 'others';

@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(SessionEntity, 'gateway') private readonly sessions: Repository<SessionEntity>) {}

  /** The session with its staff member and their factors, and whether it is still valid by the database's clock. */
  async find(id: string, manager = this.sessions.manager, lock = false) {
    const query = manager
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndSelect('session.staff', 'staff')
      .leftJoinAndSelect('staff.factors', 'factor')
      .leftJoinAndSelect('staff.passkeys', 'passkey')
      .leftJoinAndSelect('staff.recoveryCodes', 'codes')
      .addSelect(isLive, 'live')
      .where('session.id = :id', { id })
      .orderBy({ 'factor.createdAt': 'ASC', 'passkey.createdAt': 'ASC' });
    if (lock) query.setLock('pessimistic_write', undefined, ['session']);
    const { entities, raw } = await query.getRawAndEntities<{ live: boolean }>();
    return entities[0] && raw[0] ? { session: entities[0], live: raw[0].live } : null;
  }

  /** Valid sessions of a staff member, most recently used first. */
  listLive(staffId: string): Promise<SessionEntity[]> {
    return this.sessions
      .createQueryBuilder('session')
      .where(`session.staff_id = :staffId AND ${isLive}`, { staffId })
      .orderBy('session.lastUsedAt', 'DESC')
      .take(100)
      .getMany();
  }

  /** Records the use of a session, at most once a minute. */
  async touch({ id, lastUsedAt }: SessionEntity): Promise<void> {
    if (Date.now() - lastUsedAt.getTime() < 60_000) return;
    await this.sessions.query('UPDATE sessions SET last_used_at = now() WHERE id = $1 AND ended_at IS NULL', [id]);
  }

  async end({ id, staffId }: SessionEntity, scope: LogoutScope, manager: EntityManager): Promise<void> {
    const which = { global: { staffId }, local: { id }, others: { staffId, id: Not(id) } }[scope];
    await manager.update(SessionEntity, { ...which, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  async endAll(staffId: string, manager: EntityManager): Promise<void> {
    await manager.update(SessionEntity, { staffId, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /**
   * Ends the sessions above the limit that were idle longest, at the same number of factors: whoever has only the
   * password pushes out no session at two. @returns their ids
   */
  async endAboveLimit({ id, staffId, aal }: SessionEntity, manager: EntityManager): Promise<string[]> {
    const ended = await queryRows<{ id: string }>(
      manager,
      `UPDATE sessions SET ended_at = now() WHERE id IN (
         SELECT id FROM sessions AS session WHERE staff_id = $1 AND aal = $2 AND id <> $3 AND ${isLive}
         ORDER BY last_used_at DESC OFFSET $4) RETURNING id`,
      [staffId, aal, id, mostSessions - 1],
    );
    return ended.map((session) => session.id);
  }

  /** Ends the staff member's other sessions that have no second factor. */
  async endOthersAtOneFactor({ id, staffId }: SessionEntity, manager: EntityManager): Promise<void> {
    const others = { staffId, id: Not(id), aal: 'aal1' as const, endedAt: IsNull() };
    await manager.update(SessionEntity, others, { endedAt: () => 'now()' });
  }

  /** Lowers the sessions that a removed factor had raised. */
  async lower(factorId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE sessions SET aal = 'aal1', factor_id = NULL, amr = (
         SELECT coalesce(jsonb_agg(method ORDER BY position), '[]')
         FROM jsonb_array_elements(amr) WITH ORDINALITY AS entry (method, position)
         WHERE method->>'method' <> 'totp'
       ) WHERE factor_id = $1`,
      [factorId],
    );
  }

  /** Ends the sessions that a removed passkey opened. The current session stays, at one factor. */
  async endOpenedBy(passkeyId: string, current: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE sessions SET passkey_id = NULL, aal = 'aal1',
         ended_at = CASE WHEN id = $2 THEN ended_at ELSE coalesce(ended_at, now()) END
       WHERE passkey_id = $1`,
      [passkeyId, current],
    );
  }

  /** Deletes sessions that ended more than a month ago. */
  async forgetOld(manager: EntityManager): Promise<void> {
    await manager.query("DELETE FROM sessions WHERE created_at < now() - interval '30 days'");
  }

  /** The session of a refresh token, and whether the token was spent only a moment ago. */
  async findToken(hash: Buffer, manager: EntityManager) {
    const [token] = await manager.query<{ sessionId: string; justSpent: boolean }[]>(
      `SELECT session_id AS "sessionId",
         coalesce(used_at > clock_timestamp() - interval '${reuseInterval}', false) AS "justSpent"
       FROM refresh_tokens WHERE hash = $1`,
      [hash],
    );
    return token;
  }

  findLiveToken(sessionId: string, manager: EntityManager): Promise<RefreshTokenEntity | null> {
    return manager.findOneBy(RefreshTokenEntity, { sessionId, usedAt: IsNull() });
  }

  /**
   * Marks the current token as spent and stores the next one. Without `parent`, no earlier token leads to the next one.
   */
  async replaceToken(sessionId: string, next: { hash: Buffer; parent: Buffer | null }, manager: EntityManager) {
    await this.spendLiveToken(sessionId, manager);
    await manager.insert(RefreshTokenEntity, { hash: next.hash, sessionId, parentHash: next.parent });
  }

  async spendLiveToken(sessionId: string, manager: EntityManager): Promise<void> {
    await manager.update(RefreshTokenEntity, { sessionId, usedAt: IsNull() }, { usedAt: () => 'clock_timestamp()' });
  }
}
