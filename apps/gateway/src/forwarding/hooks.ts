import {
  applicantScheme,
  assigneeSchema,
  endpoints,
  may,
  noteFormSchema,
  resendSchema,
  type Endpoint,
} from '@blue-peony/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppError, serviceConfig, type StaffIdentity, validationError } from '@blue-peony/service-kit';
import type { CurrentIdentity } from '../auth/sessions/staff.strategy.ts';
import type { GatewayConfig } from '../config.ts';
import { photoLinksFor } from '../edge/photo-links.ts';
import { countedSince } from '../reading/readings.repository.ts';
import { usesOfMedia } from '../site/site.repository.ts';
import { areStaff, findStaff } from '../shared/identity/staff-directory.repository.ts';
import { nameOf } from '../shared/identity/staff-name.ts';
import { RateLimits } from '../shared/limits/rate-limits.ts';
import { mailOwners } from '../shared/staff-mails.ts';
import { photoPage, photoPageHeaders } from './photo-page.ts';

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
 * A photo or a file of a mail is untrusted: no cache may store it, and it must not run scripts, load resources or send a referrer.
 */
const fileHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};
const photoHeaders = { ...fileHeaders, 'content-disposition': 'inline' };

/** Length of the part of an applicant's secret that names the application; the rest differs from link to link. */
const idCharacters = 21;

/** Every call that needs more than its row states. */
@Injectable()
export class Hooks {
  private readonly table: HookTable;

  constructor(database: DataSource, limits: RateLimits, @Inject(serviceConfig) { photoLinkKeys }: GatewayConfig) {
    // One limit for all staff together, so that a button cannot flood an applicant.
    const resends = limits.limiter({ name: 'mail-resend', points: 3, seconds: 3_600 });
    // An export reads all photos of the application.
    const exports = limits.limiter({ name: 'own-export', points: 5, seconds: 3_600 });
    const withLinks = {
      answer: async (application, user) => photoLinksFor(photoLinkKeys, user)(application),
    } satisfies Hook<typeof endpoints.openApplication>;
    const toColleagues = {
      before: async ({ body }) => {
        const { mentions = [] } = noteFormSchema.safeParse(body).data ?? {};
        if (!(await areStaff(mentions, database.manager)))
          throw new AppError('validation_failed', { errors: [{ field: 'mentions', code: 'invalid_choice' }] });
      },
    } satisfies Hook;
    this.table = {
      listApplications: {
        answer: async (page, user) => ({ ...page, items: page.items.map(photoLinksFor(photoLinkKeys, user)) }),
      },
      openApplication: withLinks,
      scoreApplication: withLinks,
      assignApplication: {
        before: async ({ body }) => {
          const asked = assigneeSchema.safeParse(body).data?.assignee_id;
          const member = asked && (await findStaff(asked, database.manager));
          if (asked && !(member && !member.bannedAt && may(member.role, 'applications.review')))
            throw new AppError('validation_failed', { errors: [{ field: 'assignee_id', code: 'invalid_choice' }] });
        },
      },
      addNote: toColleagues,
      editNote: toColleagues,
      markReplied: withLinks,
      settleReplies: withLinks,
      openReplyFile: { headers: fileHeaders },
      // Figures of people leave the gateway only while an owner has them turned on.
      readTeam: {
        answer: async (team) => ({
          ...team,
          people: (await countedSince(database.manager)) ? team.people : null,
        }),
      },
      sealApplication: {
        answer: async (record, _user, correlationId) => {
          const notice = { kind: 'application_sealed', application_id: record.id } as const;
          await database.transaction((manager) => mailOwners(manager, correlationId, notice));
          return record;
        },
      },
      resendMail: {
        before: async ({ params, body }, reply) => {
          const parsed = resendSchema.safeParse(body);
          if (!parsed.success) throw validationError(parsed.error.issues);
          await resends.takeForSuccess(`${params.id} ${parsed.data.recipient}`, reply);
        },
      },
      openPhoto: {
        headers: photoHeaders,
        page: async (url, { sub }) => {
          const viewer = await findStaff(sub, database.manager);
          const body = photoPage(url, viewer ? nameOf(viewer) : '', new Date());
          return { headers: { ...photoHeaders, ...photoPageHeaders }, body };
        },
      },
      openPhotoTile: { headers: photoHeaders },
      openPhotoThumb: { headers: photoHeaders },
      openPhotoBlur: { headers: photoHeaders },
      exportMyApplication: {
        before: async ({ authorization }, reply) => {
          const secret = authorization?.replace(`${applicantScheme} `, '') ?? '';
          await exports.takeForSuccess(secret.slice(0, idCharacters), reply);
        },
      },
      openMyPhoto: { headers: photoHeaders },
      listMedia: {
        answer: async ({ items }) => {
          const uses = await usesOfMedia(
            database,
            items.map(({ hash }) => hash),
          );
          return { items: items.map((item) => ({ ...item, ...uses.get(item.hash) })) };
        },
      },
      removeMedia: {
        before: async ({ params: { hash } }) => {
          const { draft, revision } = (await usesOfMedia(database, [hash])).get(hash)!;
          if (draft || revision !== null) throw new AppError('media_in_use');
        },
      },
    };
  }

  of(name: string): Hook {
    return (this.table as Record<string, Hook>)[name] ?? {};
  }
}
