import { z } from 'zod';
import type { ProblemCode } from './error-codes.ts';
import type { RowLimit } from './hourly-limits.ts';
import type { Right } from './rights.ts';
import type { AuditAction } from './audit-actions.ts';

/** One call of the public HTTP contract. This row drives both the gateway and the service that answers. */
export type Endpoint = {
  /** Service that answers. The gateway forwards every call that is not its own. */
  service: 'gateway' | 'intake' | 'commerce' | 'notification';
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path with parameters as `{name}`, as in OpenAPI. */
  path: `/${string}`;
  summary: string;
  /** 200 unless it says otherwise. */
  status?: number;
  /**
   * Who may call. `photo-link`: the holder of a link that was signed for one staff member. `applicant`: the holder of
   * an application's secret, which the service checks. `buyer`: anyone, but the holder of an order's secret gets more.
   * `service`: another service with a token that lives for a minute; the gateway has no route to it.
   */
  who: 'anyone' | 'staff' | 'photo-link' | 'applicant' | 'buyer' | 'service';
  /** The right that the staff member's role needs; required for every row with `who: 'staff'` or `'photo-link'`. */
  right?: Right;
  /** The staff member must have shown a factor within the last five minutes, else 400 `reauthentication_needed`. */
  presence?: true;
  /** The hourly limit per address that the call counts against. */
  limit?: RowLimit;
  /** Schema of the path's parameters, without it each is a UUID. A value that does not match gives 404. */
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Largest JSON body in bytes where it is more than the 64 KB of every call. */
  largestBody?: number;
  /** Encoding of a body that is not JSON: a plain form, or signed bytes. */
  encoding?: 'form' | 'bytes';
  /** The multipart field that contains the file, instead of a body. */
  file?: string;
  response: z.ZodType;
  /** Media type of an answer that is not JSON; `response` then describes one part of it. */
  content?:
    | 'text/calendar'
    | 'text/css'
    | 'text/csv'
    | 'text/event-stream'
    | 'text/html'
    | 'text/plain'
    | 'image/jpeg'
    | 'application/octet-stream'
    | 'application/pdf'
    | '*/*'
    | 'application/zip';
  /**
   * Problem codes in addition to those that every call of this kind can return: `validation_failed` where a query or a
   * JSON body is checked, `not_found` where parameters or an applicant's secret are.
   */
  problems?: readonly ProblemCode[];
  /**
   * The call's audit entry. A JSON call is recorded after success, any other call before its answer starts. `subject`
   * and `detail` name a part of the call or of its answer.
   */
  audit?: { action: AuditAction; subject: AuditedPart | 'applications'; detail?: AuditedPart };
  /** No request log line unless the call fails. */
  unlogged?: true;
  /** Not in the API documentation. */
  hidden?: true;
};

export type AuditedPart = `params.${string}` | `query.${string}` | `body.${string}` | `answer.${string}` | 'query';

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type IdsIn<Path> = [NamesIn<Path>] extends [never]
  ? unknown
  : { params: z.ZodObject<{ [Name in NamesIn<Path>]: ReturnType<typeof id> }> };

const id = () => z.uuid().toLowerCase();

function idsIn(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, id()]))) };
}

const rowOf =
  <M extends Endpoint['method']>(method: M) =>
  <const P extends Endpoint['path'], const R extends Omit<Endpoint, 'method' | 'path'>>(path: P, row: R) =>
    ({ method, path, ...idsIn(path), ...row }) as { method: M; path: P } & R &
      (R extends { params: z.ZodObject } ? unknown : IdsIn<P>);
export const get = rowOf('GET');
export const post = rowOf('POST');
export const patch = rowOf('PATCH');
export const put = rowOf('PUT');
export const del = rowOf('DELETE');

/** Header of a staff call that the desk makes by itself, with nobody there: it is no use of the session. */
export const unattendedHeader = 'x-unattended';

type StaffRow = Omit<Endpoint, 'method' | 'path' | 'service' | 'who' | 'right'>;
const staffRow =
  <const S extends Endpoint['service'], const M extends Endpoint['method']>(service: S, method: M) =>
  <const P extends Endpoint['path'], const N extends Right, const R extends StaffRow>(path: P, right: N, row: R) =>
    rowOf(method)(path, { service, who: 'staff', right, ...row });
const staffRows = <const S extends Endpoint['service']>(service: S) => ({
  get: staffRow(service, 'GET'),
  post: staffRow(service, 'POST'),
  patch: staffRow(service, 'PATCH'),
  put: staffRow(service, 'PUT'),
  del: staffRow(service, 'DELETE'),
});

/** Rows of a service that the staff with a right may call. */
export const forStaff = {
  gateway: staffRows('gateway'),
  intake: staffRows('intake'),
  commerce: staffRows('commerce'),
  notification: staffRows('notification'),
};
