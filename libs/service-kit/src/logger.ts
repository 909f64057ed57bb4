import type { LoggerService } from '@nestjs/common';
import { currentTraceId } from './tracing/tracing.ts';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

type LoggerOptions = { service: string; level: string; destination?: DestinationStream };

/**
 * JSON lines without personal data. A request is logged by method and route pattern, never by URL: query and path carry
 * search words, tokens and photo names. An error is logged by type, message and stack, never with the row it quotes.
 */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp,
    mixin: () => ({ trace_id: currentTraceId() }),
    serializers: { err: describeError, req: describeRequest, res: describeResponse },
  };
  return pino(options, destination ?? standardOutput());
}

let formatted = { at: 0, text: '' };

/** Formatted once for all lines of a millisecond, because a busy service writes several lines in each. */
function timestamp(): string {
  const at = Date.now();
  if (at !== formatted.at) formatted = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return formatted.text;
}

/**
 * Writes the lines of one turn of the event loop together, because each write costs more than its line. Lines are lost
 * only when the process is killed in that turn.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true });
  let lines = '';
  const write = () => {
    if (lines) output.write(lines);
    lines = '';
  };
  process.once('exit', write);
  return {
    write(line) {
      if (!lines) setImmediate(write);
      lines += line;
    },
  };
}

type LoggedRequest = { method?: string; routeOptions?: { url?: string }; staff?: { sub: string } };

/** `staff`: id of the staff member who calls. */
const describeRequest = ({ method, routeOptions, staff }: LoggedRequest) => ({
  method,
  route: routeOptions?.url,
  staff: staff?.sub,
});
const describeResponse = ({ statusCode }: { statusCode?: number }) => ({ statusCode });

/** PostgreSQL's `detail`, `parameters` and `query` quote the row, so only fields that locate the error are kept. */
function describeError(error: Error) {
  const { type, stack } = stdSerializers.err(error);
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return { type, code, constraint, message: quoteless(error.message), stack: quoteless(stack) };
}

// Mail servers and PostgreSQL repeat addresses and values in their messages.
const quoteless = (text: string) =>
  text.replace(/[^\s"'<>()=]+@[^\s"'<>(),]+/g, '[address]').replace(/"[^"\n]*"/g, '"…"');

/** Routes Nest's own messages through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}
  log(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string) {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, ...details: unknown[]) {
    const err = message instanceof Error ? message : new Error(String(message));
    this.logger.error({ err, context: details.at(-1) }, 'framework error');
  }
  debug(message: unknown, context?: string) {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string) {
    this.logger.trace({ context }, String(message));
  }
}
