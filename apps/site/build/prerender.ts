import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServingManifest } from '@blue-peony/contracts';
import type { Rolldown } from 'vite';
import type * as Server from '../src/app/server.tsx';
import { checkBudgets } from './budgets.ts';
import { compressFolder } from './compress.ts';
import {
  assetHeaders,
  mediaHeaders,
  noTracking,
  pageHeaders,
  personalHeaders,
  searchHeaders,
  secretHeaders,
} from './headers.ts';
import { buildPageScript } from './page-script.ts';
import { pageStyles } from './page-styles.ts';
import { drawPictures, shareText } from './pictures.ts';
import { robots, sitemap } from './search-files.ts';

type Output = Rolldown.RolldownOutput['output'];
type Written = (typeof Server.prerendered)[number];

/** Fonts to preload for the first screen, by language tag; other fonts load when a text needs them. */
const fonts: Record<string, readonly string[]> = {
  en: ['inter-latin', 'display-latin'],
  pl: ['inter-latin', 'display-latin', 'inter-polish', 'display-polish'],
  de: ['inter-latin', 'display-latin'],
  uk: ['inter-cyrillic', 'display-cyrillic'],
  th: ['inter-thai', 'display-thai', 'inter-latin', 'display-latin'],
};

/** Writes every page and the manifest of the servers. @throws Error when one fails or is over its budget */
export async function prerenderSite(root: string, dist: string, output: Output): Promise<void> {
  const css = String(stylesheet(output).source);
  const { builtOrigin, locales, prerendered, redirects, shells, render, ...site } = (await import(
    pathToFileURL(join(dist, '.server/server.js')).href
  )) as typeof Server;
  const tracking = site.trackingOrigins();
  const art = await site.siteArt();
  const [template, script] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    buildPageScript(root, {
      client: entry(output, 'client'),
      styles: `/${stylesheet(output).fileName}`,
      tracking: tracking.scripts.length > 0 ? entry(output, 'tracking') : '',
    }),
  ]);

  const pages = new Map<string, string>();
  const write = async ({ path, locale: { tag }, secret, personal }: Written, file: string) => {
    const [head, body] = splitMetadata(await render(path), art.name);
    const style = pageStyles(css, body);
    const html = template
      .replace('lang="en"', `lang="${tag}"`)
      .replace('<!--head-->', () => `${head}${preloads(output, tag)}<style>${style}</style>`)
      .replace('<!--page-->', () => body)
      .replace(/<script type="module" src=[^>]*><\/script>/, () => `<script type="module">${script}</script>`);
    pages.set(path, html);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
    const allowed = { scripts: [script], styles: [style], tracking: personal ? noTracking : tracking };
    // A secret page may frame only the page that reports for it.
    const open = { frames: site.playerOrigins, media: site.mediaOrigins() };
    const headers = pageHeaders({ ...allowed, ...(secret ? { frames: ["'self'"] } : open) });
    const more = { ...(secret && secretHeaders), ...(personal && personalHeaders) };
    return { file, status: 200, headers: { ...headers, ...more } };
  };

  const routes: ServingManifest['routes'] = {};
  for (const page of prerendered)
    routes[page.path] = await write(page, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
  const found = Object.keys(routes).filter((path) => !pages.get(path)!.includes('<meta name="robots"'));
  const patterns: ServingManifest['patterns'] = [];
  for (const { pattern, asks, file, status, ...page } of shells)
    patterns.push({ ...(await write(page, file)), pattern, ...(asks && { asks }), status });
  const notFound = { ...(await write({ path: '/404', locale: locales[0] }, '404.html')), status: 404 };
  checkBudgets(output, script, new Set(prerendered.map(({ locale }) => locale.language)), pages);

  if (tracking.scripts.length > 0) routes['/report'] = await writeReportPage(dist, entry(output, 'tracking'), tracking);
  const searchable = found.map((path) => ({ path, translations: site.translations(path) }));
  Object.assign(routes, await writeSearchFiles(dist, builtOrigin, searchable));

  const manifest: ServingManifest = {
    redirects,
    routes,
    patterns,
    notFound,
    assets: [
      { prefix: '/assets/', headers: assetHeaders },
      { prefix: '/media/', headers: mediaHeaders },
      { prefix: '/legal/', headers: { ...mediaHeaders, 'x-robots-tag': 'noindex' } },
    ],
  };
  await drawPictures(
    dist,
    found.map((path) => pages.get(path)!),
    art,
  );
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 2));
  await rm(join(dist, '.server'), { recursive: true });
  for (const { prefix } of manifest.assets) await compressFolder(join(dist, prefix));
}

/** Writes the page that reports for pages with a secret address; it accepts messages from this origin only. */
async function writeReportPage(dist: string, code: string, tracking: ReturnType<typeof Server.trackingOrigins>) {
  const script = `import{report}from'${code}';addEventListener('message',({origin,data})=>origin===location.origin&&report(data))`;
  const file = 'report.html';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title><script type="module">${script}</script>`;
  await writeFile(join(dist, file), html);
  const headers = pageHeaders({ scripts: [script], styles: [], frames: [], framed: true, tracking });
  return { file, status: 200, headers: { ...headers, ...secretHeaders } };
}

async function writeSearchFiles(dist: string, siteUrl: string, pages: Parameters<typeof sitemap>[1]) {
  await Promise.all([
    writeFile(join(dist, 'sitemap.xml'), sitemap(siteUrl, pages)),
    writeFile(join(dist, 'robots.txt'), robots(siteUrl)),
  ]);
  return {
    '/sitemap.xml': { file: 'sitemap.xml', status: 200, headers: searchHeaders('application/xml') },
    '/robots.txt': { file: 'robots.txt', status: 200, headers: searchHeaders('text/plain') },
  };
}

function entry(output: Output, name: string): string {
  const chunk = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!chunk) throw new Error(`The build has no entry ${name}`);
  return `/${chunk.fileName}`;
}

/** Moves title, metadata and structured data into the head, and adds the alt text of the share picture. */
function splitMetadata(html: string, name: string): [head: string, body: string] {
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)![0];
  const text = `<meta property="og:image:alt" content="${shareText(html, name)}">`;
  const data: string[] = [];
  const body = html.slice(head.length).replace(/<script type="application\/ld\+json">.*?<\/script>/gs, (block) => {
    data.push(block);
    return '';
  });
  const whole = head.replace(/<meta property="og:image" [^>]*>/, (image) => image + text) + data.join('');
  // No line of the head is ever broken, and search engines would take a word with a joiner or a soft hyphen for another.
  return [whole.replaceAll(/[\u00ad\u200b\u2060]/g, ''), body];
}

function stylesheet(output: Output): Rolldown.OutputAsset {
  const sheet = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The build has no stylesheet');
  return sheet;
}

function preloads(output: Output, tag: string): string {
  const files = output.map(({ fileName }) => fileName);
  return (fonts[tag] ?? [])
    .map((name) => files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2')))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}
