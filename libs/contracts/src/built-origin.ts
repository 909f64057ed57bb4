/**
 * Stands in the built pages for the origin of the site, which only the running site knows: servers put `PUBLIC_URL` in its
 * place when they start. Nobody can own a host below `invalid`.
 */
export const builtOrigin = 'https://site.invalid';
