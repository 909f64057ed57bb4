import { type ArgumentsHost, Catch, HttpException, type ExceptionFilter } from '@nestjs/common';
import { fieldErrors, problems, type Problem, type ProblemCode } from '@blue-peony/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { outageOf } from './outage.ts';
import { partsOf } from './parts.ts';

/** Problem codes for the statuses that Fastify and Nest raise themselves. */
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

/** SQLSTATEs of input that passes its schema but that PostgreSQL cannot store: a NUL in a text or JSON, a day of the year 0. */
const notStored = new Set(['22021', '22P05', '22008']);

type Issues = Parameters<typeof fieldErrors>[0];

/** `exceptionFactory` of Nest's StandardSchemaValidationPipe. */
export const validationError = (issues: Issues) => new AppError('validation_failed', { errors: fieldErrors(issues) });

/**
 * Maps anything thrown to a known failure: a dependency that is away to `unavailable`, an unknown error to `internal`.
 * The cause is kept for the log.
 */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;
  const { statusCode, code: sqlState } = (exception ?? {}) as { statusCode?: unknown; code?: unknown };
  const status = exception instanceof HttpException ? exception.getStatus() : Number(statusCode);
  const ofDatabase = notStored.has(String(sqlState)) ? 'validation_failed' : 'internal';
  const fallback = outageOf(exception) ? 'unavailable' : ofDatabase;
  const code = codeByStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : fallback);
  return new AppError(code, { cause: exception });
}

/** The only place where a failure becomes an answer: RFC 9457 `application/problem+json`. */
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
    // Part of the answer has been sent: only a cut connection can still tell the client that it failed.
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

/** Adds `Retry-After` and the log line that every failure needs, in whatever form it is answered. */
export function noteFailure(request: FastifyRequest, reply: FastifyReply, error: AppError): void {
  if (error.retryAfterSeconds !== undefined && !reply.raw.headersSent)
    reply.header('retry-after', error.retryAfterSeconds);
  if (error.status >= 500) logFailure(request, error);
}

/** Logs a fault with its stack, an outage once for all refused calls, and an expected refusal in a short line. */
function logFailure(request: FastifyRequest, error: AppError): void {
  const parts = partsOf(request.server);
  if (error.outage && parts) parts.refused(error.outage, error.cause ?? error);
  else if (error.code === 'unavailable') request.log.info({ detail: error.message }, 'request refused');
  else request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
}

/** A caller learns nothing about a fault; an operator must learn which dependency is away. */
const mayTell = ({ status, code }: AppError) => status < 500 || code === 'unavailable';
