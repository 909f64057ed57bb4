import { assigneeSchema, endpoints, type Endpoint } from '@blue-peony/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AppError, type StaffIdentity } from '@blue-peony/service-kit';
import type { CurrentIdentity } from '../auth/sessions/staff.strategy.ts';
import { ExportLimit } from './export-limit.ts';
import { PhotoAccess } from './photo-access.ts';
import { photoPage, photoPageHeaders } from './photo-page.ts';
import { ResendLimit } from './resend-limit.ts';
import { SealNotices } from './seal-notices.ts';
import { StaffNames } from './staff-names.repository.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type BeforeCall<R extends Endpoint> = {
  params: Parsed<R['params']>;
  body: unknown;
  authorization: string | undefined;
  user: CurrentIdentity | undefined;
};

/** Additional work for one call, besides forwarding it. */
export type Hook<R extends Endpoint = Endpoint> = {
  /**
   * Runs before the call is forwarded; an error it throws becomes the answer. `body` is not validated yet: the service
   * does that.
   */
  before?(call: BeforeCall<R>, reply: FastifyReply): Promise<void>;
  /** Changes the service's answer, which already matches its schema. */
  answer?(
    answer: z.output<R['response']>,
    user: CurrentIdentity,
    correlationId: string,
  ): Promise<z.input<R['response']>>;
  /** Replaces the answer when a browser navigates to the address. @param url with its query */
  page?(url: string, staff: StaffIdentity): Promise<{ headers: Record<string, string>; body: string }>;
  /** Headers that replace the service's. */
  headers?: Record<string, string>;
};

type Rows = typeof endpoints;
type HookTable = { [Name in keyof Rows]?: Hook<Rows[Name]> };

/**
 * A photo is an untrusted file: no cache may store it, and it must not run scripts, load resources or send a referrer.
 */
const photoHeaders = {
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/** Every call that needs more than its row states. */
@Injectable()
export class Hooks {
  private readonly table: HookTable;

  constructor(photos: PhotoAccess, names: StaffNames, resends: ResendLimit, exports: ExportLimit, seals: SealNotices) {
    this.table = {
      listApplications: {
        answer: async (page, user) => ({ ...page, items: page.items.map(photos.for(user)) }),
      },
      openApplication: { answer: async (application, user) => photos.for(user)(application) },
      scoreApplication: { answer: async (application, user) => photos.for(user)(application) },
      assignApplication: {
        before: async ({ body }) => {
          const asked = assigneeSchema.safeParse(body).data?.assignee_id;
          if (asked && !(await names.canReview(asked)))
            throw new AppError('validation_failed', { errors: [{ field: 'assignee_id', code: 'invalid_choice' }] });
        },
      },
      markReplied: { answer: async (application, user) => photos.for(user)(application) },
      readTeam: { answer: (team) => names.countPeople(team) },
      sealApplication: {
        answer: async (record, _user, correlationId) => {
          await seals.tell(record.id, correlationId);
          return record;
        },
      },
      resendMail: { before: ({ params, body }, reply) => resends.count(params.id, body, reply) },
      openPhoto: {
        headers: photoHeaders,
        page: async (url, { sub }) => {
          const body = photoPage(url, await names.nameOf(sub), new Date());
          return { headers: { ...photoHeaders, ...photoPageHeaders }, body };
        },
      },
      openPhotoTile: { headers: photoHeaders },
      exportMyApplication: { before: ({ authorization }, reply) => exports.count(authorization, reply) },
      openMyPhoto: { headers: photoHeaders },
    };
  }

  of(name: string): Hook {
    return (this.table as Record<string, Hook>)[name] ?? {};
  }
}
