import type { z } from 'zod';
import type { ProblemCode } from './error-codes.ts';
import type { HourlyLimit } from './hourly-limits.ts';
import type { Right } from './rights.ts';
import type { AuditAction } from './staff.ts';

/** One call of the public HTTP contract. The gateway and the service that answers are both driven by this row. */
export type Endpoint = {
  /** Who answers. The gateway forwards every call that is not its own. */
  service: 'gateway' | 'intake' | 'commerce' | 'notification';
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with `{name}` for its parameters, as OpenAPI writes it. */
  path: `/${string}`;
  summary: string;
  status: number;
  /**
   * `photo-link`: the holder of a link that was signed for one member of staff. `applicant`: the holder of an application's
   * secret, which the service itself checks. `buyer`: anybody, and the holder of an order's secret gets more.
   */
  who: 'anyone' | 'staff' | 'photo-link' | 'applicant' | 'buyer';
  /** What the role of a staff member must allow; every row of staff names it. */
  right?: Right;
  /** The staff member has shown within the last five minutes that she is there: else 400 `reauthentication_needed`. */
  presence?: true;
  /** The budget of an address that the call counts against. */
  limit?: HourlyLimit;
  /** The `{name}`s of the path. A value that breaks the schema names nothing: 404. */
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How a body travels that is not JSON: as a plain form, or as bytes that carry a signature. */
  encoding?: 'form' | 'bytes';
  /** The multipart field that carries the file, instead of a body. */
  file?: string;
  response: z.ZodType;
  /** What the service answers, where the gateway changes the answer on its way. */
  served?: z.ZodType;
  /** Media type of an answer that is not JSON; `response` then describes one part of it. */
  content?:
    | 'text/css'
    | 'text/csv'
    | 'text/event-stream'
    | 'text/html'
    | 'image/jpeg'
    | 'application/octet-stream'
    | 'application/zip';
  /** Problem codes beyond those that any call of this kind can answer. */
  problems: readonly ProblemCode[];
  /**
   * What the audit log keeps. A JSON call is recorded once it has succeeded, any other before its first byte leaves.
   * `subject` and `detail` name a part of the call or of its answer.
   */
  audit?: { action: AuditAction; subject: AuditedPart | 'applications'; detail?: AuditedPart };
  /** Without a line in the log, unless it fails. */
  unlogged?: true;
  /** Absent from the documentation. */
  hidden?: true;
};

export type AuditedPart = `params.${string}` | `query.${string}` | `body.${string}` | `answer.${string}` | 'query';

/** Fills the `{name}`s of a path; a name without a value becomes empty. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
