import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GatewayConfig } from '../../config.ts';
import type { Caller } from '../../shared/limits/caller.ts';
import type { PasskeyEntity } from '../../shared/identity/staff.entity.ts';
import { allowFactorChange, requireSecondFactor } from '../sessions/allow-factor-change.ts';
import { FactorsRepository, maxFactors } from '../factors/factors.repository.ts';
import { NoteFactorChange } from '../factors/note-factor-change.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import type { NewCredential } from './credentials.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

/** Adds a passkey to the account of the signed-in staff member. */
@Injectable()
export class RegisterPasskey {
  private readonly party: ReturnType<typeof relyingParty>;

  constructor(
    private readonly database: DataSource,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: FactorsRepository,
    private readonly changes: NoteFactorChange,
    @Inject(serviceConfig) config: GatewayConfig,
  ) {
    this.party = relyingParty(config);
  }

  /** @throws AuthError `insufficient_aal`, `reauthentication_needed`, `too_many_passkeys` */
  async begin(session: SessionEntity) {
    allowFactorChange(session);
    if (session.staff.passkeys.length >= maxFactors) throw new AuthError('too_many_passkeys');
    const options = await this.party.creationOptions(session.staff);
    return { ...(await this.passkeys.keepChallenge(options.challenge, session.staffId)), options };
  }

  /**
   * Needs no proof of presence: `begin` gave the challenge to a person who was present.
   * @throws AuthError `insufficient_aal`, `too_many_passkeys` and `webauthn_…`
   */
  async finish(session: SessionEntity, { challenge_id, credential }: NewCredential, caller: Caller) {
    requireSecondFactor(session);
    const { staffId } = session;
    const challenge = await this.passkeys.useChallenge(challenge_id, staffId);
    const checked = await this.party.newPasskey(credential, challenge);
    if (!checked) throw new AuthError('webauthn_verification_failed');
    const { added, send } = await this.database.transaction(async (manager) => {
      await this.factors.prepare(staffId, manager);
      if ((await manager.countBy('PasskeyEntity', { staffId })) >= maxFactors) throw new AuthError('too_many_passkeys');
      const passkey = { staffId, credentialId: checked.id, counter: String(checked.counter) };
      const { publicKey, transports = [] } = checked;
      const added = await this.passkeys.insert({ ...passkey, publicKey: Buffer.from(publicKey), transports }, manager);
      if (!added) throw new AuthError('webauthn_credential_exists');
      const change = { kind: 'factor_added', factor: 'passkey', subject: added.id } as const;
      return { added, send: await this.changes.note(manager, session, change, caller) };
    });
    send();
    return added;
  }
}

/** A passkey as the session library lists it. */
export const describePasskey = ({ id, friendlyName, createdAt, lastUsedAt }: PasskeyEntity) => ({
  id,
  friendly_name: friendlyName,
  created_at: createdAt.toISOString(),
  ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
});
