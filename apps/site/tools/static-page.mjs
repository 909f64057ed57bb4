// The references of `lighthouse.mjs`: for a built page, the same page without any script; and the text of the home page
// with one picture and no styles.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
/** The address of a page's copy without scripts. It is among the media, so that the gateway compresses it. */
export const staticTwin = (path) => `/media/static${path.replaceAll('/', '-')}.html`;
export const plainPage = '/media/plain.html';
const fileOf = (address) => fileURLToPath(new URL(`.${address}`, dist));
const built = (path) => readFile(new URL(path === '/' ? 'index.html' : `.${path}.html`, dist), 'utf8');

async function write(address, page) {
  const file = fileOf(address);
  await Promise.all([writeFile(file, page), writeFile(`${file}.br`, await promisify(brotliCompress)(page))]);
}

export async function writeStaticTwin(path) {
  const page = (await built(path)).replace(/<(script|video|noscript)\b.*?<\/\1>/gs, '');
  await write(staticTwin(path), page.replace(/ data-[a-z-]+="[^"]*"/g, ''));
}

export async function writePlainPage() {
  const [main] = /<main.*<\/main>/s.exec(await built('/'));
  const words = main
    .replace(/<(script|video|noscript|svg|form)\b.*?<\/\1>/gs, '')
    .replace(/<\/?(?!(?:h[1-3]|p|ul|li|table|tr|t[dh])\b)[a-z][^>]*>/g, '')
    .replace(/<([a-z][a-z0-9]*) [^>]*>/g, '<$1>');
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>';
  const [title] = /<h1>.*?<\/h1>/s.exec(words);
  await write(
    plainPage,
    `${head}${title}<img src="/media/share/home.jpg" width="1200" height="630" alt="" style="max-width:100%;height:auto">${words.replace(title, '')}`,
  );
}

export const removeStaticPages = (paths) =>
  Promise.all(
    [...paths.map(staticTwin), plainPage]
      .flatMap((address) => [fileOf(address), `${fileOf(address)}.br`])
      .map((file) => rm(file, { force: true })),
  );
