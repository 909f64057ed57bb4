/** What helps where the browser or the service refuses a sign-in or a passkey, by its code. */
export const refusals: Readonly<Record<string, string>> = {
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'The device confirmed nothing. Try again, or choose another way.',
  ERROR_CEREMONY_ABORTED: 'The device confirmed nothing. Try again, or choose another way.',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey of your account already.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep a passkey. Try another one.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no PIN, finger or face to ask for. Set one up on it, or try another device.',
  ERROR_INVALID_DOMAIN: 'Passkeys work only at the usual address of the desk.',
  ERROR_INVALID_RP_ID: 'Passkeys work only at the usual address of the desk.',
  webauthn_challenge_expired: 'That took too long. Please try again.',
  webauthn_challenge_not_found: 'That took too long. Please try again.',
  webauthn_verification_failed: 'This passkey opens no account here. Perhaps it was removed: choose another way.',
  webauthn_credential_exists: 'This device has a passkey of your account already.',
  webauthn_credential_not_found: 'This passkey is gone already.',
  too_many_passkeys: 'You have ten passkeys. Remove one first.',
  reauthentication_needed: 'Nothing was changed, because you did not confirm that it is you.',
};

/** Why a new password is too weak. */
export const weakness: Readonly<Record<string, string>> = {
  length: 'Use at least 10 characters.',
  pwned: 'This password is among the first that anybody tries.',
  characters: 'Use more different characters, and not your own name or address.',
};
