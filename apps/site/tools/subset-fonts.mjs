// Cuts the fontsource families down to the scripts, weights and axes that the site uses: node tools/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charsets } from './charsets.mjs';

const { resolve } = createRequire(import.meta.url);

// Fraunces and Playfair are pinned to their display cut: they set headings only.
const display = { wght: 400, opsz: 144, SOFT: 50, WONK: 0 };
const playfair = { wght: 400, opsz: 60, wdth: 100 };
const text = { wght: { min: 400, max: 700 } };
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** @type {readonly [name: string, source: string, charset: keyof typeof charsets, variationAxes: object][]} */
const files = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', 'latin', text],
  ['inter-polish', 'inter/files/inter-latin-ext-wght-normal', 'polish', text],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal', 'cyrillic', text],
  ['inter-thai', 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal', 'thai', text],
  ['display-latin', 'fraunces/files/fraunces-latin-full-normal', 'latin', display],
  ['display-polish', 'fraunces/files/fraunces-latin-ext-full-normal', 'polish', display],
  ['display-cyrillic', 'playfair/files/playfair-cyrillic-standard-normal', 'cyrillic', playfair],
  ['display-thai', 'noto-serif-thai/files/noto-serif-thai-thai-wght-normal', 'thai', { wght: 400 }],
  ['display-italic-latin', 'fraunces/files/fraunces-latin-full-italic', 'latin', display],
];

for (const [name, source, charset, variationAxes] of files) {
  const font = await readFile(resolve(`@fontsource-variable/${source}.woff2`));
  const cut = await subsetFont(font, charsets[charset].text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
  });
  await writeFile(new URL(`../src/fonts/${name}.woff2`, import.meta.url), cut);
  console.log(name, cut.length);
}
