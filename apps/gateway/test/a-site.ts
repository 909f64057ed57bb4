import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtOrigin, type ServingManifest } from '@blue-peony/contracts';

const headers = { 'content-security-policy': "default-src 'self'; script-src 'self'; frame-ancestors 'none'" };
const page = (file: string) => ({ file, status: 200, headers });
const manifest: ServingManifest = {
  redirects: [],
  routes: { '/': page('index.html'), '/pl': page('pl.html') },
  patterns: [],
  notFound: { ...page('404.html'), status: 404 },
  assets: [{ prefix: '/assets/', headers: { 'cache-control': 'public, max-age=31536000, immutable' } }],
};

/** A bundle as small as one can be: it renders the agency's name, and fails where the name asks for it. */
const bundle = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const nameOf = ({ facts }) => facts.agency?.name ?? 'Seed';
export async function renderSite({ content, id, into }) {
  const name = nameOf(content);
  if (name === 'Fails') throw new Error('The hero is too heavy');
  if (process.env.SECRETS_KEY || process.env.PATH) throw new Error('A thread has secrets');
  mkdirSync(join(into, 'assets', 'r-' + id), { recursive: true });
  writeFileSync(join(into, 'assets', 'r-' + id, 'name.js'), name);
  for (const file of ['index.html', 'pl.html', '404.html'])
    writeFileSync(join(into, file), '<script src="/assets/r-' + id + '/name.js"></script>' + file + ' of ' + name + ' at ${builtOrigin}' + JSON.stringify(content.facts.offers ?? '') + JSON.stringify(content.facts.prices ?? '') + JSON.stringify(content.facts.buyersReviews ?? '') + (content.facts.agency?.legalUpdated ?? ''));
  writeFileSync(join(into, 'manifest.json'), ${JSON.stringify(JSON.stringify(manifest))});
}
export const listTexts = async ({ texts }) =>
  [{ key: 'landing#lead', texts: { en: { seed: 'Hello', own: texts['en/landing#lead'] } }, placeholders: ['agency'] }];
const legal = ({ facts, texts }) => (facts.legalEntity?.name ?? 'Nobody') + (texts['en/legal#terms'] ?? '');
export const legalTexts = async (content) => ({ en: legal(content), de: legal(content) });
export const checkContent = async ({ texts }) =>
  Object.keys(texts).filter((key) => texts[key].includes('{')).map((path) => ({ path, problem: 'A brace is open' }));
`;

/** A built site with a bundle that renders it again. @returns the folder of the build and one for what is rendered */
export async function makeSite(): Promise<{ folder: string; siteDir: string; siteDataDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-site-test-'));
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'index.html': 'index.html of Seed',
    'pl.html': 'pl.html of Seed',
    '404.html': '404.html of Seed',
    'assets/name.js': 'Seed',
    'assets/font.js': 'font',
    '.render/render.js': bundle,
    '.render/package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { folder, siteDir: join(folder, 'dist'), siteDataDir: join(folder, 'data') };
}
