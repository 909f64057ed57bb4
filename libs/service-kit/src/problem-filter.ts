import { type ArgumentsHost, Catch, HttpException, type ExceptionFilter } from '@nestjs/common';
import { fieldErrors, problems, type Problem, type ProblemCode } from '@blue-peony/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isProbe } from './health.ts';

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

/** Maps anything thrown to a known failure; a stranger's exception becomes `internal` and keeps its cause for the log. */
export function toAppError(exception: unknown): AppError {
  if (exception instanceof AppError) return exception;
  const status =
    exception instanceof HttpException
      ? exception.getStatus()
      : Number((exception as { statusCode?: unknown } | null)?.statusCode);
  const code = codeByStatus[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal');
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
  // A probe asks again and again, and its answer is no fault.
  if (isProbe(request.url)) request.log.info({ detail: error.message }, 'probe refused');
  else if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  if (reply.raw.headersSent) {
    // Part of the answer is out: cutting the connection is the only honest way left to say that it failed.
    reply.raw.destroy();
    return;
  }
  const { title } = problems[error.code];
  const problem: Problem = {
    type: `urn:blue-peony:problem:${error.code}`,
    title,
    status: error.status,
    code: error.code,
    requestId: request.id,
    ...(error.message !== title && mayTell(error) && { detail: error.message }),
    ...(error.errors && { errors: error.errors }),
  };
  void reply.code(error.status).header('content-type', 'application/problem+json').send(problem);
}

/** Of a fault the caller learns nothing; which part is away, an operator must. */
const mayTell = ({ status, code }: AppError) => status < 500 || code === 'unavailable';
