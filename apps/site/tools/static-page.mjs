// The references of `lighthouse.mjs`: for a built page, the same page without any script; and the text of the home page
// with one picture and no styles. They are pages of the manifest, with its headers: as a file among the media a policy
// would refuse their styles, fonts and picture.
import { readFile, rm, writeFile } from 'node:fs/promises';

const dist = new URL('../dist/', import.meta.url);
const manifest = new URL('manifest.json', dist);
const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
export const staticTwin = (path) => `/static${path.replaceAll('/', '-')}`;
export const plainPage = '/plain';
const built = (path) => readFile(new URL(fileOf(path), dist), 'utf8');

async function twinOf(path) {
  const page = (await built(path)).replace(/<(script|video|noscript)\b.*?<\/\1>/gs, '');
  return [staticTwin(path), page.replace(/ data-[a-z-]+="[^"]*"/g, '')];
}

async function plain() {
  const [main] = /<main.*<\/main>/s.exec(await built('/'));
  const words = main
    .replace(/<(script|style|video|noscript|svg|form)\b.*?<\/\1>/gs, '')
    .replace(/<\/?(?!(?:h[1-3]|p|ul|li|table|tr|t[dh])\b)[a-z][^>]*>/g, '')
    .replace(/<([a-z][a-z0-9]*) [^>]*>/g, '<$1>');
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>';
  const [title] = /<h1>.*?<\/h1>/s.exec(words);
  const picture = '<img src="/media/share/home.jpg" width="360" height="189" alt="">';
  return [plainPage, `${head}${title}${picture}${words.replace(title, '')}`];
}

/** @returns a function that takes them out of the build again */
export async function addStaticPages(paths) {
  const before = await readFile(manifest, 'utf8');
  const whole = JSON.parse(before);
  const pages = await Promise.all([...paths.map(twinOf), plain()]);
  for (const [path, page] of pages) {
    await writeFile(new URL(fileOf(path), dist), page);
    whole.routes[path] = { ...whole.routes['/'], file: fileOf(path) };
  }
  for (const path of paths) whole.routes[staticTwin(path)].headers = whole.routes[path].headers;
  await writeFile(manifest, JSON.stringify(whole));
  return async () => {
    await writeFile(manifest, before);
    for (const [path] of pages) await rm(new URL(fileOf(path), dist));
  };
}
