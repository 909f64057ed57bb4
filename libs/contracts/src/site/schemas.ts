import { z } from 'zod';
import { languages } from '../locales.ts';
import { lineOfText, linesOfText } from '../text.ts';

/** Largest content of the site in bytes of JSON. */
export const siteContentBytes = 1024 * 1024;

/** `<language>/<module>#<path>`, for example `en/landing#landing.hero.lead`. */
const textKey = new RegExp(`^(${languages.join('|')})/[\\w/-]{1,100}#[\\w.-]{1,200}$`);

/** What an agency has changed of the product's own site: only that is in it. */
export const siteContentSchema = z.strictObject({
  /** Facts by section; the schema of the agency's library decides which there are. A draft may be wrong in them. */
  facts: z.record(z.string().regex(/^\w{1,40}$/), z.unknown()),
  /** Texts by key; each holds plain words and the placeholders of its message. */
  texts: z.record(z.string().regex(textKey), linesOfText(10_000)),
});
export type SiteContent = z.infer<typeof siteContentSchema>;

/** What the desk shows of the agency before anybody has signed in; all of it stands on the public pages. */
export const shownAgencySchema = z.object({
  name: z.string(),
  email: z.string(),
  mark: z.object({ viewBox: z.string(), drawing: z.string() }),
});
export type ShownAgency = z.infer<typeof shownAgencySchema>;

const time = z.iso.datetime();
/** Name of a staff member; null when the account is gone. */
const by = z.string().nullable();

export const siteRevisionSchema = z.object({
  /** Counts from 1. */
  number: z.int(),
  /** Hash of the content: the same content has the same id. */
  id: z.string(),
  at: time,
  by,
  note: z.string(),
  /** The revision that was published before it; null for the first. */
  parent: z.int().nullable(),
  /** Version of the legal texts that it shows; null for the delivered ones. */
  legal_version: z.string().nullable(),
});
export type SiteRevision = z.infer<typeof siteRevisionSchema>;

export const siteSchema = z.object({
  published: siteRevisionSchema.nullable(),
  draft: z.object({
    content: siteContentSchema,
    /** The revision that the draft was begun from; 0 for the product's own site. */
    base: z.int(),
    /** Changes with each save; 0 before the first. */
    version: z.int(),
    by,
    at: time.nullable(),
  }),
  /** `failed`: visitors still see the revision before; `reason` says why. */
  rendering: z.object({ state: z.enum(['current', 'rendering', 'failed']), reason: z.string().optional() }),
});
export type Site = z.infer<typeof siteSchema>;

const version = z.int().min(0);
const note = lineOfText(200);

export const siteDraftSchema = z.strictObject({ content: siteContentSchema, version });
export const siteVersionSchema = z.object({ version });
export const sitePublicationSchema = z.strictObject({ version, note });
export const siteRestorationSchema = z.strictObject({ note });
export const siteNumberSchema = z.object({ number: z.int() });

/** A text in the languages that have it. `seed` is the product's own, `own` the agency's. */
export const siteTextSchema = z.object({
  /** The key without its language: `landing#landing.hero.lead`. */
  key: z.string(),
  texts: z.partialRecord(z.enum(languages), z.object({ seed: z.string(), own: z.string().optional() })),
  /** Names in braces that every language must keep. */
  placeholders: z.array(z.string()),
});
export type SiteText = z.infer<typeof siteTextSchema>;

/** `path` is a fact's (`facts.legalEntity.name`) or a text's key. What is `allowed` is said, and may be published. */
export const siteFindingSchema = z.object({ path: z.string(), problem: z.string(), allowed: z.boolean().optional() });
export type SiteFinding = z.infer<typeof siteFindingSchema>;

/** Pages of a draft, without script. The address is followed by a page's path: `?page=/pl/apply`. */
export const sitePreviewSchema = z.object({ id: z.string(), address: z.string(), expires_at: time });
