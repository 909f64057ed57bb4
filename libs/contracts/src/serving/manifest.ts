import { z } from 'zod';

/**
 * Content policy of every answer that has none of its own: opened by itself it runs and loads nothing, and no page can
 * frame it.
 */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

const headersSchema = z.record(z.string(), z.string());

const servedFileSchema = z.object({
  /** Path inside the site's `dist`, without a leading slash. */
  file: z.string(),
  status: z.number().int(),
  headers: headersSchema,
});

/**
 * `dist/manifest.json` of the site: the answer to every path. The gateway and nginx both read it, so that a page has
 * the same status, cache and security headers from either. Pages, and the files for search engines, contain
 * `builtOrigin`, and the server compresses them. Only files named here are public.
 */
export const servingManifestSchema = z.object({
  /**
   * Permanent redirects, checked before all others. `pattern` works as below and matches no character that a header
   * cannot contain. `to` is the new path; `$1` is the pattern's group.
   */
  redirects: z.array(z.object({ pattern: z.string(), to: z.string() })).default([]),
  /** Exact paths without a trailing slash, except `/` itself. */
  routes: z.record(z.string(), servedFileSchema),
  /**
   * Paths with a part that the build cannot know, checked after `routes`; the first match wins. `pattern` is an
   * anchored regular expression with the same meaning in JavaScript and PCRE (nginx). A status of 404 marks a not-found
   * page. `asks` is a public call that knows whether the page exists (`$1` is the pattern's group): when it answers
   * 404, the next pattern is tried. A server that cannot make the call proxies these paths to the gateway.
   */
  patterns: z.array(servedFileSchema.extend({ pattern: z.string(), asks: z.string().startsWith('/api/').optional() })),
  /** Answers every other path. */
  notFound: servedFileSchema,
  /**
   * Files whose path starts with `prefix` are served from the same path inside `dist`. Text files have compressed
   * versions next to them: `<file>.br` and `<file>.gz`.
   */
  assets: z.array(z.object({ prefix: z.string(), headers: headersSchema })),
});
export type ServingManifest = z.infer<typeof servingManifestSchema>;
