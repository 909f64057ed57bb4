import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServingManifest } from '@blue-peony/contracts';
import type { Rolldown } from 'vite';
import type * as Server from '../src/app/server.tsx';
import { compressFolder } from './compress.ts';
import { assetHeaders, mediaHeaders, pageHeaders, secretHeaders } from './headers.ts';
import { buildPageScript } from './page-script.ts';

type Output = Rolldown.RolldownOutput['output'];

/** Fonts of the first view, by language tag; the rest is fetched when a text needs it. */
const fonts: Record<string, readonly string[]> = {
  en: ['inter-latin', 'display-latin'],
  pl: ['inter-latin', 'display-latin'],
  de: ['inter-latin', 'display-latin'],
  uk: ['inter-cyrillic', 'display-cyrillic'],
  th: ['inter-thai', 'display-thai'],
};

/**
 * Writes a finished page for every route, its styles and its small script inlined, and the manifest that servers read.
 * @param root the app's folder; `dist` holds the client build, `dist/.server` the rendering one
 */
export async function prerenderSite(root: string, output: Output): Promise<void> {
  const dist = join(root, 'dist');
  const css = styles(output);
  const [template, script] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    buildPageScript(root, `/${output.find((file) => file.type === 'chunk' && file.isEntry)!.fileName}`),
  ]);
  const { prerendered, shells, render, playerOrigins } = (await import(
    pathToFileURL(join(dist, '.server/server.js')).href
  )) as typeof Server;

  const headers = pageHeaders({ scripts: [script], styles: [css], frames: playerOrigins });
  const write = async (path: string, tag: string, file: string) => {
    const [head, body] = splitMetadata(await render(path));
    const html = template
      .replace('lang="en"', `lang="${tag}"`)
      .replace('<!--head-->', () => `${head}${preloads(output, tag)}<style>${css}</style>`)
      .replace('<!--page-->', () => body)
      .replace(/<script type="module" src=[^>]*><\/script>/, () => `<script type="module">${script}</script>`);
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
    return { file, status: 200, headers };
  };

  const routes: ServingManifest['routes'] = {};
  for (const { path, locale } of prerendered)
    routes[path] = await write(path, locale.tag, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const patterns: ServingManifest['patterns'] = [];
  for (const { path, pattern, locale, file, status, secret } of shells) {
    const page = await write(path, locale.tag, file);
    patterns.push({ ...page, pattern, status, headers: { ...page.headers, ...(secret && secretHeaders) } });
  }
  const notFound = { ...(await write('/404', 'en', '404.html')), status: 404 };

  const manifest: ServingManifest = {
    routes,
    patterns,
    notFound,
    assets: [
      { prefix: '/assets/', headers: assetHeaders },
      { prefix: '/media/', headers: mediaHeaders },
    ],
  };
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 2));
  await rm(join(dist, '.server'), { recursive: true });
  await compressFolder(dist);
}

/** React writes a page's title and metadata in front of it; they belong into the head. */
function splitMetadata(html: string): [head: string, body: string] {
  const head = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s.exec(html)![0];
  return [head, html.slice(head.length)];
}

function styles(output: Output): string {
  const css = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return css
    .map((file) => String((file as Rolldown.OutputAsset).source))
    .join('\n')
    .trim();
}

function preloads(output: Output, tag: string): string {
  const files = output.map(({ fileName }) => fileName);
  return (fonts[tag] ?? [])
    .map((name) => files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.woff2')))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}
