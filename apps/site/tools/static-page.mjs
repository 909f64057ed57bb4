// The measure of `measure-speed.mjs`: beside a built page, the same page as one would write it by hand, without any script.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
/** Address of a page's static twin, among the media, where the gateway serves it compressed. */
export const staticTwin = (path) => `/media/static${path.replaceAll('/', '-')}.html`;
const fileOf = (path) => fileURLToPath(new URL(`.${staticTwin(path)}`, dist));

export async function writeStaticTwin(path) {
  const built = await readFile(new URL(path === '/' ? 'index.html' : `.${path}.html`, dist), 'utf8');
  const page = built.replace(/<(script|video|noscript)\b.*?<\/\1>/gs, '').replace(/ data-[a-z-]+="[^"]*"/g, '');
  const file = fileOf(path);
  await Promise.all([writeFile(file, page), writeFile(`${file}.br`, await promisify(brotliCompress)(page))]);
}

export const removeStaticTwin = (path) =>
  Promise.all(['', '.br'].map((end) => rm(fileOf(path) + end, { force: true })));
