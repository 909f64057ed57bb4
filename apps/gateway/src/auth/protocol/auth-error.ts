/** Error codes of the protocol that this service uses, with the status and text that the session library shows. */
const authErrors = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  conflict: [409, 'Too many concurrent token refresh requests on the same session or refresh token'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  insufficient_aal: [403, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'MFA challenge has expired, verify against another challenge or create a new challenge'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes need another factor that they stand in for'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [422, 'There are recovery codes already, make new ones in their place'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'Updating app_metadata or role requires admin privileges'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [429, 'Email rate limit exceeded'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  provider_disabled: [400, 'Provider is not enabled'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of factors reached, unenroll to continue'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached, remove one to continue'],
  unavailable: [503, 'The service is not available at the moment. Please try again in a minute.'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_banned: [403, 'User is banned'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'Password is too weak'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_challenge_not_found: [400, 'Challenge not found or already used'],
  webauthn_credential_exists: [422, 'This passkey is registered already'],
  webauthn_credential_not_found: [404, 'Passkey not found'],
  webauthn_verification_failed: [400, 'This passkey does not open the desk'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof authErrors;

/** A refusal in the format of the sign-in protocol. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  /** Reasons of a `weak_password`. */
  readonly reasons: readonly string[] | undefined;

  constructor(
    readonly code: AuthErrorCode,
    { message, status, reasons }: { message?: string; status?: number; reasons?: readonly string[] } = {},
  ) {
    super(message ?? authErrors[code][1]);
    this.status = status ?? authErrors[code][0];
    this.reasons = reasons;
  }
}
