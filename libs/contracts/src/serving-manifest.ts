import { z } from 'zod';

const headersSchema = z.record(z.string(), z.string());

const servedFileSchema = z.object({
  /** Path inside the site's `dist`, without a leading slash. */
  file: z.string(),
  status: z.number().int(),
  headers: headersSchema,
});

/**
 * `dist/manifest.json` of the site: what every path answers. Pages, and the files that search engines read, hold `builtOrigin`
 * and are compressed by their server. The gateway and nginx both read it, so that a page has the
 * same status, cache and security headers wherever it is served from. Only what is named here is public.
 */
export const servingManifestSchema = z.object({
  /**
   * Paths that have moved for good, asked before all others. `pattern` is as below; it takes no character that a header
   * could not carry. `to` is the new path, `$1` the pattern's group.
   */
  redirects: z.array(z.object({ pattern: z.string(), to: z.string() })).default([]),
  /** Exact paths without a trailing slash, but for `/` itself. */
  routes: z.record(z.string(), servedFileSchema),
  /**
   * Paths with a part that the build cannot know, first match first, asked after `routes`. `pattern` is an
   * anchored regular expression that JavaScript and PCRE (nginx) read alike. A status of 404 marks a page that says no.
   * `asks` is a public call that knows whether such a page exists (`$1` is the pattern's group): where it answers 404, the
   * path goes on to the next pattern. A server that cannot ask hands these paths to the gateway.
   */
  patterns: z.array(servedFileSchema.extend({ pattern: z.string(), asks: z.string().startsWith('/api/').optional() })),
  /** Answers every other path. */
  notFound: servedFileSchema,
  /**
   * Files whose path starts with `prefix` are served from the same path inside `dist`; beside a text lie `<file>.br` and
   * `<file>.gz`.
   */
  assets: z.array(z.object({ prefix: z.string(), headers: headersSchema })),
});

export type ServingManifest = z.infer<typeof servingManifestSchema>;
