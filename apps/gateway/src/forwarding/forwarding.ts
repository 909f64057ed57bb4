import type { AuditedPart, Endpoint } from '@blue-peony/contracts';
import { readAddress, routeOf, serviceLogger, type Logger, type StaffIdentity } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import type { RowGuard, RowRequest } from '../edge/row.guard.ts';
import { countReading } from '../reading/count-reading.ts';
import { writeAudit } from '../shared/audit.ts';
import { noticeOfData } from './data-notices.ts';
import type { Hook, Hooks } from './hooks.ts';
import { Upstream } from './upstream.ts';

type Audited = Record<'params' | 'query' | 'body' | 'answer', unknown>;

/** Makes a route for each row that another service answers. */
export function forwardRows(
  fastify: FastifyInstance,
  rows: Readonly<Record<string, Endpoint>>,
  { guard, forwarding, hooks }: { guard: RowGuard; forwarding: Forwarding; hooks: Hooks },
): void {
  for (const [name, row] of Object.entries(rows)) {
    if (row.service === 'gateway') continue;
    // The gateway has no keys of inner calls.
    if (row.who === 'service') throw new Error(`${name} is an inner row`);
    const handler = async (request: RowRequest, reply: FastifyReply) => {
      await guard.admit(request, reply);
      await forwarding.forward(row, hooks.of(name), request, reply);
      return reply;
    };
    fastify.route({ method: row.method, url: routeOf(row), config: { row } as object, handler });
  }
}

/** Forwards calls, with what their rows and hooks add: audit entries, notices, limits, links. */
@Injectable()
export class Forwarding {
  constructor(
    private readonly upstream: Upstream,
    private readonly database: DataSource,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  async forward(row: Endpoint, hook: Hook, request: RowRequest, reply: FastifyReply): Promise<void> {
    // The service validates the body, because it parses the body anyway.
    const { params, query } = readAddress(row, request);
    // A photo link's query is signed; its guard checks it.
    const call = { params, query: query ?? request.query, body: request.body };
    const record = (answer: unknown) => this.record(entriesOf(row, { ...call, answer }, request.staff), request);
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
    // Answers for one applicant or buyer must not be cached.
    const own = (row.who === 'applicant' || row.who === 'buyer') && { 'cache-control': 'no-store' };
    await this.upstream.forward(row, request, reply, {
      staff: request.staff,
      session: request.user?.identity.sid,
      headers: { ...own, ...hook.headers },
      transform: changes
        ? async (text) => {
            const answer = row.response.parse(JSON.parse(text));
            if (row.audit) await record(answer);
            return hook.answer ? hook.answer(answer, request.user!, request.id) : answer;
          }
        : undefined,
    });
  }

  private async record(entries: ReturnType<typeof entriesOf>, { staff, id }: RowRequest): Promise<void> {
    const { database, logger } = this;
    for (const entry of entries) {
      await writeAudit(database.manager, entry);
      const told = staff && { action: entry.action, staffId: staff.sub, correlationId: id };
      if (told) await noticeOfData(database, told);
      // Not awaited: many calls update the same counter and would wait for each other.
      void countReading({ database, logger }, entry, id);
    }
  }
}

/** The audit entries of a call: one, or one for each subject. */
function entriesOf({ audit }: Endpoint, call: Audited, staff: StaffIdentity | undefined) {
  const { action, subject, detail } = audit!;
  const subjects = subject === 'applications' ? [subject] : subjectsOf(subject, call);
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
