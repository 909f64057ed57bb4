/**
 * Placeholder for the site's origin in the built pages. The origin is known only at run time: servers replace this by
 * `PUBLIC_URL` when they start. Nobody can register a host below `invalid` (RFC 2606).
 */
export const builtOrigin = 'https://site.invalid';
