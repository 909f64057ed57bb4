import { noteFailure, ProblemFilter, toAppError, type Logger } from '@blue-peony/service-kit';
import { type ArgumentsHost, Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from './auth/protocol/auth-error.ts';
import { TooManyMails } from './auth/codes/code-limits.ts';
import { signInRefused } from './shared/business-events.ts';

/**
 * Answers errors as problem+json, except on the paths of the sign-in protocol, whose clients expect the protocol's own
 * format.
 */
@Catch()
export class EdgeFilter extends ProblemFilter {
  override catch(exception: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!request.url.startsWith('/auth/v1/') || isNoCall(exception)) {
      super.catch(exception, host);
      return;
    }
    const error = toAuthError(exception);
    if (opensSession.test(request.url)) signInRefused(request.log as Logger, error.code);
    if (!(exception instanceof AuthError)) noteFailure(request, reply, toAppError(exception));
    sendAuthError(request, reply, error);
  }
}

/** Calls that open, renew or raise a session. */
const opensSession = /^\/auth\/v1\/(token|verify|factors\/[^/]+\/verify|passkeys\/authentication\/verify)\b/;

/** A path or method that this implementation of the protocol does not have. */
const isNoCall = (exception: unknown) =>
  !(exception instanceof AuthError) && [404, 405].includes(toAppError(exception).status);

function toAuthError(exception: unknown): AuthError {
  if (exception instanceof AuthError) return exception;
  if (exception instanceof TooManyMails) return new AuthError('over_email_send_rate_limit');
  const { code, status } = toAppError(exception);
  if (code === 'rate_limited') return new AuthError('over_request_rate_limit');
  if (code === 'bad_request') return new AuthError('bad_json');
  if (status < 500) return new AuthError('validation_failed', { status });
  return new AuthError(status === 503 ? 'unavailable' : 'unexpected_failure');
}

const versionHeader = 'x-supabase-api-version';
const firstCodedVersion = '2024-01-01';

/**
 * Answers in the format of the caller's protocol version. Without the echoed version header, the library loses the
 * code.
 */
function sendAuthError(request: FastifyRequest, reply: FastifyReply, { status, code, message, reasons }: AuthError) {
  const version = request.headers[versionHeader];
  const coded = typeof version === 'string' && /^2\d{3}-\d\d-\d\d$/.test(version) && version >= firstCodedVersion;
  if (coded) reply.header(versionHeader, firstCodedVersion);
  const body = coded ? { code, message } : { code: status, error_code: code, msg: message };
  const weakness = reasons && { weak_password: { message, reasons } };
  void reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...body, ...weakness });
}
