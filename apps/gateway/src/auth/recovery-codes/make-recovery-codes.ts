import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import { hasSecondFactor } from '../../shared/identity/second-factor.ts';
import { allowFactorChange } from '../sessions/allow-factor-change.ts';
import { NoteFactorChange } from '../factors/note-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { codesInSet, hashCode, makeCode } from './recovery-codes.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';

type MadeSet = { id: string; friendlyName: string };

/** Creates recovery codes, which replace a lost authenticator. They are shown once; only hashes are stored. */
@Injectable()
export class MakeRecoveryCodes {
  constructor(
    private readonly database: DataSource,
    private readonly kept: RecoveryCodesRepository,
    private readonly changes: NoteFactorChange,
  ) {}

  /** @throws AuthError `mfa_recovery_codes_sole_factor`, `mfa_verified_factor_exists`, and as {@link allowFactorChange} */
  first(session: SessionEntity, friendlyName: string, caller: Caller) {
    return this.make(session, caller, async (manager, salt, hashes) => {
      const id = await this.kept.insert(session.staffId, { friendlyName, salt, hashes }, manager);
      if (!id) throw new AuthError('mfa_verified_factor_exists');
      return { id, friendlyName };
    });
  }

  /** Replaces the earlier codes. @throws AuthError `mfa_factor_not_found`, and as {@link allowFactorChange} */
  again(session: SessionEntity, caller: Caller) {
    return this.make(session, caller, async (manager, salt, hashes) => {
      const replaced = await this.kept.replace(session.staffId, salt, hashes, manager);
      if (!replaced) throw new AuthError('mfa_factor_not_found');
      return replaced;
    });
  }

  private async make(
    session: SessionEntity,
    caller: Caller,
    keep: (manager: EntityManager, salt: Buffer, hashes: Buffer[]) => Promise<MadeSet>,
  ) {
    if (!hasSecondFactor(session.staff)) throw new AuthError('mfa_recovery_codes_sole_factor');
    allowFactorChange(session);
    const codes = Array.from({ length: codesInSet }, makeCode);
    const salt = randomBytes(16);
    const hashes = await Promise.all(codes.map((code) => hashCode(code, salt)));
    const { made, send } = await this.database.transaction(async (manager) => {
      const made = await keep(manager, salt, hashes);
      const change = { kind: 'recovery_codes_made', subject: made.id } as const;
      return { made, send: await this.changes.note(manager, session, change, caller) };
    });
    send();
    const { id, friendlyName: friendly_name } = made;
    return { id, type: 'recovery_code' as const, friendly_name, total: codesInSet, codes };
  }
}
