import { z } from 'zod';
import { answerSchema } from '../answers/schemas.ts';
import { assessmentResults, rejectionReasons } from '../applications/assessment.ts';
import { applicationSchema } from '../applications/schemas.ts';
import { languages } from '../locales.ts';
import { changedThings } from '../my-application/schemas.ts';

/**
 * Kinds of mail texts. The id of `links` is that of a request for new links, of `changed` an event, of `answer` an
 * answer, of `reply_due` a reminder, of all others an application.
 */
export const mailTextKinds = [
  'staff',
  'received',
  'assessed',
  'answer',
  'links',
  'address_old',
  'address_new',
  'changed',
  'farewell',
  'reply_due',
] as const;
export type MailTextKind = (typeof mailTextKinds)[number];

/**
 * The recipient. `tag` is the same for every mail to a mailbox, and does not reveal the address. `confirmed`: a link that
 * only a mail had was used, so that the mailbox is the applicant's. `discreet`: sender's name, subject and preview are to
 * be neutral.
 */
const recipient = {
  to: z.string(),
  tag: z.string(),
  confirmed: z.boolean().optional(),
  discreet: z.boolean().optional(),
  language: z.enum(languages),
  /** Of a mail about one application: the signed part of the address to which a reply goes. */
  reply_token: z.string().optional(),
};

/** The applicant's own flower: a PNG of at most 12 kB, in base64. A discreet mail has none. */
const flower = z.string().optional();
/** Path of a page on the site, with a secret in its fragment. */
const link = z.string();
const named = { ...recipient, name: z.string(), link };

/** Content of one mail about an application, as it is at the time of sending. */
export const mailTextSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('staff'), application: applicationSchema.omit({ score: true }) }),
  z.object({
    kind: z.literal('staff_reference'),
    ...applicationSchema.pick({ id: true, country: true, language: true }).shape,
  }),
  z.object({ kind: z.literal('received'), ...named }),
  z.object({
    kind: z.literal('assessed'),
    ...named,
    result: z.enum(assessmentResults),
    reason: z.enum(rejectionReasons).nullish(),
    flower,
  }),
  z.object({
    kind: z.literal('answer'),
    ...recipient,
    reference: z.string(),
    flower,
    /** Message-IDs of the conversation, oldest first; the last one is answered. */
    references: z.array(z.string()).optional(),
    ...answerSchema.pick({ subject: true, text: true }).shape,
  }),
  z.object({
    kind: z.literal('links'),
    ...recipient,
    links: z.array(z.object({ applied_at: z.iso.datetime(), link })),
  }),
  /** Applications whose own mails were held back; see `gathered` below. */
  z.object({
    kind: z.literal('gathered'),
    ...recipient,
    links: z.array(z.object({ id: z.uuid(), applied_at: z.iso.datetime(), link })),
  }),
  z.object({ kind: z.enum(['address_old', 'address_new']), ...recipient, link }),
  /** Names of what was changed and the last time of each; `link` has no secret. */
  z.object({
    kind: z.literal('changed'),
    ...recipient,
    link,
    changes: z.array(z.object({ what: z.enum(changedThings), at: z.iso.datetime() })),
  }),
  z.object({ kind: z.literal('farewell'), ...recipient }),
  /** Applications whose answer is due soon, earliest first. */
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
 * `detail` of the 404 for deleted data, which ends a mail. During an upgrade, a release without these rows answers 404
 * too, which must not end one.
 */
export const nothingToTell = 'There is nothing to tell any more';

/** As many ids as fit into a path. */
export const gatheredAtMost = 200;
