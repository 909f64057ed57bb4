import type { AuditedPart, Endpoint } from '@blue-peony/contracts';
import { readAddress, Route, type StaffIdentity } from '@blue-peony/service-kit';
import { Controller, Inject, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../shared/audit.ts';
import { Edge } from '../edge/serves.ts';
import type { CurrentIdentity } from '../edge/staff.guard.ts';
import { DataNotices } from './data-notices.ts';
import { CountReading } from '../reading/count-reading.ts';
import { type Hook, Hooks } from './hooks.ts';
import { Upstream } from './upstream.ts';

type Request = FastifyRequest & { staff?: StaffIdentity; user?: CurrentIdentity };
type Audited = Record<'params' | 'query' | 'body' | 'answer', unknown>;

/** Creates a controller with one route for each row that another service answers. */
export function forwardingController(rows: Record<string, Endpoint>): Type {
  class ForwardingController {
    constructor(
      @Inject(Upstream) readonly upstream: Upstream,
      @Inject(Hooks) readonly hooks: Hooks,
      @Inject(Audit) readonly audit: Audit,
      @Inject(DataNotices) readonly notices: DataNotices,
      @Inject(CountReading) readonly reading: CountReading,
    ) {}
  }
  const prototype = ForwardingController.prototype;
  for (const [name, row] of Object.entries(rows).filter(([, { service }]) => service !== 'gateway')) {
    // The OpenAPI document names each operation by its function.
    const handlers = {
      [name](this: ForwardingController, request: Request, reply: FastifyReply) {
        return forward(this, { row, hook: this.hooks.of(name) }, request, reply);
      },
    };
    const descriptor = { value: handlers[name]!, configurable: true, writable: true };
    Object.defineProperty(prototype, name, descriptor);
    Req()(prototype, name, 0);
    Res()(prototype, name, 1);
    for (const decorate of [Route(row), Edge(row)]) decorate(prototype, name, descriptor);
  }
  Controller()(ForwardingController);
  return ForwardingController;
}

type Means = { upstream: Upstream; audit: Audit; notices: DataNotices; reading: CountReading };

async function forward(
  { upstream, audit, notices, reading }: Means,
  { row, hook }: { row: Endpoint; hook: Hook },
  request: Request,
  reply: FastifyReply,
): Promise<void> {
  // The service validates the body, because it parses the body anyway.
  const { params, query } = readAddress(row, request);
  // A photo link's query is signed; its guard checks it.
  const call = { params, query: query ?? request.query, body: request.body };
  const record = async (answer: unknown) => {
    for (const entry of entriesOf(row, { ...call, answer }, request.staff)) {
      await audit.record(entry);
      if (request.staff) await notices.tell(entry.action, request.staff.sub, request.id);
      // Not awaited: many calls update the same counter and would wait for each other.
      void reading.count(entry, request.id);
    }
  };
  await hook.before?.({ ...call, authorization: request.headers.authorization, user: request.user }, reply);
  if (hook.page) {
    reply.header('vary', 'accept');
    if (request.headers.accept?.includes('text/html')) {
      const { headers, body } = await hook.page(request.url, request.staff!);
      return void reply.headers(headers).send(body);
    }
  }
  if (row.audit && row.content) await record(undefined);
  const changes = !row.content && (row.audit || hook.answer);
  await upstream.forward(row, request, reply, {
    staff: request.staff,
    session: request.user?.sessionId,
    // Answers for one applicant or buyer must not be cached.
    headers:
      row.who === 'applicant' || row.who === 'buyer' ? { 'cache-control': 'no-store', ...hook.headers } : hook.headers,
    transform: changes
      ? async (text) => {
          const answer = row.response.parse(JSON.parse(text));
          if (row.audit) await record(answer);
          return hook.answer ? hook.answer(answer, request.user!, request.id) : answer;
        }
      : undefined,
  });
}

/** The audit entries of a call: one, or one for each subject. */
function entriesOf({ audit }: Endpoint, call: Audited, staff: StaffIdentity | undefined) {
  const { action, subject, detail } = audit!;
  const subjects = subject === 'applications' ? [subject] : subjectsOf(subject, call).map(opaque);
  return subjects.map((of) => ({
    staffId: staff?.sub ?? null,
    role: staff?.role ?? null,
    action,
    subject: of,
    detail: detail ? textOf(detail, call) : '',
  }));
}

function subjectsOf(part: AuditedPart, call: Audited): string[] {
  const [source, name = ''] = part.split('.') as [keyof Audited, string | undefined];
  const { [name]: value } = call[source] as Record<string, unknown>;
  return Array.isArray(value) ? value.map(String) : [textOf(part, call)];
}

/** The last part of a photo's path is the applicant's file name, so it is left out. */
const opaque = (subject: string): string =>
  subject.endsWith('.jpg') ? (/^\d+-[0-9a-f]+/.exec(subject)?.[0] ?? 'photo') : subject;

function textOf(part: AuditedPart, call: Audited): string {
  const [source, name] = part.split('.') as [keyof Audited, string | undefined];
  if (!name) return filterText(call[source] as Record<string, unknown>);
  const { [name]: given } = call[source] as Record<string, string | number | boolean | null>;
  const value = given ?? '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

/** The filters of a list for the audit, without the search text, which may contain names. */
const filterText = ({ q, ...filter }: Record<string, unknown>): string =>
  [...Object.entries(filter).map(([name, value]) => `${name}=${String(value)}`), ...(q ? ['q'] : [])].join(' ');
