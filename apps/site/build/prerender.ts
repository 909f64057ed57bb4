import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { compressFolder } from '../src/app/render/compress.ts';
import { fillData, varies, type Parts } from '../src/app/render/parts.ts';
import type * as Render from '../src/app/render/render.ts';
import { checkBudgets } from './budgets.ts';
import { writeFonts } from './fonts.ts';
import { buildPageScript } from './page-script.ts';
import { sharedKeys } from './shared-keys.ts';

type Output = Rolldown.RolldownOutput['output'];

/** Fonts to preload for the first screen, by language tag; other fonts load when a text needs them. */
const fonts: Record<string, readonly string[]> = {
  en: ['inter-latin', 'display-latin', 'display-italic-latin'],
  pl: ['inter-latin', 'display-latin', 'display-italic-latin', 'inter-polish', 'display-polish'],
  de: ['inter-latin', 'display-latin', 'display-italic-latin'],
  uk: ['inter-cyrillic', 'display-cyrillic'],
  th: ['inter-thai', 'display-thai', 'inter-latin', 'display-latin'],
};

export const renderFolder = '.render';

export const loadRender = (dist: string) =>
  import(pathToFileURL(join(dist, renderFolder, 'render.js')).href) as Promise<typeof Render>;

/** Writes the parts of every page, and the site of the agency as delivered. @throws Error when a page fails or is over its budget */
export async function prerenderSite(root: string, dist: string, output: Output): Promise<void> {
  const { asDelivered, renderSite } = await loadRender(dist);
  const { deliveredTexts, dataOfSite } = await asDelivered();
  const sheet = stylesheet(output);
  const tracking = entry(output, 'tracking');
  const page = { client: entry(output, 'client'), styles: `/${sheet.fileName}` };
  const chunks = output.filter((file) => file.type === 'chunk');
  const [template, plain, watched, texts] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    buildPageScript(root, { ...page, tracking: '' }),
    buildPageScript(root, { ...page, tracking }),
    deliveredTexts(),
  ]);
  const parts: Parts = {
    template,
    css: String(sheet.source),
    stylesheet: sheet.fileName,
    scripts: { plain, tracking: watched },
    tracking,
    preloads: Object.fromEntries(Object.keys(fonts).map((tag) => [tag, preloads(output, tag)])),
    chunks: Object.fromEntries(chunks.filter(({ code }) => varies(code)).map(({ fileName, code }) => [fileName, code])),
    shared: sharedKeys(texts),
  };
  await writeFile(join(dist, renderFolder, 'parts.json'), JSON.stringify(parts));
  await writeFonts(join(dist, renderFolder, 'fonts'));

  const pages = await renderSite({ content: { facts: {}, texts: {} }, id: '', into: dist });
  const data = await dataOfSite();
  checkBudgets(output, { script: plain, pages, codeOf: ({ code }) => fillData(code, data, '') });
  for (const folder of ['assets', 'media', 'legal']) await compressFolder(join(dist, folder));
}

function entry(output: Output, name: string): string {
  const chunk = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!chunk) throw new Error(`The build has no entry ${name}`);
  return `/${chunk.fileName}`;
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
