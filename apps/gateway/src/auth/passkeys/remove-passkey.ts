import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { allowFactorChange } from '../sessions/allow-factor-change.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { NoteFactorChange } from '../factors/note-factor-change.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { PasskeysRepository } from './passkeys.repository.ts';

/** Removes a passkey and ends the sessions that it opened, because somebody else may have the device. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly database: DataSource,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: FactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly changes: NoteFactorChange,
  ) {}

  /** @throws AuthError `insufficient_aal`, `reauthentication_needed`, `webauthn_credential_not_found` */
  async remove(session: SessionEntity, id: string, caller: Caller): Promise<void> {
    allowFactorChange(session);
    const { staffId } = session;
    const send = await this.database.transaction(async (manager) => {
      await this.passkeys.remove(id, staffId, manager);
      await this.sessions.endOpenedBy(id, session.id, manager);
      await this.factors.forgetLoneCodes(staffId, manager);
      const change = { kind: 'factor_removed', factor: 'passkey', subject: id } as const;
      return this.changes.note(manager, session, change, caller);
    });
    send();
  }
}
