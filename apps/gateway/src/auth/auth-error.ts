import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../shared/staff.guard.ts';

/** The protocol's error codes that this service answers, with status and the text that the session library shows. */
const authErrors = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  provider_disabled: [400, 'Provider is not enabled'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_banned: [403, 'User is banned'],
  validation_failed: [400, 'The request is not valid'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof authErrors;

/** A refusal in the words of the sign-in protocol. */
export class AuthError extends Error implements Refusal {
  override readonly name = 'AuthError';
  readonly refusesCredentials = true;
  readonly status: number;

  constructor(
    readonly code: AuthErrorCode,
    { message, status }: { message?: string; status?: number } = {},
  ) {
    super(message ?? authErrors[code][1]);
    this.status = status ?? authErrors[code][0];
  }
}

const versionHeader = 'x-supabase-api-version';
const firstCodedVersion = '2024-01-01';

/** Answers in the form that the caller's protocol version asks for. Without the echo the library loses the code. */
export function sendAuthError(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message }: AuthError,
): void {
  const version = request.headers[versionHeader];
  const coded = typeof version === 'string' && /^2\d{3}-\d\d-\d\d$/.test(version) && version >= firstCodedVersion;
  if (coded) reply.header(versionHeader, firstCodedVersion);
  const body = coded ? { code, message } : { code: status, error_code: code, msg: message };
  void reply.code(status).type('application/json; charset=utf-8').send(body);
}
