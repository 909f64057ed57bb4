import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';

/** A session ends this long after it began, or this long after its last use. */
const longestLife = '12 hours';
const longestPause = '1 hour';

const isLive = `session.ended_at IS NULL AND session.created_at > now() - interval '${longestLife}'
  AND session.last_used_at > now() - interval '${longestPause}'`;

/** A session as the HTTP edge hands it around. */
export type OpenSession = Session;

export type LogoutScope = 'global' | 'local' | 'others';

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  /** The session with its staff member, and whether it still lives by the database's clock. */
  async find(
    id: string,
    manager = this.database.manager,
    lock = false,
  ): Promise<{ session: Session; live: boolean } | null> {
    const query = manager
      .createQueryBuilder(Session, 'session')
      .innerJoinAndSelect('session.staff', 'staff')
      .addSelect(isLive, 'live')
      .where('session.id = :id', { id });
    if (lock) query.setLock('pessimistic_write', undefined, ['session']);
    const { entities, raw } = await query.getRawAndEntities<{ live: boolean }>();
    return entities[0] && raw[0] ? { session: entities[0], live: raw[0].live } : null;
  }

  /** Notes that a session is in use, at most once a minute. */
  async touch({ id, lastUsedAt }: Session): Promise<void> {
    if (Date.now() - lastUsedAt.getTime() < 60_000) return;
    await this.database.query('UPDATE sessions SET last_used_at = now() WHERE id = $1 AND ended_at IS NULL', [id]);
  }

  async end(
    session: Pick<Session, 'id' | 'staffId'>,
    scope: LogoutScope,
    manager = this.database.manager,
  ): Promise<void> {
    const { id, staffId } = session;
    const which = { global: { staffId }, local: { id }, others: { staffId, id: Not(id) } }[scope];
    await manager.update(Session, { ...which, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /** Sessions of a month ago have nothing left to tell. */
  async forgetOld(manager: EntityManager): Promise<void> {
    await manager.query("DELETE FROM sessions WHERE created_at < now() - interval '30 days'");
  }

  findToken(hash: Buffer, manager: EntityManager): Promise<RefreshToken | null> {
    return manager.findOneBy(RefreshToken, { hash });
  }

  findLiveToken(sessionId: string, manager: EntityManager): Promise<RefreshToken | null> {
    return manager.findOneBy(RefreshToken, { sessionId, usedAt: IsNull() });
  }
}
