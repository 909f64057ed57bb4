import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../shared/limits/caller.ts';
import type { PasskeyEntity } from '../../shared/identity/staff.entity.ts';
import { allowFactorChange, requirePresence, requireSecondFactor } from '../sessions/allow-factor-change.ts';
import { forgetLoneCodes, maxFactors, prepareFactors } from '../factors/factors.repository.ts';
import { noteFactorChange } from '../factors/note-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { NewCredential } from './credentials.ts';
import {
  findPasskey,
  insertPasskey,
  keepChallenge,
  listPasskeys,
  removePasskey,
  renamePasskey,
  useChallenge,
} from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

@Injectable()
export class ManagePasskeys {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly party: RelyingParty,
  ) {}

  /** @throws AuthError `insufficient_aal`, `reauthentication_needed`, `too_many_passkeys` */
  async begin(session: SessionEntity) {
    allowFactorChange(session);
    if (session.staff.passkeys.length >= maxFactors) throw new AuthError('too_many_passkeys');
    const options = await this.party.creationOptions(session.staff);
    return { ...(await keepChallenge(options.challenge, session.staffId, this.database.manager)), options };
  }

  /**
   * Needs no proof of presence: `begin` gave the challenge to a person who was present.
   * @throws AuthError `insufficient_aal`, `too_many_passkeys` and `webauthn_…`
   */
  async finish(session: SessionEntity, { challenge_id, credential }: NewCredential, caller: Caller) {
    requireSecondFactor(session);
    const { staffId } = session;
    const challenge = await useChallenge(challenge_id, staffId, this.database.manager);
    const checked = await this.party.newPasskey(credential, challenge);
    if (!checked) throw new AuthError('webauthn_verification_failed');
    return this.database.transaction(async (manager) => {
      await prepareFactors(staffId, manager);
      if ((await manager.countBy('PasskeyEntity', { staffId })) >= maxFactors) throw new AuthError('too_many_passkeys');
      const passkey = { staffId, credentialId: checked.id, counter: String(checked.counter) };
      const { publicKey, transports = [] } = checked;
      const added = await insertPasskey({ ...passkey, publicKey: Buffer.from(publicKey), transports }, manager);
      if (!added) throw new AuthError('webauthn_credential_exists');
      const change = { kind: 'factor_added', factor: 'passkey', subject: added.id } as const;
      await noteFactorChange(manager, session, change, caller);
      return describePasskey(added);
    });
  }

  async list(staffId: string) {
    return (await listPasskeys(staffId, this.database.manager)).map(describePasskey);
  }

  /** @throws AuthError `webauthn_credential_not_found`, `insufficient_aal`, `reauthentication_needed` */
  async rename(session: SessionEntity, id: string, name: string) {
    const passkey = await findPasskey(id, session.staffId, this.database.manager);
    // A passkey without a use is new: the session that created it, still at one factor, may name it.
    if (passkey.lastUsedAt) requireSecondFactor(session);
    else if (session.aal === 'aal1') requirePresence(session);
    return describePasskey(await renamePasskey(passkey, name, this.database.manager));
  }

  /**
   * Removes a passkey and ends the sessions that it opened, because somebody else may have the device.
   * @throws AuthError `insufficient_aal`, `reauthentication_needed`, `webauthn_credential_not_found`
   */
  async remove(session: SessionEntity, id: string, caller: Caller): Promise<void> {
    allowFactorChange(session);
    const { staffId } = session;
    await this.database.transaction(async (manager) => {
      await removePasskey(id, staffId, manager);
      await this.sessions.endOpenedBy(id, session.id, manager);
      await forgetLoneCodes(staffId, manager);
      const change = { kind: 'factor_removed', factor: 'passkey', subject: id } as const;
      await noteFactorChange(manager, session, change, caller);
    });
  }
}

/** A passkey as the session library lists it. */
const describePasskey = ({ id, friendlyName, createdAt, lastUsedAt }: PasskeyEntity) => ({
  id,
  friendly_name: friendlyName,
  created_at: createdAt.toISOString(),
  ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
});
