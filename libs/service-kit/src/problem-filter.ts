import { type ArgumentsHost, Catch, HttpException, type ExceptionFilter } from '@nestjs/common';
import { fieldErrors, problems, type Problem, type ProblemCode } from '@blue-peony/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { outageOf } from './outage.ts';
import { partsOf } from './parts.ts';

/** Statuses that Fastify and Nest raise by themselves, and the code that each becomes. */
const codeByStatus: Record<number, ProblemCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
  429: 'rate_limited',
  431: 'header_too_large',
  502: 'upstream_unavailable',
  503: 'unavailable',
};

type Issues = Parameters<typeof fieldErrors>[0];

/** `exceptionFactory` of Nest's StandardSchemaValidationPipe. */
export const validationError = (issues: Issues) => new AppError('validation_failed', { errors: fieldErrors(issues) });

/**
 * Maps anything thrown to a known failure: a part that is away to `unavailable`, what nobody knows to `internal`. The cause
 * stays for the log.
 */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;
  const status =
    exception instanceof HttpException
      ? exception.getStatus()
      : Number((exception as { statusCode?: unknown } | null)?.statusCode);
  const fallback = outageOf(exception) ? 'unavailable' : 'internal';
  const code = codeByStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : fallback);
  return new AppError(code, { cause: exception });
}

/** The one place where a failure becomes an answer: RFC 9457 `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    sendProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), exception);
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, exception: unknown): void {
  const error = toAppError(exception);
  noteFailure(request, reply, error);
  if (reply.raw.headersSent) {
    // Part of the answer is out: cutting the connection is the only honest way left to say that it failed.
    reply.raw.destroy();
    return;
  }
  void reply.code(error.status).header('content-type', 'application/problem+json').send(problemOf(error, request.id));
}

export function problemOf(error: AppError, requestId: string): Problem {
  const { title } = problems[error.code];
  return {
    type: `urn:blue-peony:problem:${error.code}`,
    title,
    status: error.status,
    code: error.code,
    requestId,
    ...(error.message !== title && mayTell(error) && { detail: error.message }),
    ...(error.errors && { errors: error.errors }),
  };
}

/** What every answer to a failure needs, whatever its form: when to come back, and its line in the log. */
export function noteFailure(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  if (error.retryAfterSeconds !== undefined && !reply.raw.headersSent)
    reply.header('retry-after', error.retryAfterSeconds);
  if (error.status >= 500) logFailure(request, error);
}

/** A fault with its stack; of an outage one line for all the calls that it refuses; of a refusal by design a short one. */
function logFailure(request: FastifyRequest, error: AppError): void {
  const parts = partsOf(request.server);
  if (error.outage && parts) parts.refused(error.outage, error.cause ?? error);
  else if (error.code === 'unavailable') request.log.info({ detail: error.message }, 'request refused');
  else request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
}

/** Of a fault the caller learns nothing; which part is away, an operator must. */
const mayTell = ({ status, code }: AppError) => status < 500 || code === 'unavailable';
