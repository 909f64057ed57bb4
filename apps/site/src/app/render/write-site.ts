import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as agency from '@blue-peony/agency';
import { recoloring } from '@blue-peony/agency/palette';
import { locales, type Language, type ServingManifest } from '@blue-peony/contracts';
import { trackingOrigins } from '../../features/tracking/origins.ts';
import { translations } from '../../paths.ts';
import { mediaOrigins } from '../media-origins.ts';
import { prerendered, redirects, shells } from '../routes.tsx';
import { loadTexts, playerOrigins, render, siteArt } from '../server.tsx';
import { compressFolder } from './compress.ts';
import { delivered, finished } from './given.ts';
import {
  assetHeaders,
  mediaHeaders,
  noTracking,
  pageHeaders,
  personalHeaders,
  searchHeaders,
  secretHeaders,
} from './headers.ts';
import { legalWords, type Sources } from './legal-words.ts';
import { pageStyles } from './page-styles.ts';
import { fillData, ofRevision, type Parts } from './parts.ts';
import { drawPictures, shareText } from './pictures.ts';
import { robots, sitemap } from './search-files.ts';

type Page = (typeof prerendered)[number];

type Place = {
  /** The folder that is written; it must exist. */
  into: string;
  /** Of an owner's revision; empty for the agency as it is delivered, whose scripts have no folder of their own. */
  id: string;
  fonts: string;
};

/** Every text and fact by its key, as scripts of the browser need them. */
export async function dataOfSite(): Promise<Map<string, unknown>> {
  await loadTexts();
  const facts = Object.entries(agency).map(([name, value]) => [`facts#${name}`, value] as const);
  return new Map([...finished, ...facts]);
}

export async function deliveredTexts(): Promise<typeof delivered> {
  await loadTexts();
  return delivered;
}

/** The words of the legal texts by language, without what only binds them in lines. */
export async function textsOfLaw(): Promise<Record<Language, string>> {
  await loadTexts();
  const texts = locales.map(({ language }) => {
    const of = (key: string) => finished.get(`${language}/${key}`);
    const words = legalWords(language, {
      legal: of('legal#legal'),
      application: of('messages/application#application'),
      consents: of('agency/sale#sale'),
    } as Sources)
      .replaceAll(/[\u00ad\u200b\u2060]/g, '')
      .replaceAll('\u00a0', ' ');
    return [language, words];
  });
  return Object.fromEntries(texts) as Record<Language, string>;
}

/**
 * Writes every page and the manifest of the servers; scripts that hold texts or facts, share pictures and icons.
 * @returns the HTML of the pages by path
 * @throws Error when a page fails
 */
export async function writeSite(parts: Parts, { into, id, fonts }: Place): Promise<Map<string, string>> {
  const art = await siteArt();
  const tracking = trackingOrigins();
  const recolored = recoloring(parts.css);
  const css = recolored(parts.css);
  const hasPixels = tracking.scripts.length > 0;
  const script = ofRevision(hasPixels ? parts.scripts.tracking : parts.scripts.plain, id);
  const file = async (name: string, content: string) => {
    await mkdir(dirname(join(into, name)), { recursive: true });
    await writeFile(join(into, name), content);
  };

  const pages = new Map<string, string>();
  const write = async ({ path, locale: { tag }, secret, personal }: Page, name: string) => {
    const [head, body] = splitMetadata(recolored(await render(path)), art.name);
    const style = pageStyles(css, body);
    const emphasis = /<h1\b.*?<\/h1>/s.exec(body)?.[0].includes('<em');
    const early = (parts.preloads[tag] ?? '').replace(/<link [^>]*-italic-[^>]*>/, emphasis ? '$&' : '');
    const html = recolored(parts.template)
      .replace('lang="en"', `lang="${tag}"`)
      .replace('<!--head-->', () => `${head}${early}<style>${style}</style>`)
      .replace('<!--page-->', () => body)
      .replace(/<script type="module" src=[^>]*><\/script>/, () => `<script type="module">${script}</script>`);
    pages.set(path, html);
    await file(name, html);
    const allowed = { scripts: [script], styles: [style], tracking: personal ? noTracking : tracking };
    // A secret page may frame only the page that reports for it.
    const open = { frames: playerOrigins(), media: mediaOrigins() };
    const headers = pageHeaders({ ...allowed, ...(secret ? { frames: ["'self'"] } : open) });
    const more = { ...(secret && secretHeaders), ...(personal && personalHeaders) };
    return { file: name, status: 200, headers: { ...headers, ...more } };
  };

  const routes: ServingManifest['routes'] = {};
  for (const page of prerendered)
    routes[page.path] = await write(page, page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`);
  const found = Object.keys(routes).filter((path) => !pages.get(path)!.includes('<meta name="robots"'));
  const patterns: ServingManifest['patterns'] = [];
  for (const { pattern, asks, file: name, status, ...page } of shells)
    patterns.push({ ...(await write(page, name)), pattern, ...(asks && { asks }), status });
  const notFound = { ...(await write({ path: '/404', locale: locales[0] }, '404.html')), status: 404 };

  if (hasPixels) {
    // It reports for pages with a secret address, and accepts messages from this origin only.
    const code = `import{report}from'${ofRevision(parts.tracking, id)}';addEventListener('message',({origin,data})=>origin===location.origin&&report(data))`;
    const open = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Report</title>';
    await file('report.html', `${open}<script type="module">${code}</script>`);
    const headers = pageHeaders({ scripts: [code], styles: [], frames: [], framed: true, tracking });
    routes['/report'] = { file: 'report.html', status: 200, headers: { ...headers, ...secretHeaders } };
  }
  const searchable = found.map((path) => ({ path, translations: translations(path) }));
  await file('sitemap.xml', sitemap(searchable));
  await file('robots.txt', robots);
  routes['/sitemap.xml'] = { file: 'sitemap.xml', status: 200, headers: searchHeaders('application/xml') };
  routes['/robots.txt'] = { file: 'robots.txt', status: 200, headers: searchHeaders('text/plain') };

  const data = await dataOfSite();
  for (const [name, code] of Object.entries(parts.chunks))
    await file(ofRevision(name, id), recolored(fillData(code, data, id)));
  if (id) await file(ofRevision(parts.stylesheet, id), css);
  await Promise.all([
    id && compressFolder(join(into, 'assets'), 10),
    drawPictures(
      into,
      found.map((path) => pages.get(path)!),
      { art: { ...art, recolored }, fonts },
    ),
  ]);
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
  // Last: a folder with a manifest is whole.
  await file('manifest.json', JSON.stringify(manifest, null, 2));
  return pages;
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
