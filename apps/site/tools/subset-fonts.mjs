// Subsets the fontsource families to the scripts, weights and axes that the site uses, and writes src/styles/fonts.css:
// node tools/subset-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { charsets } from './charsets.mjs';

const { resolve } = createRequire(import.meta.url);

// Fraunces and Playfair are pinned to their display cut: they set headings only.
const display = { wght: 400, opsz: 144, SOFT: 50, WONK: 0 };
const playfair = { wght: 400, opsz: 60, wdth: 100 };
const text = { wght: { min: 400, max: 700 } };
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/** @type {readonly [name: string, source: string, charset: keyof typeof charsets, variationAxes: object][]} */
const files = [
  ['inter-latin', 'inter/files/inter-latin-wght-normal', 'latin', text],
  ['inter-western', 'inter/files/inter-latin-wght-normal', 'western', text],
  ['inter-polish', 'inter/files/inter-latin-ext-wght-normal', 'polish', text],
  ['inter-zloty', 'inter/files/inter-latin-ext-wght-normal', 'zloty', text],
  ['inter-cyrillic', 'inter/files/inter-cyrillic-wght-normal', 'cyrillic', text],
  ['inter-thai', 'noto-sans-thai/files/noto-sans-thai-thai-wght-normal', 'thai', text],
  ['display-latin', 'fraunces/files/fraunces-latin-full-normal', 'latin', display],
  ['display-western', 'fraunces/files/fraunces-latin-full-normal', 'western', display],
  ['display-polish', 'fraunces/files/fraunces-latin-ext-full-normal', 'polish', display],
  ['display-zloty', 'fraunces/files/fraunces-latin-ext-full-normal', 'zloty', display],
  ['display-cyrillic', 'playfair/files/playfair-cyrillic-standard-normal', 'cyrillic', playfair],
  ['display-thai', 'noto-serif-thai/files/noto-serif-thai-thai-wght-normal', 'thai', { wght: 400 }],
  ['display-italic-latin', 'fraunces/files/fraunces-latin-full-italic', 'words', display],
  ['display-italic-polish', 'fraunces/files/fraunces-latin-ext-full-italic', 'polishWords', display],
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

/**
 * System fonts adjusted to the metrics of ours, shown until ours are loaded, so that the layout does not shift. `width`
 * is our font's mean advance divided by the system font's, over the texts of the landing page.
 */
const [interUp, interDown] = [0.9688, 0.2412];
const [displayUp, displayDown] = [0.978, 0.255];
const { cyrillic } = charsets;
const standIns = [
  { family: 'Inter Arial', local: ['Arial', 'Liberation Sans'], width: 1.0734, up: interUp, down: interDown },
  { family: 'Inter Roboto', local: ['Roboto'], width: 1.0652, up: interUp, down: interDown },
  { family: 'Inter DejaVu', local: ['DejaVu Sans'], width: 0.9418, up: interUp, down: interDown },
  ...['normal', 'italic'].flatMap((style) => {
    const slant = style === 'italic' ? 0.955 : 1;
    const shared = { style, up: displayUp, down: displayDown };
    return [
      { ...shared, family: 'Display Georgia', local: ['Georgia'], width: 0.8534 * slant },
      { ...shared, family: 'Display Noto', local: ['Noto Serif', 'NotoSerif'], width: 0.7817 * slant },
      { ...shared, family: 'Display DejaVu', local: ['DejaVu Serif'], width: 0.7313 * slant },
    ];
  }),
  { family: 'Display Georgia', local: ['Georgia'], width: 0.9507, up: 0.8855, down: 0.3145, range: cyrillic.range },
  {
    family: 'Display Noto',
    local: ['Noto Serif', 'NotoSerif'],
    width: 0.8747,
    up: 0.8855,
    down: 0.3145,
    range: cyrillic.range,
  },
  { family: 'Display DejaVu', local: ['DejaVu Serif'], width: 0.8184, up: 0.8855, down: 0.3145, range: cyrillic.range },
];

const percent = (share) => `${(share * 100).toFixed(2)}%`;
const face = (lines) => `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const own = files.map(([name, , charset]) => {
  const display = name.startsWith('display');
  return face([
    `font-family: '${display ? 'Display' : 'Inter'} Site'`,
    ...(name.includes('italic') ? ['font-style: italic'] : []),
    `font-weight: ${display ? '400' : '400 700'}`,
    // All systems have a good Thai font, but with other widths: swapping fonts late would move the lines.
    `font-display: ${name.endsWith('-thai') ? 'optional' : 'swap'}`,
    `src: url('../fonts/${name}.woff2') format('woff2')`,
    `unicode-range: ${charsets[charset].range}`,
  ]);
});
const fallback = standIns.map(({ family, local, style, width, up, down, range }) =>
  face([
    `font-family: '${family}'`,
    ...(style === 'italic' ? ['font-style: italic'] : []),
    `src: ${local.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${percent(width)}`,
    `ascent-override: ${percent(up / width)}`,
    `descent-override: ${percent(down / width)}`,
    'line-gap-override: 0%',
    ...(range ? [`unicode-range: ${range}`] : []),
  ]),
);
await writeFile(
  new URL('../src/styles/fonts.css', import.meta.url),
  `/* Made by tools/subset-fonts.mjs. */\n${[...own, ...fallback].join('')}`,
);
