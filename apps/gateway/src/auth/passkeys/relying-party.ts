import { agency } from '@blue-peony/agency';
import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { GatewayConfig } from '../../config.ts';
import type { PasskeyEntity, StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import type { Assertion, NewCredential } from './credentials.ts';
import { challengeSeconds } from './passkeys.repository.ts';

const timeout = challengeSeconds * 1000;

/**
 * This site as authenticators know it: by the host of its public address. A passkey is of two factors, so the
 * authenticator must verify its user, and it must say by itself whose passkey it is.
 */
@Injectable()
export class RelyingParty {
  private readonly rpID: string;
  private readonly expectedOrigin: string;

  constructor(@Inject(serviceConfig) { publicUrl }: GatewayConfig) {
    const { hostname, origin } = new URL(publicUrl);
    this.rpID = hostname;
    this.expectedOrigin = origin;
  }

  /** What a browser needs to make a passkey. */
  creationOptions({ id, email, passkeys }: StaffMemberEntity) {
    return generateRegistrationOptions({
      rpName: agency.name,
      rpID: this.rpID,
      userID: handleOf(id),
      userName: email,
      timeout,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The same for everybody: it names no account. */
  requestOptions() {
    return generateAuthenticationOptions({ rpID: this.rpID, timeout, userVerification: 'required' });
  }

  /** @returns the new passkey; undefined for an answer that is not to the challenge, or not of this site */
  async newPasskey(response: NewCredential['credential'], expectedChallenge: string) {
    const { expectedOrigin, rpID: expectedRPID } = this;
    const checked = await orNothing(
      verifyRegistrationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID }),
    );
    return checked?.verified ? checked.registrationInfo.credential : undefined;
  }

  /** @returns the authenticator's count of signatures; undefined where the passkey has not answered the challenge */
  async check(response: Assertion['credential'], expectedChallenge: string, passkey: PasskeyEntity) {
    const ownHandle = Buffer.from(response.response.userHandle, 'base64url').equals(handleOf(passkey.staffId));
    if (!ownHandle) return undefined;
    const { expectedOrigin, rpID: expectedRPID } = this;
    const credential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    };
    const checked = await orNothing(
      verifyAuthenticationResponse({ response, expectedChallenge, expectedOrigin, expectedRPID, credential }),
    );
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }
}

const handleOf = (staffId: string) => new TextEncoder().encode(staffId);

// The library throws for each thing that does not match; which it was is nothing to tell a stranger.
const orNothing = <T>(checking: Promise<T>): Promise<T | undefined> => checking.catch(() => undefined);
