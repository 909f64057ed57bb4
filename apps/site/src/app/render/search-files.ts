import { builtOrigin } from '@blue-peony/contracts';

type SitemapPage = { path: string; translations: readonly { tag: string; path: string }[] };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function sitemap(pages: readonly SitemapPage[]): string {
  const address = (path: string) => escaped(builtOrigin + path);
  const entries = pages.map(({ path, translations }) => {
    const all = [...translations, ...translations.slice(0, 1).map((first) => ({ ...first, tag: 'x-default' }))];
    const links = all.map(({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>`);
    return `<url><loc>${address(path)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages that must not be indexed carry `noindex`, which crawlers must be able to read. */
export const robots = `User-agent: *
Disallow: /api/
Allow: /api/media/
Disallow: /auth/
Disallow: /functions/

Sitemap: ${builtOrigin}/sitemap.xml
`;
