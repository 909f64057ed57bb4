import { agency } from '@blue-peony/agency';
import { serviceConfig } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { GatewayConfig } from '../../config.ts';
import type { PasskeyEntity, StaffMemberEntity } from '../../shared/identity/staff.entity.ts';
import type { Assertion, NewCredential } from './credentials.ts';
import { challengeSeconds } from './passkeys.repository.ts';

const timeout = challengeSeconds * 1000;

/** Loaded at the first passkey: its certificates' formats are a tenth of what the gateway loads to start. */
const library = () => import('@simplewebauthn/server');

/**
 * This site as a WebAuthn relying party, identified by the host of its public address. A passkey counts as two factors,
 * so the authenticator must verify its user, and the passkey must be discoverable.
 */
@Injectable()
export class RelyingParty {
  private readonly expected: { expectedOrigin: string; expectedRPID: string };

  constructor(@Inject(serviceConfig) { publicUrl }: GatewayConfig) {
    const { origin: expectedOrigin, hostname: expectedRPID } = new URL(publicUrl);
    this.expected = { expectedOrigin, expectedRPID };
  }

  async creationOptions({ id, email, passkeys }: StaffMemberEntity) {
    return (await library()).generateRegistrationOptions({
      rpName: agency.name,
      rpID: this.expected.expectedRPID,
      userID: handleOf(id),
      userName: email,
      timeout,
      excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Options for a browser that signs in. They are the same for everybody and name no account. */
  async requestOptions() {
    const rpID = this.expected.expectedRPID;
    return (await library()).generateAuthenticationOptions({ rpID, timeout, userVerification: 'required' });
  }

  /** @returns the new passkey; undefined when the response does not match the challenge or this site */
  async newPasskey(response: NewCredential['credential'], expectedChallenge: string) {
    const { verifyRegistrationResponse } = await library();
    const checked = await orNothing(verifyRegistrationResponse({ response, expectedChallenge, ...this.expected }));
    return checked?.verified ? checked.registrationInfo.credential : undefined;
  }

  /** @returns the authenticator's signature counter; undefined when the passkey did not sign the challenge */
  async check(response: Assertion['credential'], expectedChallenge: string, passkey: PasskeyEntity) {
    const ownHandle = Buffer.from(response.response.userHandle, 'base64url').equals(handleOf(passkey.staffId));
    if (!ownHandle) return undefined;
    const credential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    };
    const answer = { response, expectedChallenge, ...this.expected, credential };
    const { verifyAuthenticationResponse } = await library();
    const checked = await orNothing(verifyAuthenticationResponse(answer));
    return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
  }
}

const handleOf = (staffId: string) => new TextEncoder().encode(staffId);

// The library throws a different error for each mismatch; a stranger must not learn which one it was.
const orNothing = <T>(checking: Promise<T>): Promise<T | undefined> => checking.catch(() => undefined);
