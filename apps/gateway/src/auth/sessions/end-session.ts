import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { requirePresence } from './allow-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from './session.entity.ts';
import { type LogoutScope, SessionsRepository } from './sessions.repository.ts';

@Injectable()
export class EndSession {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * `global` ends every session of the staff member, `local` this one, `others` all but this one. If the account has a
   * second factor, a session at one factor may end only itself, because its token may be stolen.
   * `others` needs a factor shown in the last five minutes. @throws AuthError `insufficient_aal`, `reauthentication_needed`
   */
  async end(session: SessionEntity, wanted: LogoutScope): Promise<void> {
    const low = session.aal === 'aal1' && hasSecondFactor(session.staff);
    if (low && wanted === 'others') throw new AuthError('insufficient_aal');
    if (wanted === 'others') requirePresence(session);
    const scope = low ? 'local' : wanted;
    await this.database.transaction(async (manager) => {
      await this.sessions.end(session, scope, manager);
      const entry = { staffId: session.staffId, action: 'session.closed', subject: session.id, detail: scope } as const;
      await writeAudit(manager, entry);
    });
  }
}
