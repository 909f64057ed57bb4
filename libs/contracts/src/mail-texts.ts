import { z } from 'zod';
import { answerSchema } from './answers.ts';
import { applicationSchema } from './applications.ts';
import { assessmentResults } from './assessment.ts';
import type { Endpoint } from './endpoint.ts';
import { languages } from './locales.ts';

/** `links` is of a request for fresh links, `answer` of an answer, every other one of an application. */
/** `links` is of a request for fresh links, `reply_due` of a reminder, every other one of an application. */
export const mailTextKinds = [
  'staff',
  'received',
  'assessed',
  'answer',
  'links',
  'address_old',
  'address_new',
  'farewell',
  'reply_due',
] as const;
export type MailTextKind = (typeof mailTextKinds)[number];

/** Where a mail to an applicant goes. `tag` is the same for every mail to the address, and tells nothing of it. */
const hers = { to: z.string(), tag: z.string(), language: z.enum(languages) };
/** Path of a page on the site, with a secret in its fragment. */
const link = z.string();
const named = { ...hers, name: z.string(), link };

/** What one mail about an application tells, at the time when it is sent. */
export const mailTextSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), application: applicationSchema.omit({ score: true }) }),
  z.object({
    kind: z.literal('staff_reference'),
    ...applicationSchema.pick({ id: true, country: true, language: true }).shape,
  }),
  z.object({ kind: z.literal('received'), ...named }),
  z.object({ kind: z.literal('assessed'), ...named, result: z.enum(assessmentResults) }),
  z.object({
    kind: z.literal('answer'),
    ...hers,
    reference: z.string(),
    ...answerSchema.pick({ subject: true, text: true }).shape,
  }),
  z.object({ kind: z.literal('links'), ...hers, links: z.array(z.object({ applied_at: z.iso.datetime(), link })) }),
  z.object({ kind: z.enum(['address_old', 'address_new']), ...hers, link }),
  z.object({ kind: z.literal('farewell'), ...hers }),
  /** What waits for an answer whose time is nearly over; the first to be due first. */
  z.object({
    kind: z.literal('reply_due'),
    applications: z.array(
      applicationSchema
        .pick({ id: true, country: true, language: true })
        .extend({ due_at: z.iso.datetime(), assigned: z.boolean() }),
    ),
  }),
]);
export type MailText = z.infer<typeof mailTextSchema>;

/**
 * `detail` of the 404 for what is deleted, which ends a mail. A release without these rows answers 404 too, in the middle
 * of an upgrade, and that ends none.
 */
export const nothingToTell = 'There is nothing to tell any more';

const params = z.object({ kind: z.enum(mailTextKinds), id: z.uuid() });

/** Calls of the worker to intake, inner like `promiseEndpoints`. */
export const mailTextEndpoints = {
  read: {
    service: 'intake',
    method: 'GET',
    path: '/inner/mail-texts/{kind}/{id}',
    summary: 'What a mail about an application tells now',
    status: 200,
    who: 'anyone',
    params,
    response: mailTextSchema,
    problems: ['not_found'],
  },
  /** Nothing keeps the address of a request or of a deleted application longer than its mail needs it. */
  forget: {
    service: 'intake',
    method: 'DELETE',
    path: '/inner/mail-texts/{kind}/{id}',
    summary: 'Delete what was kept for this mail alone: it has ended',
    status: 200,
    who: 'anyone',
    params,
    response: z.strictObject({}),
    problems: ['not_found'],
  },
  /** An address that takes no mail stands at the desk until it is corrected or a mail gets through. */
  refused: {
    service: 'intake',
    method: 'PUT',
    path: '/inner/refusals/{id}',
    summary: 'The mailbox of this applicant has refused a mail for good',
    status: 200,
    who: 'anyone',
    params: params.pick({ id: true }),
    response: z.strictObject({}),
    problems: [],
  },
  taken: {
    service: 'intake',
    method: 'DELETE',
    path: '/inner/refusals/{id}',
    summary: 'The mailbox of this applicant has taken a mail',
    status: 200,
    who: 'anyone',
    params: params.pick({ id: true }),
    response: z.strictObject({}),
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
