import type { Plugin } from 'vite';
import { charsets } from './charsets.mjs';

/** The files that subset-fonts.mjs cuts, by the characters that each has. */
export const fontFiles = {
  'inter-latin': charsets.latin,
  'inter-western': charsets.western,
  'inter-polish': charsets.polish,
  'inter-zloty': charsets.zloty,
  'inter-cyrillic': charsets.cyrillic,
  'inter-thai': charsets.thai,
  'display-latin': charsets.latin,
  'display-western': charsets.western,
  'display-polish': charsets.polish,
  'display-zloty': charsets.zloty,
  'display-cyrillic': charsets.cyrillic,
  'display-thai': charsets.thai,
  'display-italic-latin': charsets.words,
  'display-italic-polish': charsets.polishWords,
};

type StandIn = [family: string, local: readonly string[], width: number];
type Metrics = { up: number; down: number; style?: 'normal' | 'italic'; range?: string };

/**
 * System fonts adjusted to the metrics of ours, shown until ours are loaded, so that the layout does not shift. The width
 * is our font's mean advance divided by the system font's, over the texts of the landing page.
 */
const sans: StandIn[] = [
  ['Inter Arial', ['Arial', 'Liberation Sans'], 1.0734],
  ['Inter Roboto', ['Roboto'], 1.0652],
  ['Inter DejaVu', ['DejaVu Sans'], 0.9418],
];
const serifs = ([georgia, noto, dejaVu]: readonly [number, number, number]): StandIn[] => [
  ['Display Georgia', ['Georgia'], georgia],
  ['Display Noto', ['Noto Serif', 'NotoSerif'], noto],
  ['Display DejaVu', ['DejaVu Serif'], dejaVu],
];
const latin = [0.8534, 0.7817, 0.7313] as const;
const slanted = latin.map((width) => width * 0.955) as unknown as typeof latin;
const cyrillic = { up: 0.8855, down: 0.3145, range: charsets.cyrillic.range };
const display = { up: 0.978, down: 0.255 };

const face = (lines: readonly string[]) => `@font-face { ${lines.join('; ')} }\n`;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const own = Object.entries(fontFiles).map(([name, { range }]) => {
  const isDisplay = name.startsWith('display');
  return face([
    `font-family: '${isDisplay ? 'Display' : 'Inter'} Site'`,
    ...(name.includes('italic') ? ['font-style: italic'] : []),
    `font-weight: ${isDisplay ? '400' : '400 700'}`,
    // All systems have a good Thai font, but with other widths: swapping fonts late would move the lines.
    `font-display: ${name.endsWith('-thai') ? 'optional' : 'swap'}`,
    `src: url('@blue-peony/ui/fonts/${name}.woff2') format('woff2')`,
    `unicode-range: ${range}`,
  ]);
});
const standIns = (fonts: readonly StandIn[], { up, down, style, range }: Metrics) =>
  fonts.map(([family, local, width]) =>
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
const faces = own.join('');
const standInFaces = [
  ...standIns(sans, { up: 0.9688, down: 0.2412 }),
  ...standIns(serifs(latin), display),
  ...standIns(serifs(slanted), { ...display, style: 'italic' }),
  ...standIns(serifs([0.9507, 0.8747, 0.8184]), cyrillic),
].join('');

/** Writes the faces from the tables above into a style sheet, in the place of these two comments. */
export const fontFaces: Plugin = {
  name: 'font-faces',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css/, code: /\/\* (?:fonts|stand-ins) \*\// },
    handler: (css) => css.replace('/* fonts */', () => faces).replace('/* stand-ins */', () => standInFaces),
  },
};
