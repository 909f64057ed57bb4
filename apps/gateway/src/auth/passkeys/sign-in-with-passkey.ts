import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit } from '../../shared/audit.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { BeginSession, type OpenedSession } from '../sessions/begin-session.ts';
import type { Assertion } from './credentials.ts';
import { findLockedPasskey, keepChallenge, notePasskeyUse, useChallenge } from './passkeys.repository.ts';
import { RelyingParty } from './relying-party.ts';

/** Opens a session at two factors by a passkey alone, without an address or a password. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: BeginSession,
    private readonly party: RelyingParty,
  ) {}

  async begin() {
    const options = await this.party.requestOptions();
    return { ...(await keepChallenge(options.challenge, null, this.database.manager)), options };
  }

  /** Refuses every mismatch with the same error. @throws AuthError `webauthn_…`, `user_banned` */
  async finish({ challenge_id, credential }: Assertion): Promise<OpenedSession> {
    const challenge = await useChallenge(challenge_id, null, this.database.manager);
    const opened = await this.database.transaction((manager) => this.open(manager, credential, challenge));
    if (opened) return opened;
    const refused = { staffId: null, action: 'session.refused', detail: 'passkey' } as const;
    await writeAudit(this.database.manager, refused);
    throw new AuthError('webauthn_verification_failed');
  }

  private async open(manager: EntityManager, credential: Assertion['credential'], challenge: string) {
    const passkey = await findLockedPasskey(credential.id, manager);
    const counter = passkey && (await this.party.check(credential, challenge, passkey));
    if (!passkey || counter === null || counter === undefined) return undefined;
    if (passkey.staff.bannedAt) throw new AuthError('user_banned', { status: 400 });
    await notePasskeyUse(passkey.id, counter, manager);
    return this.sessions.begin(manager, passkey.staff, 'mfa/webauthn', passkey.id);
  }
}
