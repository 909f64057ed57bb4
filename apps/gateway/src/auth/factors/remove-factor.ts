import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { allowFactorChange } from '../sessions/allow-factor-change.ts';
import { FactorsRepository } from './factors.repository.ts';
import { NoteFactorChange } from './note-factor-change.ts';

/** Removes an authenticator app. Sessions that it raised fall back to one factor. */
@Injectable()
export class RemoveFactor {
  constructor(
    private readonly database: DataSource,
    private readonly factors: FactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly changes: NoteFactorChange,
  ) {}

  /**
   * An unfinished enrollment needs no proof. @throws AuthError `mfa_factor_not_found`, `insufficient_aal`,
   * `reauthentication_needed`
   */
  async remove(session: SessionEntity, id: string, caller: Caller): Promise<void> {
    const send = await this.database.transaction(async (manager) => {
      const factor = await this.factors.findLocked(id, session.staffId, manager);
      if (!factor) throw new AuthError('mfa_factor_not_found');
      if (factor.verifiedAt)
        allowFactorChange(session, { status: 422, message: 'AAL2 required to unenroll verified factor' });
      await this.sessions.lower(id, manager);
      await this.factors.remove(id, manager);
      await this.factors.forgetLoneCodes(session.staffId, manager);
      if (!factor.verifiedAt) return undefined;
      const removed = { kind: 'factor_removed', factor: 'totp', subject: id } as const;
      return this.changes.note(manager, session, removed, caller);
    });
    send?.();
  }
}
