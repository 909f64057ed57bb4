// Subsets the fontsource families to the scripts, weights and axes that site and desk use:
// node --import ../../tools/register.mjs fonts/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontFiles } from './font-faces.ts';

const { resolve } = createRequire(import.meta.url);

// Fraunces and Playfair are pinned to their display cut: they set headings only.
const display = { wght: 400, opsz: 144, SOFT: 50, WONK: 0 };
const playfair = { wght: 400, opsz: 60, wdth: 100 };
const text = { wght: { min: 400, max: 700 } };
// `rvrn` has the letters of an axis that is pinned: without it Fraunces draws its wonky ones.
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

// subset-font asks for every feature of its source, and so for hundreds of glyphs that only alternates use: a third of a file.
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { exports } = made.instance;
  if (!exports.hb_set_invert) return made;
  const tagOf = (name) => Array.from(name).reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
  const hb_set_invert = (set) => features.forEach((name) => exports.hb_set_add(set, tagOf(name)));
  return { instance: { exports: { ...exports, hb_set_invert } } };
};

/** @type {readonly [name: keyof typeof fontFiles, source: string, variationAxes: object][]} */
const files = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', text],
  ['inter-western', 'inter/files/inter-latin-wght-normal', text],
  ['inter-polish', 'inter/files/inter-latin-ext-wght-normal', text],
  ['inter-zloty', 'inter/files/inter-latin-ext-wght-normal', text],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal', text],
  ['inter-thai', 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal', text],
  ['display-latin', 'fraunces/files/fraunces-latin-full-normal', display],
  ['display-western', 'fraunces/files/fraunces-latin-full-normal', display],
  ['display-polish', 'fraunces/files/fraunces-latin-ext-full-normal', display],
  ['display-zloty', 'fraunces/files/fraunces-latin-ext-full-normal', display],
  ['display-cyrillic', 'playfair/files/playfair-cyrillic-standard-normal', playfair],
  ['display-thai', 'noto-serif-thai/files/noto-serif-thai-thai-wght-normal', { wght: 400 }],
  ['display-italic-latin', 'fraunces/files/fraunces-latin-full-italic', display],
  ['display-italic-polish', 'fraunces/files/fraunces-latin-ext-full-italic', display],
];

for (const [name, source, variationAxes] of files) {
  const font = await readFile(resolve(`@fontsource-variable/${source}.woff2`));
  const cut = await subsetFont(font, fontFiles[name].text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`./${name}.woff2`, import.meta.url), cut);
  console.log(name, cut.length);
}
